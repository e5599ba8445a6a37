import { use } from 'react';
import type { English } from '../english';
import { LanguageContext } from './languageContext';
import type { OtherTexts, Say } from './say';
import { sayFrom } from './say';

export type { Say };

/**
 * Returns the function for the texts of a component, a page or a feature. The function returns a text of the prop
 * `messages` (`own`), or else of the nearest `FlorinProvider`, or else the English text.
 */
export function useMessages<Place extends keyof English>(
  place: Place,
  english: English[Place],
  own?: OtherTexts<English[Place]>,
): Say<English[Place]> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return sayFrom(english, own, messages[place], locale, choosePlurals);
}
