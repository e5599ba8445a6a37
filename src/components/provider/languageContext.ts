import { createContext } from 'react';
import type { SomeMessages } from '../english';
import type { ChoosePlurals } from './say';

/** The language that components speak. Apart from the other settings, whose defaults every text would bring along. */
export interface Language {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The texts that stand in for the English ones. */
  readonly messages: SomeMessages;
  /** Comes with the provider, since no English text of a component has a plural. */
  readonly choosePlurals?: ChoosePlurals;
}

/** American English, whose texts come with the components. */
export const ENGLISH: Language = { locale: 'en-US', messages: {} };

/** The language of the nearest `FlorinProvider`, or English. */
export const LanguageContext = createContext(ENGLISH);
