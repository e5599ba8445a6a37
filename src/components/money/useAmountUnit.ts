import { use, useCallback, useState } from 'react';
import { parseAmount } from '../../domain/money/amount';
import type { AmountRefusal } from '../../domain/money/amountRules';
import { checkSize } from '../../domain/money/amountRules';
import { amountText } from '../../domain/money/amountText';
import type { CurrencyInfo } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { isPositive, multiply } from '../../domain/money/money';
import { toAccountAmount, toCurrencyAmount } from '../../domain/money/otherUnit';
import type { Result } from '../../domain/result';
import { refuse } from '../../domain/result';
import { useWhenChanged } from '../../hooks/useWhenChanged';
import { FlorinContext } from '../provider/florinContext';
import type { CurrencyLike } from '../provider/useCurrency';
import { useCurrency } from '../provider/useCurrency';

export interface AmountUnitOptions {
  /** The currency that is sent, or its id. */
  currency: CurrencyLike;
  /**
   * Its price in the unit of account; without one there is no other unit. A function is asked for it at each edit and
   * at the switch, so that nothing renders when a price moves that nobody converts by.
   */
  price?: Decimal | (() => Decimal | undefined) | undefined;
}

/** The unit in which an amount is typed, and what becomes of the text. */
export interface AmountUnit {
  /** The currency that is sent. */
  readonly currency: CurrencyInfo<string>;
  /** The unit that is typed: the currency, or the unit of account. */
  readonly typed: CurrencyInfo<string>;
  /** The unit that `toggle` leads to; null where there is no other. */
  readonly other: CurrencyInfo<string> | null;
  /** The price that converts; null while the currency itself is typed. */
  readonly price: Decimal | null;
  /** What a text typed in the currency is worth in the other unit, by the held price; null where nothing can be told. */
  readonly worth: (text: string) => Decimal | null;
  /** Reads a typed text as the exact amount of the currency that is sent, or says why it is refused. */
  readonly read: (text: string) => Result<Decimal, AmountRefusal>;
  /** The typed amount has no unit any more: the chosen currency lacks the one that it was typed in. The field empties itself. */
  readonly isLost: boolean;
  /** Changes the unit, and answers with the text in the other one; one that cannot be read stays as it is. */
  readonly toggle: (text: string) => string;
  /** Types in the currency itself from here on, such as for an amount that a payment link fills in. */
  readonly reset: () => void;
  /** Takes the price as it is shown now. It is called with the text of each edit. */
  readonly edited: (text: string) => void;
}

/** A text that `toggle` made, the typed one that it was made from, and the price that converted it. */
interface Switched {
  readonly from: string;
  readonly to: string;
  readonly price: Decimal | undefined;
}

/**
 * The unit of a typed amount: the currency that is sent, or, for a crypto currency with a price, the unit of account
 * of the nearest `FlorinProvider`. The price that converts is taken at each edit and at the switch, and stays: the
 * amount in sight is the amount that is sent.
 *
 * ```tsx
 * const unit = useAmountUnit({ currency, price: prices[currency] });
 * // When the form is sent:
 * const amount = unit.read(fields.amount);
 * // In its markup:
 * <AmountWithUnit label="Amount" unit={unit} available={available} {...register('amount')} />
 * // When a payment link fills in an amount, and when the form is emptied:
 * unit.reset();
 * setValue('amount', amountText(link.amount, info, { locale }));
 * ```
 */
export function useAmountUnit({ currency, price: given }: AmountUnitOptions): AmountUnit {
  const now = typeof given === 'function' ? given : () => given;
  const { locale, unitOfAccount } = use(FlorinContext);
  const info = useCurrency(currency);
  const [isAccount, setAccount] = useState(false);
  const [isLost, setLost] = useState(false);
  const [held, setHeld] = useState(now);
  const [switched, setSwitched] = useState<Switched | null>(null);
  const shown = info.type === 'crypto' && info.id !== unitOfAccount.id ? now() : undefined;
  const hasOther = shown !== undefined && isPositive(shown);
  // The price of another currency converts nothing of this one.
  useWhenChanged(`${info.id} ${unitOfAccount.id}`, () => {
    setHeld(now);
    setSwitched(null);
    // An amount that was typed in the unit of account keeps its unit where it can.
    if (hasOther || info.id === unitOfAccount.id) return;
    setLost(isAccount);
    setAccount(false);
  });
  const price = isAccount && info.id !== unitOfAccount.id && held !== undefined ? held : null;
  const typed = price === null ? info : unitOfAccount;

  const read = useCallback(
    (text: string): Result<Decimal, AmountRefusal> => {
      const parsed = parseAmount(text, typed, { locale });
      if (price === null || !parsed.ok) return parsed;
      const amount = toCurrencyAmount(parsed.value, price, info);
      return isPositive(amount) ? checkSize(amount) : refuse({ kind: 'not-positive' });
    },
    [typed, price, info, locale],
  );

  const converted = (text: string, latest: Decimal | undefined): string => {
    if (price !== null) {
      const amount = read(text);
      return amount.ok ? amountText(amount.value, info, { locale }) : text;
    }
    const amount = parseAmount(text, info, { locale });
    if (!amount.ok || latest === undefined) return text;
    return amountText(toAccountAmount(amount.value, latest, unitOfAccount), unitOfAccount, {
      locale,
    });
  };

  return {
    currency: info,
    typed,
    other: price === null ? (hasOther ? unitOfAccount : null) : info,
    price,
    worth: (text) => {
      if (price !== null || !hasOther || held === undefined) return null;
      const amount = parseAmount(text, info, { locale });
      return amount.ok ? multiply(amount.value, held) : null;
    },
    read,
    toggle: (text) => {
      const latest = now();
      const rate = price ?? latest;
      // Nothing was typed and no price has moved since the last switch: what was typed before it comes back whole.
      const isBack = switched?.to === text && switched.price === rate;
      const to = isBack ? switched.from : converted(text, latest);
      setSwitched(isBack ? null : { from: text, to, price: rate });
      setHeld(latest);
      setAccount(!isAccount);
      return to;
    },
    isLost,
    reset: () => {
      setAccount(false);
      setLost(false);
      setSwitched(null);
    },
    edited: (text) => {
      setLost(false);
      if (text === '' && info.id === unitOfAccount.id) setAccount(false);
      const latest = now();
      if (latest !== undefined) setHeld(latest);
      setSwitched((last) => (last?.to === text ? last : null));
    },
  };
}
