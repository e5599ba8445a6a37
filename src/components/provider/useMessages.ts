import { use } from 'react';
import { FlorinContext } from './florinContext';
import type { OtherTexts, Say, Texts } from './say';
import { sayFrom } from './say';

/**
 * The texts of a component: those of its own prop `messages`, else those of the nearest `FlorinProvider`,
 * else its English ones, which come with it.
 */
export function useMessages<English extends Texts>(
  component: string,
  english: English,
  own?: OtherTexts<English>,
): Say<English> {
  const { locale, messages, choosePlurals } = use(FlorinContext);
  // The type of the provider's prop names the components and their keys; a component knows its own alone.
  const given = (messages as Readonly<Record<string, OtherTexts<English>>>)[component];
  return sayFrom(english, own, given, locale, choosePlurals);
}
