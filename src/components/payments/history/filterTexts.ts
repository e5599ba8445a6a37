import type { CurrencyInfo } from '../../../domain/currency/currency';
import { formatShortDay } from '../../../domain/history/historyDays';
import type { FilterName } from '../../../domain/history/historyFilters';
import { visible } from '../../../domain/text/text';
import type { Say } from '../../provider/say';
import type { TransactionFilters as english } from './TransactionFilters/TransactionFilters.messages';

/** Types and statuses that have a word in every language. */
const KNOWN = [
  'send',
  'receive',
  'exchange',
  'purchase',
  'completed',
  'pending',
  'failed',
] as const satisfies readonly (keyof typeof english)[];

/** The name of a type or a status in the reader's language; an unknown one is unchanged. */
export function wordFor(value: string, say: Say<typeof english>): string {
  const known = KNOWN.find((word) => word === value);
  return known ? say(known) : visible(value);
}

/** The text of a currency in a list: `BTC · Bitcoin`, or only the symbol without a name. */
export function currencyText({ symbol }: Pick<CurrencyInfo<string>, 'symbol'>, name: string) {
  return symbol === name ? visible(symbol) : `${symbol} · ${name}`;
}

/** The language and currencies for the text of a filter. */
export interface FilterLanguage {
  readonly say: Say<typeof english>;
  readonly currencies: readonly CurrencyInfo<string>[];
  readonly locale: string;
}

/** The text of a filter for the user. */
export function filterText(
  filter: FilterName,
  value: string,
  { say, currencies, locale }: FilterLanguage,
): string {
  switch (filter) {
    case 'type':
    case 'status':
      return wordFor(value, say);
    case 'currency':
      return visible(currencies.find(({ id }) => id === value)?.symbol ?? value);
    case 'from':
    case 'to':
      return formatShortDay(value, locale);
  }
}
