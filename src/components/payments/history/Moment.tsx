import { formatMoment, formatTime } from '../../../domain/money/format';
import { useIsHydrated } from '../../../hooks/useIsHydrated';
import { ForeignText } from '../../identity/ForeignText';
import { useFlorin } from '../../provider/useFlorin';

export interface MomentProps {
  /** A date and time in UTC, as ISO 8601 text. */
  at: string;
  /** The current year. Dates of this year are shown without the year. If undefined, the year is always shown. */
  thisYear?: number | undefined;
  /** Shows only the time, for example below a heading with the day. Nothing is shown for a day without a time. */
  timeOnly?: boolean | undefined;
  /** Returns the shown text, such as `Today 9:41 AM`, from the formatted time. By default, the time alone is shown. */
  toText?: ((time: string) => string) | undefined;
}

/**
 * Shows a date and time in the user's time zone. The time zone is that of `FlorinProvider`, or else that of the device.
 * If `FlorinProvider` has none, a server renders no text, because the server does not know the time zone of the device.
 * The text then appears after hydration. A text that is not a time is shown unchanged.
 */
export function Moment({ at, thisYear, timeOnly = false, toText = String }: MomentProps) {
  const { locale, timeZone } = useFlorin();
  const isHydrated = useIsHydrated();
  if (Number.isNaN(Date.parse(at))) return <ForeignText>{at}</ForeignText>;
  const time = () =>
    timeOnly
      ? formatTime(at, { locale, timeZone })
      : formatMoment(at, { locale, thisYear, timeZone });
  return isHydrated || timeZone !== undefined ? (
    <time dateTime={at} dir="auto">
      {toText(time())}
    </time>
  ) : (
    <time>{'\u00A0'}</time>
  );
}
