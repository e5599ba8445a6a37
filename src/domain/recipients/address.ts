import type { CurrencyInfo } from '../currency/currency';
import { toMinorUnits } from '../money/minorUnits';
import type { Decimal } from '../money/money';

/**
 * Returns the text of a QR code for receiving money: the address, or a payment link if an amount is given and the
 * currency has a template for payment links. Throws a RangeError if the amount has more decimals than its currency.
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
