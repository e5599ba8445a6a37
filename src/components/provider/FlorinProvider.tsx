import type { ReactNode } from 'react';
import { use, useMemo } from 'react';
import type { SomeMessages } from '../english';
import { choosePlurals } from './choosePlurals';
import { FlorinContext } from './florinContext';

export interface FlorinProviderProps {
  /**
   * The reader's time zone by its IANA name, such as `Europe/Berlin`. Give it where pages are rendered on a
   * server: moments are then the same there and in every browser. Without it they are written in
   * the browser alone, in the zone of the device.
   */
  timeZone?: string | undefined;
  /** The reader's language and region as a BCP 47 tag, such as `de` or `de-AT`; `en-US` where nobody says it. */
  locale?: string | undefined;
  /**
   * The texts of the components, by component and key: a language such as `florin/messages/de`, or some texts
   * alone. English stands in for those that are not there.
   */
  messages?: SomeMessages | undefined;
  children?: ReactNode;
}

/**
 * Tells all components inside who reads them. It can be left out: everything has a default. Of one in another,
 * each setting that is left out is the outer one's.
 */
export function FlorinProvider({ timeZone, locale, messages, children }: FlorinProviderProps) {
  const outer = use(FlorinContext);
  const settings = useMemo(
    () => ({
      timeZone: timeZone ?? outer.timeZone,
      locale: locale ?? outer.locale,
      messages: messages ?? outer.messages,
      choosePlurals,
    }),
    [timeZone, locale, messages, outer],
  );
  return <FlorinContext value={settings}>{children}</FlorinContext>;
}
