import { useFormContext, useWatch } from 'react-hook-form';
import { parseAmount } from '../../../domain/money/amount';
import { currencyOf, type CurrencyId, type CurrencyInfo } from '../../../domain/currency/currency';
import { ZERO, type Decimal } from '../../../domain/money/money';
import { useFlorin } from '../../provider/useFlorin';

/** The values of the fields of an `ExchangeForm`. `amount` is the amount of `from`, as the user typed it. */
export interface ExchangeFields {
  from: CurrencyId;
  to: CurrencyId;
  amount: string;
}

/**
 * Initial values for an `ExchangeForm`. `amount` is the amount of `from`, in the number format of the user's language.
 */
export interface ExchangeDefaults {
  readonly from?: CurrencyId;
  readonly to?: CurrencyId;
  readonly amount?: string;
}

/** Returns the initial values of the fields: by default the first two currencies and no amount. */
export function initialFields(
  currencies: readonly [CurrencyInfo, ...CurrencyInfo[]],
  defaults: ExchangeDefaults = {},
): ExchangeFields {
  const from = currencies.find(({ id }) => id === defaults.from) ?? currencies[0];
  const others = currencies.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => id === defaults.to) ?? others[0] ?? from;
  return { from: from.id, to: to.id, amount: defaults.amount ?? '' };
}

/** Returns the two selected currencies, and a function that swaps them and clears the amount. */
export function useCurrencyPair(currencies: readonly CurrencyInfo[]) {
  const { control, setValue } = useFormContext<ExchangeFields>();
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  return {
    from: currencyOf(currencies, from),
    to: currencyOf(currencies, to),
    swap: () => {
      setValue('from', to);
      setValue('to', from);
      setValue('amount', '');
    },
  };
}

/** Returns the typed amount: 0 if the field is empty, null if the text is invalid. */
export function useGiven(from: CurrencyInfo): Decimal | null {
  const { control } = useFormContext<ExchangeFields>();
  const { locale } = useFlorin();
  return useWatch({
    control,
    compute: ({ amount }) => {
      if (amount.trim() === '') return ZERO;
      const parsed = parseAmount(amount, from, { locale });
      return parsed.ok ? parsed.value : null;
    },
  });
}
