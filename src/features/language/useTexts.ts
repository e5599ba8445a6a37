import { use } from 'react';
import { LanguageContext } from '../../components/provider/languageContext';
import type { OtherTexts, Say, Texts } from '../../components/provider/say';
import { sayFrom } from '../../components/provider/say';

/**
 * The texts of a page or a feature, by the name that app/english.ts lists it under: those of the language that
 * was chosen, else the English ones, which come with it.
 */
export function useTexts<English extends Texts>(place: string, english: English): Say<English> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  // A language of the app has more in it than the texts of the components.
  const given = messages as Readonly<Record<string, OtherTexts<English> | undefined>>;
  return sayFrom(english, undefined, given[place], locale, choosePlurals);
}
