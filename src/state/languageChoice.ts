import type { LanguageTag } from './language';
import { attempt } from './browserStorage';
import { createStrictContext } from './createStrictContext';

/** The key under which the choice is kept; scripts/app/languageInit.js reads it before the first paint. */
export const LANGUAGE_KEY = 'florin.language';

/** The language of the app, and its choice. */
export interface LanguageChoice {
  /** The language that is on, or that is on its way. */
  readonly tag: LanguageTag;
  /** Changes to a language once its texts are there, and saves the choice. */
  choose(tag: LanguageTag): void;
}

/** The app gives it; what a language is made of, the app alone knows. */
export const [LanguageChoiceContext, useLanguageChoice] = createStrictContext<LanguageChoice>(
  'useLanguageChoice',
  'LanguageProvider',
);

/** Keeps a choice for the next visit, where the browser lets it. */
export function saveLanguage(tag: LanguageTag): void {
  attempt((storage) => {
    storage.setItem(LANGUAGE_KEY, tag);
  });
}
