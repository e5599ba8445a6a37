import type { UseFormReturn } from 'react-hook-form';
import { parseAmount, readAmount } from '../../../domain/money/amount';
import { checkDecimals } from '../../../domain/money/amountRules';
import type { CallOptions, CallRefusal, MessageRefusal } from '../../../domain/ledger/call';
import {
  currencyOf,
  type Balances,
  type CurrencyId,
  type CurrencyInfo,
} from '../../../domain/currency/currency';
import { formatAmount, formatConverted } from '../../../domain/money/format';
import { isSamePayment } from '../../../domain/ledger/doubt';
import type { Order, SubmitRefusal } from '../../../domain/ledger/ledger';
import { compare, ZERO } from '../../../domain/money/money';
import { showRefusalIn, useSubmit } from '../../inputs/internals/useSubmit';
import { refusalWordsIn, type SayRefusal } from '../../money/refusalText';
import { useConfirmedDoubts, type Doubts } from '../../money/internals/useConfirmedDoubts';
import { useFlorin } from '../../provider/useFlorin';
import type { Say } from '../../provider/internals/say';
import type { English } from '../../english';
import type { ExchangeFields } from './exchangeFields';
import { exchangeTerms, type FormExchange, type HeldQuote, type RateSource } from './exchangeTerms';

export interface ExchangeOrderOptions extends RateSource {
  readonly form: UseFormReturn<ExchangeFields>;
  readonly offered: readonly CurrencyInfo[];
  readonly available: Balances;
  /** The quote that the form may submit, or the refusal of the quote; null without both. */
  readonly quote: HeldQuote | CallRefusal | null;
  readonly doubts?: Doubts | undefined;
  readonly say: Say<English['ExchangeForm']>;
  readonly sayRefusal: SayRefusal;
  readonly onExchange: (order: FormExchange, call: CallOptions) => Promise<SubmitRefusal | null>;
  readonly onRefusedUnseen?: ((refusal: SubmitRefusal) => void) | undefined;
  /** Called after an exchange, with the sentence that confirms it. */
  readonly onMade: (text: string) => void;
}

const isMessage = (quote: HeldQuote | CallRefusal | null): quote is MessageRefusal =>
  quote !== null && 'kind' in quote && quote.kind === 'message';

/**
 * Submits the exchange in the fields of a form. After success, the amount is cleared. After a refusal, all fields keep
 * their values, and the reason is shown. `checkAgain` repeats an exchange whose result is unknown.
 */
export function useExchangeOrder(options: ExchangeOrderOptions) {
  const { form, offered, available, quote, doubts = {}, say, onExchange, onQuote } = options;
  const { inDoubt, confirmed, onCheckAgain } = doubts;
  const { getValues, setValue, clearErrors } = form;
  const { locale } = useFlorin();
  const { refuse, submit } = useSubmit<SubmitRefusal>({
    show: showRefusalIn(form),
    toWords: refusalWordsIn(options.sayRefusal, inDoubt !== undefined),
    onRefusedUnseen: options.onRefusedUnseen,
  });
  const infoOf = (id: CurrencyId) => currencyOf(offered, id);
  const showMade = (order: FormExchange) => {
    const given = formatAmount(order.amount, infoOf(order.from), { locale, precision: 'exact' });
    const received = formatConverted(order.received, infoOf(order.to), { locale });
    options.onMade(say('done', { given, received }));
  };
  const exchange = async (fields: ExchangeFields) => {
    const [source, target] = [infoOf(fields.from), infoOf(fields.to)];
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
    const held = quote && 'request' in quote ? quote : null;
    const terms = exchangeTerms({ ...fields, amount }, target, options, held);
    if (!terms) {
      // The reason of the back end helps more than the sentence that there is no valid quote.
      const missing: SubmitRefusal = isMessage(quote) ? quote : { kind: 'no-quote' };
      const noRate = say('noRate', { from: source.symbol, to: target.symbol });
      refuse(onQuote ? missing : { kind: 'message', text: noRate });
      return;
    }
    const order = { ...fields, amount, ...terms };
    // If the result of an equal exchange is unknown, the user can check that exchange, but must not submit it a second
    // time.
    const isInDoubt = inDoubt?.some((doubt) =>
      isSamePayment(doubt.order, { kind: 'exchange', ...order }),
    );
    if (isInDoubt) {
      refuse({ kind: 'in-doubt' });
      return;
    }
    if (!(await submit(order, onExchange))) return;
    setValue('amount', '');
    showMade(order);
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
    showMade(order);
  };
  useConfirmedDoubts(inDoubt, confirmed, confirm);
  return {
    submit: form.handleSubmit(exchange),
    /** Sends an exchange in doubt again, with the same idempotency key. */
    checkAgain: async (id: string, order: Order) => {
      const refusal = (await onCheckAgain?.(id)) ?? null;
      if (refusal) refuse(refusal, !isTyped(order));
      // If the app passes `confirmed`, `useConfirmedDoubts` already calls `confirm`.
      else if (!confirmed) confirm(order);
      return refusal;
    },
  };
}
