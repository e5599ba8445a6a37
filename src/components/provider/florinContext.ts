import { createContext } from 'react';

/** The facts about the reader that components ask for. */
export interface FlorinSettings {
  /** An IANA name; undefined where nobody has said it. */
  readonly timeZone: string | undefined;
}

/** The settings of the nearest `FlorinProvider`, or the defaults. */
export const FlorinContext = createContext<FlorinSettings>({ timeZone: undefined });
