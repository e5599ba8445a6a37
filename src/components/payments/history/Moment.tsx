import { use, useSyncExternalStore } from 'react';
import { formatMoment } from '../../../domain/money/format';
import { FlorinContext } from '../../provider/florinContext';

export interface MomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
  /** The year that is not written, because it is this one; without it the year is always there. */
  thisYear?: number | undefined;
}

const never = () => () => undefined;

/**
 * A date and a time in the reader's zone: that of `FlorinProvider`, else that of the device. A server
 * does not know the device: without a provider it keeps the line's place, and the moment is written
 * when the page comes to life.
 */
export function Moment({ at, thisYear }: MomentProps) {
  const { locale, timeZone } = use(FlorinContext);
  const isOnDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isOnDevice || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {formatMoment(at, { locale, thisYear, timeZone })}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
