import { createContext } from 'react';
import type { SomeMessages } from '../english';
import type { ChoosePlurals } from './say';

/** The facts about the reader that components ask for. */
export interface FlorinSettings {
  /** An IANA name; undefined where nobody has said it. */
  readonly timeZone: string | undefined;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The texts that stand in for the English ones. */
  readonly messages: SomeMessages;
  /** Comes with the provider, since no English text of a component has a plural. */
  readonly choosePlurals?: ChoosePlurals;
}

/** The settings of the nearest `FlorinProvider`, or the defaults. */
export const FlorinContext = createContext<FlorinSettings>({
  timeZone: undefined,
  locale: 'en-US',
  messages: {},
});
