import { use } from 'react';
import { formatMoment } from '../../../domain/money/format';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { FlorinContext } from '../../provider/florinContext';

export interface MomentProps {
  /** A moment as ISO text, in UTC. */
  at: string;
  /** The current year, which is omitted from the date. Without it, the year is always shown. */
  thisYear?: number | undefined;
}

/**
 * A date and a time in the reader's zone: that of `FlorinProvider`, else that of the device. A server does not know the
 * device: without a provider it renders an empty line, and hydration adds the moment.
 */
export function Moment({ at, thisYear }: MomentProps) {
  const { locale, timeZone } = use(FlorinContext);
  const isHydrated = useIsHydrated();
  return isHydrated || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {formatMoment(at, { locale, thisYear, timeZone })}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
