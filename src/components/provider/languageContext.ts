import { createContext } from 'react';
import type { SomeMessages } from '../english';
import type { ChoosePlurals } from './say';

/**
 * The language of components. It is not part of the other settings, because every text would then load the default
 * currencies.
 */
export interface Language {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The texts that replace the English ones. */
  readonly messages: SomeMessages;
  /**
   * Chooses the cases of plurals. `FlorinProvider` sets it. The components' English texts have no plurals, so English
   * without a provider does not load this code.
   */
  readonly choosePlurals?: ChoosePlurals;
}

/** American English, whose texts are part of the components. */
export const ENGLISH: Language = { locale: 'en-US', messages: {} };

/** The language of the nearest `FlorinProvider`, or English. */
export const LanguageContext = createContext(ENGLISH);
