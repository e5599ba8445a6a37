import { use } from 'react';
import type { AppEnglish } from '../appEnglish';
import type { English } from '../english';
import { LanguageContext } from './languageContext';
import type { OtherTexts, Say } from './say';
import { sayFrom } from './say';

export type { Say };

/** The English texts of all components and of the app. */
type Everywhere = English & AppEnglish;

/**
 * Returns the function for the texts of a component, a page or a feature. The function returns a text of the prop
 * `messages` (`own`), or else of the nearest `FlorinProvider`, or else the English text.
 */
export function useMessages<Place extends keyof Everywhere>(
  place: Place,
  english: Everywhere[Place],
  own?: OtherTexts<Everywhere[Place]>,
): Say<Everywhere[Place]> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return sayFrom(english, own, messages[place], locale, choosePlurals);
}
