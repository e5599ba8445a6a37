import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import type { Result } from '../result';

/** The payment in a link. It only fills in the form: the user reviews and sends the payment. */
export interface PaymentLink {
  /** The address or name, exactly as in the link. */
  readonly recipient: string;
  /** Absent for a mailto link, which has no currency. */
  readonly currency?: CurrencyId;
  readonly amount?: Decimal;
  /** The note of the payment. If it is longer than a description may be, the form shows an error. */
  readonly note?: string;
  /** The ignored parameters, in the order of the link: `label`, `pj`. */
  readonly left: readonly string[];
}

/** Why a payment link is refused. The form then stays empty. */
export type PaymentLinkRefusal =
  /** A text that is neither a payment link nor a recipient, such as a web address or a private key. */
  | { readonly kind: 'no-payment' }
  | { readonly kind: 'too-long'; readonly most: number }
  /** A percent sign without two digits, or bytes that are not UTF-8 (RFC 3986, 2.1). */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'several-recipients' }
  /** No currency has links with this scheme. */
  | { readonly kind: 'unknown-currency'; readonly scheme: string }
  /** The link does not request a payment, but for example the choice of a stake pool (CIP-13). */
  | { readonly kind: 'other-request'; readonly name: string }
  /** The link is for another network, on which the address may belong to another owner (EIP-681). */
  | { readonly kind: 'other-chain'; readonly chain: string }
  /** The link is for a token or a contract call (EIP-681), which would move other money. */
  | { readonly kind: 'other-money'; readonly name: string }
  /** The link has a required parameter that is unknown (BIP-21). */
  | { readonly kind: 'required-parameter'; readonly name: string }
  /** A repeated parameter. */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  | { readonly kind: 'not-a-number'; readonly text: string }
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | {
      readonly kind: 'too-many-decimals';
      readonly decimals: number;
      readonly symbol: string;
    };

/** The result of reading a text; null if the text is not a payment link. */
export type PaymentLinkReading = Result<PaymentLink, PaymentLinkRefusal> | null;
