import type { CurrencyInfo } from '../currency/currency';
import { toMinorUnits } from '../money/minorUnits';
import type { Decimal } from '../money/money';

/**
 * The text of a QR code for receiving: the address, or the payment link of the currency's standard if there is an
 * amount. For a currency without a payment link the amount is omitted. Throws a RangeError if the amount has more
 * decimals than its currency.
 */
export function paymentText(
  currency: Pick<CurrencyInfo<string>, 'symbol' | 'decimals' | 'paymentLink'>,
  address: string,
  amount?: Decimal,
): string {
  const { paymentLink } = currency;
  if (amount === undefined || paymentLink === undefined) return address;
  const values = { address, amount, units: String(toMinorUnits(amount, currency)) };
  return paymentLink.replaceAll(
    /\{(address|amount|units)\}/g,
    (_, name: keyof typeof values) => values[name],
  );
}
