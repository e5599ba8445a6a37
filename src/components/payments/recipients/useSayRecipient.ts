import { use } from 'react';
import type { RecipientSentence } from '../../../domain/recipients/recipientKind';
import { useFlorin } from '../../provider/useFlorin';
import { LanguageContext } from '../../provider/internals/languageContext';
import { sayFrom, type Say, type Texts } from '../../provider/internals/say';

/** Returns a text of the kind of recipient whose id is `of`. */
export type SayRecipient = (of: string, sentence: RecipientSentence) => string;

/**
 * Returns a function for the texts of the kinds of recipients that an app adds, in the user's language. If the provider
 * does not have a kind, the function returns the kind's id.
 */
export function useSayRecipient(): SayRecipient {
  const { recipients = [] } = useFlorin();
  const { locale, messages, choosePlurals } = use(LanguageContext);
  return (of, { key, values = {} }) => {
    const english: Texts = recipients.find(({ id }) => id === of)?.english ?? { [key]: of };
    const say = sayFrom(english, undefined, messages.recipients?.[of], locale, choosePlurals);
    return (say as Say<Record<string, '{value}'>>)(key, values as never);
  };
}
