import { use } from 'react';
import type { RecipientSentence } from '../../domain/recipients/recipientKind';
import { FlorinContext } from '../provider/florinContext';
import { LanguageContext } from '../provider/languageContext';
import type { Say, Texts } from '../provider/say';
import { sayFrom } from '../provider/say';

/** Returns a text of a kind of recipient by the kind's id. */
export type SayRecipient = (of: string, sentence: RecipientSentence) => string;

/**
 * Returns the function for the texts of the kinds that an app adds, in the language of the nearest `FlorinProvider`. If
 * the provider lacks a kind, every text is the kind's id.
 */
export function useSayRecipient(): SayRecipient {
  const { recipients = [] } = use(FlorinContext);
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return (of, { key, values = {} }) => {
    const english: Texts = recipients.find(({ id }) => id === of)?.english ?? { [key]: of };
    const say = sayFrom(english, undefined, messages.recipients?.[of], locale, choosePlurals);
    return (say as Say<Record<string, '{value}'>>)(key, values as never);
  };
}
