import { useIsPrivate } from '../../state/storage/useKept';
import { PageTitle } from './PageTitle';

export interface PersonalTitleProps {
  /** The title with data of the user, such as the payee of a payment; null without such data. */
  personal: string | null;
  /** The title without data of the user. The browser keeps titles in its history, so this one is set during a lock. */
  children: string;
}

/** A title with data of the user, unless a lock is set. */
export function PersonalTitle({ personal, children }: PersonalTitleProps) {
  const isPrivate = useIsPrivate();
  return <PageTitle>{isPrivate ? children : (personal ?? children)}</PageTitle>;
}
