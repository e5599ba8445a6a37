import { formatFullMoment } from '../../../domain/history/fullMoment';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { ForeignText } from '../../identity/ForeignText';
import { useFlorin } from '../../provider/useFlorin';

export interface FullMomentProps {
  /** A date and time in UTC, as ISO 8601 text. */
  at: string;
}

/**
 * Shows a date and time with the year and the name of the time zone. The time zone is that of `FlorinProvider`, or else
 * that of the device. If `FlorinProvider` has none, a server renders no text, because the server does not know the time
 * zone of the device. The text then appears after hydration. A text that is not a time is shown unchanged.
 */
export function FullMoment({ at }: FullMomentProps) {
  const { locale, timeZone } = useFlorin();
  const isHydrated = useIsHydrated();
  if (Number.isNaN(Date.parse(at))) return <ForeignText>{at}</ForeignText>;
  return isHydrated || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {formatFullMoment(at, { locale, timeZone })}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
