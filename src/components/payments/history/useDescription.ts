import { use, useCallback } from 'react';
import { currencyBySymbol, type CurrencyInfo } from '../../../domain/currency/currency';
import { formatAmount, formatConverted } from '../../../domain/money/format';
import { maskAmounts, maskNumbers } from '../../../domain/money/hiddenAmounts';
import {
  isUnreadable,
  type HistoryRecord,
  type SampleDescription,
  type Transaction,
} from '../../../domain/history/transaction';
import { spaced, type RecipientKind } from '../../../domain/recipients/recipientKind';
import { useFlorin } from '../../provider/useFlorin';
import { LanguageContext } from '../../provider/internals/languageContext';
import { sayFrom, type Say } from '../../provider/internals/say';
import { useCurrencyName } from '../../provider/useCurrencyName';
import { TransactionDescription as english } from './internals/TransactionDescription.messages';

/**
 * Returns the description of a transaction in the user's language. An unreadable record has no description.
 * - `clean` is applied to texts that users have typed. For text on a page, pass `visible`, which makes invisible
 *   characters visible.
 * - `cleanAddress` is applied to the addresses in a generated description; `clean` by default.
 */
export type Describe = (
  record: HistoryRecord,
  clean?: (text: string) => string,
  cleanAddress?: (address: string) => string,
) => string;

interface Making {
  readonly say: Say<typeof english>;
  readonly currencies: readonly CurrencyInfo[];
  readonly recipients: readonly RecipientKind[] | undefined;
  readonly locale: string | undefined;
  readonly currencyName: (currency: CurrencyInfo<string>) => string;
  readonly hide: (amount: string) => string;
}

const FROM_FACTS = ['sent', 'received', 'receivedFrom', 'exchanged'] as const;

const SAMPLES = [
  'concert',
  'groceries',
  'hosting',
  'invoice',
  'order',
  'rent',
  'saving',
  'staking',
  'wallet',
] as const satisfies readonly SampleDescription[];

const asWritten = (text: string) => text;

/**
 * Returns a description that is generated from the data of a transaction. Returns undefined if the user typed the
 * description, or if a part for the text is missing.
 */
function madeDescription(
  record: Transaction,
  { say, currencies, recipients, locale, currencyName, hide }: Making,
  clean: (text: string) => string,
  cleanAddress: (address: string) => string,
): string | undefined {
  const { made, amount, received, receivedCurrency, fromAddress, toAddress } = record;
  const currency = currencyBySymbol(currencies, record.currency);
  const kind = FROM_FACTS.find((known) => known === made);
  switch (kind) {
    case 'sent':
      return toAddress === undefined
        ? undefined
        : say(kind, { recipient: cleanAddress(spaced(toAddress, recipients)) });
    case 'receivedFrom':
      return fromAddress === undefined
        ? undefined
        : say(kind, { sender: cleanAddress(spaced(fromAddress, recipients)) });
    case 'received':
      return say(kind, { currency: clean(currencyName(currency)) });
    case 'exchanged': {
      if (received === undefined || receivedCurrency === undefined) return undefined;
      const to = currencies.find(({ symbol }) => symbol === receivedCurrency);
      const credited = to
        ? formatConverted(received, to, { locale })
        : formatAmount(received, currencyBySymbol(currencies, receivedCurrency), {
            locale,
            precision: 'exact',
          });
      return say(kind, {
        given: hide(formatAmount(amount, currency, { locale, precision: 'exact' })),
        received: hide(credited),
      });
    }
    case undefined: {
      const sample = SAMPLES.find((known) => known === made);
      return sample && say(sample);
    }
  }
}

/**
 * Returns a memoized function that describes transactions. If `hidden` is true, bullets replace the amounts in the
 * descriptions.
 */
export function useDescription(hidden = false): Describe {
  const { locale, currencies, recipients } = useFlorin();
  const language = use(LanguageContext);
  const currencyName = useCurrencyName();
  return useCallback(
    (record, clean = asWritten, cleanAddress = clean) => {
      if (isUnreadable(record)) return '';
      const { messages, choosePlurals } = language;
      const given = messages.TransactionDescription;
      const say = sayFrom(english, undefined, given, language.locale, choosePlurals);
      const hide = hidden ? maskNumbers : asWritten;
      const making = { say, currencies, recipients, locale, currencyName, hide };
      const made = madeDescription(record, making, clean, cleanAddress);
      if (made !== undefined) return made;
      const written = clean(record.description);
      return hidden ? maskAmounts(written, currencies) : written;
    },
    [hidden, locale, currencies, recipients, language, currencyName],
  );
}
