import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import type { Result } from '../result';

/** The payment of a link. It is a suggestion: the user reviews and sends it. */
export interface PaymentLink {
  /** The address or name, exactly as in the link. */
  readonly recipient: string;
  /** The currency. A mailto link has none. */
  readonly currency?: CurrencyId;
  readonly amount?: Decimal;
  /** The note of the payment. It may be longer than a description: the form then shows an error. */
  readonly note?: string;
  /** The ignored parameters, in the order of the link: `label`, `pj`. */
  readonly left: readonly string[];
}

/** Why a payment link is refused. The form then stays empty. */
export type PaymentLinkRefusal =
  | { readonly kind: 'too-long'; readonly most: number }
  /** A percent sign without two digits, or bytes that are not UTF-8 (RFC 3986, 2.1). */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'several-recipients' }
  /** No currency has links of this scheme. */
  | { readonly kind: 'unknown-currency'; readonly scheme: string }
  /** Something other than a payment, such as the choice of a stake pool (CIP-13). */
  | { readonly kind: 'other-request'; readonly name: string }
  /** Another network, on which the address may belong to another owner (EIP-681). */
  | { readonly kind: 'other-chain'; readonly chain: string }
  /** A token or a contract call (EIP-681), which would move other money. */
  | { readonly kind: 'other-money'; readonly name: string }
  /** An unknown required parameter (BIP-21). */
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

/** The result for a text: null if it is not a payment link. */
export type PaymentLinkReading = Result<PaymentLink, PaymentLinkRefusal> | null;
