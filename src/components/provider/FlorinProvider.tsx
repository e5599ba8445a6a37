import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { FlorinContext } from './florinContext';

export interface FlorinProviderProps {
  /**
   * The reader's time zone by its IANA name, such as `Europe/Berlin`. Give it where pages are rendered on a
   * server: moments are then the same there and in every browser. Without it they are written in
   * the browser alone, in the zone of the device.
   */
  timeZone?: string | undefined;
  children?: ReactNode;
}

/** Tells all components inside who reads them. It can be left out: everything has a default. */
export function FlorinProvider({ timeZone, children }: FlorinProviderProps) {
  const settings = useMemo(() => ({ timeZone }), [timeZone]);
  return <FlorinContext value={settings}>{children}</FlorinContext>;
}
