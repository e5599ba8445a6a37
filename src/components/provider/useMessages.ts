import { use } from 'react';
import type { English } from '../english';
import { LanguageContext } from './internals/languageContext';
import { sayFrom, type OtherTexts, type Say } from './internals/say';

export type { Say };

/**
 * Returns a function that returns the texts of a component, a page or a feature by key. Each text is from the
 * `messages` prop (`own`), or else from the nearest `FlorinProvider`, or else English.
 */
export function useMessages<Place extends keyof English>(
  place: Place,
  english: English[Place],
  own?: OtherTexts<English[Place]>,
): Say<English[Place]> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return sayFrom(english, own, messages[place], locale, choosePlurals);
}
