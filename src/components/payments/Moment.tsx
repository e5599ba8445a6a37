import { useSyncExternalStore } from 'react';
import { formatMoment } from '../../domain/format';

export interface MomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
  /** The year that is not written, because it is this one; without it the year is always there. */
  thisYear?: number | undefined;
}

const never = () => () => undefined;

/**
 * A date and a time in the reader's zone. A page that is rendered ahead knows no reader: it keeps the
 * line's place, and the moment is written when the page comes to life.
 */
export function Moment({ at, thisYear }: MomentProps) {
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isKnown ? (
    <time dateTime={at}>{formatMoment(at, thisYear)}</time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
