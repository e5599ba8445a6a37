import { useCallback, useState } from 'react';
import { parseAmount } from '../../domain/money/amount';
import { checkSize, type AmountRefusal } from '../../domain/money/amountRules';
import { amountText } from '../../domain/money/amountText';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { isPositive, multiply, type Decimal } from '../../domain/money/money';
import { toAccountAmount, toCurrencyAmount } from '../../domain/money/otherUnit';
import { refuse, type Result } from '../../domain/result';
import { useWhenChanged } from '../../hooks/useWhenChanged';
import { useFlorin } from '../provider/useFlorin';
import { useCurrency, type CurrencyLike } from '../provider/internals/useCurrency';

export interface AmountUnitOptions {
  /** The currency that is sent, or its id. */
  currency: CurrencyLike;
  /**
   * The price of the currency in the unit of account. If undefined, the amount can only be typed in the currency. Pass
   * a function that reads the latest price if new prices should not render the form. The function is called at each
   * edit and when the unit changes.
   */
  price?: Decimal | (() => Decimal | undefined) | undefined;
}

/** The unit of a typed amount, and the functions that parse and convert the text. */
export interface AmountUnit {
  readonly currency: CurrencyInfo<string>;
  /** The unit in which the user types: the currency, or the unit of account. */
  readonly typed: CurrencyInfo<string>;
  /** The unit that `toggle` selects; null if there is no other unit. */
  readonly other: CurrencyInfo<string> | null;
  /** The price that converts the typed amount; null while the unit is the currency itself. */
  readonly price: Decimal | null;
  /**
   * Returns the value of a text in the unit of account, at the stored price. Returns null if the text is invalid, if
   * there is no price, or if the user types in the unit of account.
   */
  readonly worth: (text: string) => Decimal | null;
  /** Returns the exact amount in the sent currency for a typed text, or the reason why the text is refused. */
  readonly read: (text: string) => Result<Decimal, AmountRefusal>;
  /**
   * Whether the field must clear its text: the user typed an amount in the unit of account, and then selected a
   * currency without a price.
   */
  readonly isLost: boolean;
  /** Changes the unit and returns the converted text. A text that cannot be parsed is returned unchanged. */
  readonly toggle: (text: string) => string;
  /** Selects the currency itself as the unit, for example for an amount from a payment link. */
  readonly reset: () => void;
  /** Stores the current price for the conversion. Call it after each edit, with the new text. */
  readonly edited: (text: string) => void;
}

/** The last switch of the unit: the text before it, the text that `toggle` returned, and the price. */
interface Switched {
  readonly from: string;
  readonly to: string;
  readonly price: Decimal | undefined;
}

/**
 * Manages the unit in which the user types an amount: the currency that is sent, or, for a cryptocurrency with a price,
 * the unit of account of the nearest `FlorinProvider`. The price for the conversion is read only at each edit and when
 * the unit changes, so the amount that the user sees is the amount that is sent.
 *
 * ```tsx
 * const unit = useAmountUnit({ currency, price: prices[currency] });
 * // When the form is submitted:
 * const amount = unit.read(fields.amount);
 * // In the form's JSX:
 * <AmountWithUnit label="Amount" unit={unit} value={watch('amount')} {...register('amount')} />
 * // When a payment link fills in an amount. Call `reset` also when the form is cleared:
 * unit.reset();
 * setValue('amount', amountText(link.amount, info, { locale }));
 * ```
 */
export function useAmountUnit({ currency, price: given }: AmountUnitOptions): AmountUnit {
  const now = typeof given === 'function' ? given : () => given;
  const { locale, unitOfAccount } = useFlorin();
  const info = useCurrency(currency);
  const [isAccount, setAccount] = useState(false);
  const [isLost, setLost] = useState(false);
  const [held, setHeld] = useState(now);
  const [switched, setSwitched] = useState<Switched | null>(null);
  const shown = info.type === 'crypto' && info.id !== unitOfAccount.id ? now() : undefined;
  const hasOther = shown !== undefined && isPositive(shown);
  // After the currency has changed, the stored price is no longer valid.
  useWhenChanged(`${info.id} ${unitOfAccount.id}`, () => {
    setHeld(now);
    setSwitched(null);
    // If the new currency has a price, an amount that was typed in the unit of account keeps its unit.
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
      // If neither the text nor the price has changed since the last switch, the original text is restored.
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
