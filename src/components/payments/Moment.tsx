import { use } from 'react';
import { formatMoment } from '../../domain/format';
import { formatFullMoment } from '../../domain/fullMoment';
import { useIsOnDevice } from '../../hooks/useIsOnDevice';
import { FlorinContext } from '../provider/florinContext';

export interface MomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
  /** The year that is not written, because it is this one; without it the year is always there. */
  thisYear?: number | undefined;
  /** Writes the month out, and names the zone: for a receipt. */
  isFull?: boolean;
}

/**
 * A date and a time in the reader's zone: that of `FlorinProvider`, else that of the device. A server
 * does not know the device: without a provider it keeps the line's place, and the moment is written
 * when the page comes to life.
 */
export function Moment({ at, thisYear, isFull = false }: MomentProps) {
  const { locale, timeZone } = use(FlorinContext);
  const isOnDevice = useIsOnDevice();
  return isOnDevice || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {isFull
        ? formatFullMoment(at, { locale, timeZone })
        : formatMoment(at, { locale, thisYear, timeZone })}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
