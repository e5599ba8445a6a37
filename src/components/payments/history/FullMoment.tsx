import { use } from 'react';
import { formatFullMoment } from '../../../domain/history/fullMoment';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { FlorinContext } from '../../provider/florinContext';

export interface FullMomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
}

/**
 * A date and a time with the year and the name of the reader's zone: that of `FlorinProvider`, else that of the device.
 * A server does not know the device: it renders an empty line.
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
