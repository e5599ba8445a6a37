import { use } from 'react';
import type { English } from '../english';
import { LanguageContext } from './languageContext';
import type { OtherTexts, Say } from './say';
import { sayFrom } from './say';

/**
 * The texts of a component: those of its own prop `messages`, else those of the nearest `FlorinProvider`,
 * else its English ones, which come with it.
 */
export function useMessages<Component extends keyof English>(
  component: Component,
  english: English[Component],
  own?: OtherTexts<English[Component]>,
): Say<English[Component]> {
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return sayFrom(english, own, messages[component], locale, choosePlurals);
}
