import type { CurrencyInfo } from '../../../../domain/currency/currency';
import { formatShortDay } from '../../../../domain/history/historyDays';
import type { FilterName } from '../../../../domain/history/historyFilters';
import { visible } from '../../../../domain/text/text';
import type { Say } from '../../../provider/internals/say';
import type { TransactionFilters as english } from './TransactionFilters.messages';

/** The types and statuses of transactions that have a translation. */
const KNOWN = [
  'send',
  'receive',
  'exchange',
  'purchase',
  'completed',
  'pending',
  'failed',
] as const satisfies readonly (keyof typeof english)[];

/** Returns the name of a type or status in the user's language. An unknown value is returned unchanged. */
export function wordFor(
  value: string,
  say: Say<typeof english>,
  recordName: (id: string) => string,
): string {
  const known = KNOWN.find((word) => word === value);
  return known ? say(known) : recordName(value);
}

/** Returns the text of a currency in a list: `BTC · Bitcoin`, or only the symbol if the currency has no other name. */
export function currencyText({ symbol }: Pick<CurrencyInfo<string>, 'symbol'>, name: string) {
  return symbol === name ? visible(symbol) : `${symbol} · ${name}`;
}

export interface FilterLanguage {
  readonly say: Say<typeof english>;
  readonly currencies: readonly CurrencyInfo<string>[];
  readonly locale: string;
  /** From `useRecordName`. */
  readonly recordName: (id: string) => string;
}

/** Returns the text for the value of a filter, such as a date or a currency, in the user's language. */
export function filterText(
  filter: FilterName,
  value: string,
  { say, currencies, locale, recordName }: FilterLanguage,
): string {
  switch (filter) {
    case 'type':
    case 'status':
      return wordFor(value, say, recordName);
    case 'currency':
      return visible(currencies.find(({ id }) => id === value)?.symbol ?? value);
    case 'from':
    case 'to':
      return formatShortDay(value, locale);
  }
}
