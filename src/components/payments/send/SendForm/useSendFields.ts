import { useForm, useWatch } from 'react-hook-form';
import {
  currencyOf,
  type CurrencyId,
  type CurrencyInfo,
} from '../../../../domain/currency/currency';
import { forEachText } from '../../../../domain/history/transaction';
import { useAmountUnit } from '../../../money/useAmountUnit';
import { useCurrencies } from '../../../provider/internals/useCurrency';
import type { SendDefaults, SendFields, SendPrices } from '../internals/sendFields';
import { useFirstLink } from './useFirstLink';
import { useSendDraft } from './useSendDraft';
import { useSendFilling } from './useSendFilling';

export interface SendFieldsOptions {
  readonly currencies?: readonly CurrencyInfo[] | undefined;
  readonly defaults?: SendDefaults | undefined;
  readonly prices?: SendPrices | undefined;
  readonly onLeave?: ((typed: SendFields) => void) | undefined;
}

/** Returns the fields of a send form with their initial values, and functions that fill in and clear the fields. */
export function useSendFields({ currencies, defaults = {}, prices, onLeave }: SendFieldsOptions) {
  const { offered, none } = useCurrencies(currencies);
  const { link, ...given } = defaults;
  const initial = offered.find(({ id }) => id === given.currency) ?? offered[0];
  const empty = { recipient: '', amount: '', currency: initial.id, ...forEachText(() => '') };
  const first = useFirstLink(link, { ...empty, ...given, currency: initial.id }, offered);
  const form = useForm<SendFields>({
    defaultValues: { ...empty, ...given, currency: initial.id, ...first.fields },
    reValidateMode: 'onSubmit',
  });
  // The form watches only the currency, so that typing in a field renders only that field, the warnings
  // and the buttons.
  const currency: CurrencyId = useWatch({ control: form.control, name: 'currency' });
  const unit = useAmountUnit({
    currency: currencyOf(offered, currency),
    price: typeof prices === 'function' ? () => prices(currency) : prices?.[currency],
  });
  useSendDraft(form, unit, onLeave);
  const filling = useSendFilling({ form, offered, first: first.notice, onAmount: unit.reset });
  const clear = () => {
    form.reset(empty);
    unit.reset();
    filling.forget();
  };
  return { form, offered, none, unit, filling, clear };
}
