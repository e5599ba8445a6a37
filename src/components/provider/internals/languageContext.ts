import { createContext } from 'react';
import type { SomeMessages } from '../../english';
import type { ChoosePlurals } from './say';

/**
 * The language of components. Its context is separate from `FlorinContext`, because otherwise every component with a
 * text would also load the default currencies.
 */
export interface Language {
  /** The language as a BCP 47 tag. */
  readonly locale: string;
  /** The texts that replace the components' English texts, by component and key. */
  readonly messages: SomeMessages;
  /**
   * Replaces the plurals in a text. `FlorinProvider` sets this function, unless the pseudo-locale of tests has set
   * another one. The English texts of public components have no plurals, so an app that has no provider does not load
   * the function.
   */
  readonly choosePlurals?: ChoosePlurals;
}

/** American English, the default. `messages` is empty, because each component contains its English texts. */
export const ENGLISH: Language = { locale: 'en-US', messages: {} };

/** The language of the nearest `FlorinProvider`, or English. */
export const LanguageContext = createContext(ENGLISH);
