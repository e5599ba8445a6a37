import { use } from 'react';
import { capitalized } from '../../../../domain/text/capitalized';
import { visible } from '../../../../domain/text/text';
import { LanguageContext } from '../../../provider/internals/languageContext';

/** Matches ids of programs, such as `cardRefund`, `card_refund` and `CARD-REFUND`. */
const ID = /^(?:[a-z][a-zA-Z0-9]*|[A-Z][A-Z0-9]+)(?:[_-][a-zA-Z0-9]+)*$/;

/**
 * Returns the id of a type or a status as words: `cardRefund` and `card_refund` become `Card refund`. Any other text,
 * such as `Zinsen 2026`, stays unchanged.
 */
export function wordsOfId(id: string): string {
  if (!ID.test(id)) return visible(id);
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return capitalized(words, 'en');
}

/**
 * Returns a function for the name of a type or a status that Florin does not know: the text in `messages.records` of
 * `FlorinProvider`, or else the id as words.
 */
export function useRecordName(): (id: string) => string {
  const { messages } = use(LanguageContext);
  return (id) =>
    messages.records && Object.hasOwn(messages.records, id)
      ? (messages.records[id] ?? '')
      : wordsOfId(id);
}
