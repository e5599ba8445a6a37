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

/** A type or a status in the reader's language; one from a later source is shown as it is written. */
export function wordFor(value: string, say: Say<typeof english>): string {
  const known = KNOWN.find((word) => word === value);
  return known ? say(known) : visible(value);
}

/** A currency among others: `BTC · Bitcoin`. One that has no name but its symbol is shown by that. */
export function currencyText({ symbol }: Pick<CurrencyInfo<string>, 'symbol'>, name: string) {
  return symbol === name ? visible(symbol) : `${symbol} · ${name}`;
}

/** The facts that a filter's value is read with. */
export interface FilterLanguage {
  readonly say: Say<typeof english>;
  readonly currencies: readonly CurrencyInfo<string>[];
  readonly locale: string;
}

/** The value of a filter as people read it. */
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
