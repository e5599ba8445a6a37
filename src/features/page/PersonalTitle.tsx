import { useIsPrivate } from '../../state/storage/useKept';
import { PageTitle } from './PageTitle';

export interface PersonalTitleProps {
  /** The title with the user's data, such as the recipient of a payment. Null if there is no such data. */
  personal: string | null;
  /**
   * The title without the user's data. It is used if the data has a lock, because browsers keep titles in their
   * history.
   */
  children: string;
}

/** Sets the title of the document. It contains the user's data only if this data has no lock. */
export function PersonalTitle({ personal, children }: PersonalTitleProps) {
  const isPrivate = useIsPrivate();
  return <PageTitle>{isPrivate ? children : (personal ?? children)}</PageTitle>;
}
