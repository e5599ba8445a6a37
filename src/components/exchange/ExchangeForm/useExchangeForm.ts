import { use, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { parseAmount, readAmount } from '../../../domain/money/amount';
import { checkDecimals } from '../../../domain/money/amountRules';
import type { CallOptions } from '../../../domain/ledger/call';
import type { Balances, CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import { currencyOf } from '../../../domain/currency/currency';
import { formatAmount, formatConverted } from '../../../domain/money/format';
import { isSamePayment } from '../../../domain/ledger/doubt';
import type { ExchangeRequest, Order, SubmitRefusal } from '../../../domain/ledger/ledger';
import type { Decimal } from '../../../domain/money/money';
import { compare, ZERO } from '../../../domain/money/money';
import type { FirmQuote, OnQuote, Rate } from '../../../domain/prices/rates';
import { convert } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { secondsUntil } from '../../../hooks/useSecondsLeft';
import { useWhenChanged } from '../../../hooks/useWhenChanged';
import type { Refusal } from '../../money/Refusal.messages';
import { useSayRefusal } from '../../money/refusalText';
import type { Doubts } from '../../money/useConfirmedDoubts';
import { useConfirmedDoubts } from '../../money/useConfirmedDoubts';
import { useSubmitOrder } from '../../money/useSubmitOrder';
import { FlorinContext } from '../../provider/florinContext';
import type { OtherTexts, Say } from '../../provider/say';
import type { ExchangeForm as english } from './ExchangeForm.messages';
import type { ExchangeDefaults, ExchangeFields } from './exchangeFields';
import { initialFields } from './exchangeFields';
import type { FormQuoteRequest } from '../useFirmQuote';

/** The exchange that the form submits. The app adds the wallet. */
export type FormExchange = Omit<ExchangeRequest, 'walletId'>;

/** A quote, and the exchange that the quote was requested for. */
export interface HeldQuote {
  readonly request: FormQuoteRequest;
  readonly quote: FirmQuote;
}

/** The options of `useExchangeForm`: the form object, the texts, and the props of `ExchangeForm` that it needs. */
export interface ExchangeFormOptions extends Pick<Doubts, 'inDoubt' | 'confirmed'> {
  readonly form: UseFormReturn<ExchangeFields>;
  readonly currencies: readonly [CurrencyInfo, ...CurrencyInfo[]];
  readonly defaultFrom?: CurrencyId | undefined;
  readonly defaults?: ExchangeDefaults | undefined;
  readonly available: Balances;
  readonly rateOf?: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
  readonly onQuote?: OnQuote | undefined;
  readonly timer: Timer;
  readonly hidden: boolean;
  readonly onExchange: (order: FormExchange, call: CallOptions) => Promise<SubmitRefusal | null>;
  readonly onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  readonly onDone?: ((text: string) => void) | undefined;
  readonly say: Say<typeof english>;
  readonly messages?: (OtherTexts<typeof english> & OtherTexts<typeof Refusal>) | undefined;
}

type OnCheck = () => Promise<SubmitRefusal | null>;

/** How long the sentence about an exchange is shown. A notice is shown for the same time. */
const DONE_MS = 5_000;

const isSame = (one: FormQuoteRequest, other: FormQuoteRequest) =>
  one.from === other.from && one.to === other.to && one.amount === other.amount;

/**
 * The state and the submission of the exchange form. It submits one order at a time, keeps the two currencies
 * different, and keeps the typed values until the money has moved.
 */
export function useExchangeForm({
  form,
  currencies,
  defaultFrom,
  defaults,
  available,
  rateOf,
  onQuote,
  timer,
  hidden,
  onExchange,
  onRefusedUnseen,
  inDoubt,
  confirmed,
  onDone,
  say,
  messages,
}: ExchangeFormOptions) {
  const { register, handleSubmit, control, getValues, setValue, clearErrors } = form;
  const { locale } = use(FlorinContext);
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  const { errors, isSubmitting } = useFormState({ control });
  const [done, setDone] = useState<string | null>(null);
  // Removes the sentence about the previous exchange when amounts are hidden or shown. Otherwise screen readers would
  // announce the changed sentence.
  useWhenChanged(hidden, () => {
    setDone(null);
  });
  useEffect(() => {
    if (done === null) return undefined;
    return timer.after(DONE_MS, () => {
      setDone(null);
    });
  }, [done, timer]);
  const [held, setHeld] = useState<HeldQuote | null>(null);
  const { refuse, refuseForm, submit } = useSubmitOrder(
    form,
    useSayRefusal(messages),
    onRefusedUnseen,
    inDoubt !== undefined,
  );
  const infoOf = (id: CurrencyId) => currencyOf(currencies, id);
  const doneText = (order: FormExchange) => {
    const given = formatAmount(order.amount, infoOf(order.from), { locale, precision: 'exact' });
    const received = formatConverted(order.received, infoOf(order.to), { locale });
    return say('done', { given, received });
  };
  const showDone = (order: FormExchange) => {
    if (onDone) onDone(doneText(order));
    else setDone(doneText(order));
  };

  const edited = () => {
    // Errors are cleared only if there are any, because this function runs after each typed character, and
    // `clearErrors` renders the whole form.
    if (Object.keys(errors).length > 0) clearErrors();
    setDone(null);
  };
  /** Returns the amount to credit, by the fixed rate or by the quote. Returns null if there is no valid quote. */
  const termsOf = (
    request: FormQuoteRequest,
  ): Pick<FormExchange, 'received' | 'quoteId'> | null => {
    const at = (rate: Decimal) => convert(request.amount, rate, infoOf(request.to));
    if (!onQuote) {
      const rate = rateOf?.(request.from, request.to);
      return rate ? { received: at(rate.rate) } : null;
    }
    if (!held || !isSame(held.request, request)) return null;
    const { quote } = held;
    // A page that was suspended may still show an expired quote.
    if (secondsUntil(quote.expiresAt, timer) === 0) return null;
    return {
      received: quote.received ?? at(quote.rate),
      ...(quote.id === undefined ? {} : { quoteId: quote.id }),
    };
  };
  const exchange = async (fields: ExchangeFields) => {
    setDone(null);
    const source = infoOf(fields.from);
    const read = readAmount(fields.amount, source, { locale });
    if (!read.ok) {
      refuse(read.refusal);
      return;
    }
    const amount = read.value.value;
    const decimals = checkDecimals(read.value.decimals, source);
    // As specified, an insufficient balance is reported rather than too many decimals. So if the balance is
    // insufficient, the order is submitted anyway, and `onExchange` refuses it.
    if (!decimals.ok && compare(amount, available[fields.from] ?? ZERO) <= 0) {
      refuse(decimals.refusal);
      return;
    }
    const terms = termsOf({ ...fields, amount });
    if (!terms) {
      const noRate = say('noRate', { from: source.symbol, to: infoOf(fields.to).symbol });
      refuse(onQuote ? { kind: 'no-quote' } : { kind: 'message', text: noRate });
      return;
    }
    const order = { ...fields, amount, ...terms };
    // The same exchange may already have been executed. The user can check it, but not submit it again.
    const isInDoubt = inDoubt?.some((doubt) =>
      isSamePayment(doubt.order, { kind: 'exchange', ...order }),
    );
    if (isInDoubt) {
      refuse({ kind: 'in-doubt' });
      return;
    }
    if (!(await submit(order, onExchange))) return;
    setValue('amount', '');
    showDone(order);
  };
  const isTyped = (order: Order) => {
    if (order.kind !== 'exchange') return false;
    const typed = parseAmount(getValues('amount'), infoOf(getValues('from')), { locale });
    return typed.ok && isSamePayment(order, { ...order, ...getValues(), amount: typed.value });
  };
  /** Shows the confirmation of an exchange, and clears the amount if the form still contains that exchange. */
  const confirm = (order: Order) => {
    if (order.kind !== 'exchange') return;
    if (isTyped(order)) setValue('amount', '');
    clearErrors();
    showDone(order);
  };
  useConfirmedDoubts(inDoubt, confirmed, confirm);
  /** Sends an exchange in doubt again. */
  const checkAgain = async (order: Order, call: () => ReturnType<OnCheck> | undefined) => {
    const refusal = (await call()) ?? null;
    if (refusal && isTyped(order)) refuse(refusal);
    else if (refusal) refuseForm(refusal);
    // With `confirmed`, `useConfirmedDoubts` handles every doubt that ends.
    else if (!confirmed) confirm(order);
    return refusal;
  };
  /**
   * Registers the currency field of one side. If the user selects the currency of the other side, the two currencies
   * are swapped, and the amount is cleared.
   */
  const side = (name: 'from' | 'to') => {
    const [here, there, other] =
      name === 'from' ? [from, to, 'to' as const] : [to, from, 'from' as const];
    const field = register(name, {
      onChange: ({ target }: { target: HTMLSelectElement }) => {
        if (target.value === there) {
          setValue(other, here);
          setValue('amount', '');
        }
        edited();
      },
    });
    return { ...field, defaultValue: initialFields(currencies, defaultFrom, defaults)[name] };
  };
  const swap = () => {
    setValue('from', to);
    setValue('to', from);
    setValue('amount', '');
    edited();
  };

  return {
    control,
    onHold: setHeld,
    from: infoOf(from),
    to: infoOf(to),
    done,
    errors,
    pending: isSubmitting,
    side,
    amountField: register('amount', { onChange: edited }),
    swap,
    checkAgain,
    submit: handleSubmit(exchange),
  };
}
