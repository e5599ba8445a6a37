import { isLanguage, type LanguageTag } from './language';
import { attempt } from '../storage/browserStorage';
import { createStrictContext } from '../createStrictContext';

/** The key in the local storage. The script src/app/document/languageInit.js reads the value before the first paint. */
const LANGUAGE_KEY = 'florin.language';

/** The language of the page, and the function that changes it. */
export interface LanguageChoice {
  /** The tag of the selected language. Its texts may still be loading. */
  readonly tag: LanguageTag;
  /** Changes to a language after its texts have loaded, and saves the choice. */
  choose(tag: LanguageTag): void;
}

/** The context of the language. The app provides it, because the app imports the texts of each language. */
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

/** Calls a function when another tab changes the language. Returns a function that removes the listeners. */
export function followLanguage(follow: (tag: LanguageTag) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === LANGUAGE_KEY || key === null) follow(savedLanguage());
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page in the back/forward cache receives no storage events.
    if (persisted) follow(savedLanguage());
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
