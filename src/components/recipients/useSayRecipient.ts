import type { ReactNode } from 'react';
import { createElement, use } from 'react';
import type { RecipientSentence, SentenceValue } from '../../domain/recipients/recipientKind';
import { Moment } from '../payments/history/Moment';
import { FlorinContext } from '../provider/florinContext';
import { LanguageContext } from '../provider/languageContext';
import type { Say, Texts } from '../provider/say';
import { sayFrom } from '../provider/say';

/**
 * Returns a text of a kind of recipient by the kind's id. If a value is a date and time, the result is a React node
 * instead of a string.
 */
export interface SayRecipient {
  (of: string, sentence: RecipientSentence<string | number>): string;
  (of: string, sentence: RecipientSentence): ReactNode;
}

const valueOf = (value: SentenceValue): ReactNode =>
  typeof value === 'object' ? createElement(Moment, { at: value.moment }) : value;

/**
 * Returns the function for the texts of the kinds that an app adds, in the language of the nearest `FlorinProvider`. If
 * the provider lacks a kind, every text is the kind's id.
 */
export function useSayRecipient(): SayRecipient {
  const { recipients = [] } = use(FlorinContext);
  const { locale, messages, choosePlurals } = use(LanguageContext);
  const sayRecipient = (of: string, { key, values = {} }: RecipientSentence) => {
    const english: Texts = recipients.find(({ id }) => id === of)?.english ?? { [key]: of };
    const say = sayFrom(english, undefined, messages.recipients?.[of], locale, choosePlurals);
    const entries = Object.entries(values).map(([name, value]) => [name, valueOf(value)] as const);
    return (say as Say<Record<string, '{value}'>>)(key, Object.fromEntries(entries) as never);
  };
  return sayRecipient as SayRecipient;
}
