import Big from 'big.js';
import type { CurrencyId, CurrencyInfo } from './currency';
import { CURRENCIES } from './currency';
import type { Decimal } from './money';
import { decimalsOf, isPositive } from './money';
import type { Result } from './result';
import { accept, refuse } from './result';

/** Why a typed amount is refused. */
export type AmountRefusal =
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number };

/** No balance comes near this; it keeps a pasted novel from being computed with. */
const LONGEST_INPUT = 1_000;

/**
 * Digits, in groups of three or ungrouped, with at most one decimal point. A comma is a grouping
 * mark or an error, never a decimal mark: `1,5` and `0,123` could mean two things and are refused.
 */
const AMOUNT = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Takes off the currency's own sign or code, which people paste along with the number. */
function withoutUnit(text: string, { icon, symbol }: CurrencyInfo): string {
  const trimmed = text.trim();
  if (trimmed.startsWith(icon)) return trimmed.slice(icon.length).trim();
  if (trimmed.toUpperCase().endsWith(symbol)) return trimmed.slice(0, -symbol.length).trim();
  return trimmed;
}

/**
 * Reads an amount of a currency as people type or paste it: `12`, `.5`, `1,250.50`, `$47.32`,
 * `0.5 BTC`. It must be a number above zero with at most the currency's decimals; decimals that are
 * zeros count, since they were typed.
 */
export function parseAmount(text: string, currency: CurrencyId): Result<Decimal, AmountRefusal> {
  const digits = withoutUnit(text, CURRENCIES[currency]);
  if (digits.length > LONGEST_INPUT || !/\d/.test(digits) || !AMOUNT.test(digits)) {
    return refuse({ kind: 'not-positive' });
  }
  const amount = new Big(digits.replaceAll(',', '').replace(/^\./, '0.').replace(/\.$/, ''));
  return checkAmount(amount.toFixed() as Decimal, currency, digits.split('.')[1]?.length);
}

/** The rule for every amount that leaves a balance: above zero, at most the currency's decimals. */
export function checkAmount(
  amount: Decimal,
  currency: CurrencyId,
  typedDecimals = decimalsOf(amount),
): Result<Decimal, AmountRefusal> {
  const { decimals } = CURRENCIES[currency];
  if (!isPositive(amount)) return refuse({ kind: 'not-positive' });
  if (typedDecimals > decimals) return refuse({ kind: 'too-many-decimals', decimals });
  return accept(amount);
}
