import type { LanguageTag } from './language';
import { isLanguage } from './language';
import { attempt } from '../storage/browserStorage';
import { createStrictContext } from '../createStrictContext';

/** The storage key of the choice. The script src/app/document/languageInit.js reads it before the first paint. */
const LANGUAGE_KEY = 'florin.language';

/** The language of the app, and the function that changes it. */
export interface LanguageChoice {
  /** The current language. While another language loads, the tag of that language. */
  readonly tag: LanguageTag;
  /** Changes to a language after its texts have loaded, and saves the choice. */
  choose(tag: LanguageTag): void;
}

/** The context of the language. The app provides it, because only the app can load the texts of a language. */
export const [LanguageChoiceContext, useLanguageChoice] = createStrictContext<LanguageChoice>(
  'useLanguageChoice',
  'LanguageProvider',
);

/** Saves the choice for the next visit, if the browser allows it. */
export function saveLanguage(tag: LanguageTag): void {
  attempt((storage) => {
    storage.setItem(LANGUAGE_KEY, tag);
  });
}

/** Returns the saved choice, or English if there is none or the saved text is unknown. */
function savedLanguage(): LanguageTag {
  const tag = attempt((storage) => storage.getItem(LANGUAGE_KEY)) ?? 'en';
  return isLanguage(tag) ? tag : 'en';
}

/** Calls a function with the choice of another tab. Returns a function that stops this. */
export function followLanguage(follow: (tag: LanguageTag) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null means that the whole storage was cleared.
    if (key === LANGUAGE_KEY || key === null) follow(savedLanguage());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page in the browser's cache receives no events of the storage.
    if (persisted) follow(savedLanguage());
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
