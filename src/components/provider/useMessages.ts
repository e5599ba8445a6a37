import { use } from 'react';
import type { AppEnglish } from '../appEnglish';
import type { English } from '../english';
import { LanguageContext } from './languageContext';
import type { OtherTexts, Say } from './say';
import { sayFrom } from './say';

export type { Say };

/** The English texts of all components, and of the app around them. */
type Everywhere = English & AppEnglish;

/**
 * The texts of a component, or of a page or feature of the app: from its prop `messages`, from the nearest
 * `FlorinProvider`, or the English ones, in this order.
 */
export function useMessages<Place extends keyof Everywhere>(
  place: Place,
  english: Everywhere[Place],
  own?: OtherTexts<Everywhere[Place]>,
): Say<Everywhere[Place]> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return sayFrom(english, own, messages[place], locale, choosePlurals);
}
