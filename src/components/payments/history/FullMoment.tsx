import { use } from 'react';
import { formatFullMoment } from '../../../domain/history/fullMoment';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { FlorinContext } from '../../provider/florinContext';

export interface FullMomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
}

/**
 * A date and a time that leave no doubt: with the year, and with the name of the reader's zone. That is the
 * zone of `FlorinProvider`, else that of the device, which a server does not know: it keeps the line's place.
 */
export function FullMoment({ at }: FullMomentProps) {
  const { locale, timeZone } = use(FlorinContext);
  const isHydrated = useIsHydrated();
  return isHydrated || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {formatFullMoment(at, { locale, timeZone })}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
