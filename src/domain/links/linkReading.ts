import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import type { Result } from '../result';

/**
 * A payment that was read from a link. It only fills in the form, so that the user can check the payment before sending
 * it.
 */
export interface PaymentLink {
  /** The recipient's address or name, exactly as in the link. */
  readonly recipient: string;
  /** The currency's id. Absent for a mailto link, which has no currency. */
  readonly currency?: CurrencyId;
  readonly amount?: Decimal;
  /** The note for the description of the payment. If it is too long for a description, the form shows an error. */
  readonly note?: string;
  /** The names of the parameters that were ignored, such as `label`, in the order of the link. */
  readonly left: readonly string[];
}

/** The reason why a payment link is refused. The form then stays empty. */
export type PaymentLinkRefusal =
  /** The text is neither a payment link nor a recipient, but for example a web address or a private key. */
  | { readonly kind: 'no-payment' }
  | { readonly kind: 'too-long'; readonly most: number }
  /** The percent-encoding is invalid, or the decoded bytes are not UTF-8 (RFC 3986, 2.1). */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'several-recipients' }
  /** The app has no currency whose links have this scheme. */
  | { readonly kind: 'unknown-currency'; readonly scheme: string }
  /** The link requests something other than a payment, such as the choice of a stake pool (CIP-13). */
  | { readonly kind: 'other-request'; readonly name: string }
  /** The link is for another network, where the address may belong to another person (EIP-681). */
  | { readonly kind: 'other-chain'; readonly chain: string }
  /** The link requests a payment in a token, or a contract call (EIP-681). */
  | { readonly kind: 'other-money'; readonly name: string }
  /** The link has an unknown parameter that is marked as required (BIP-321). */
  | { readonly kind: 'required-parameter'; readonly name: string }
  /** The link has this parameter more than once. */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  | { readonly kind: 'not-a-number'; readonly text: string }
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | {
      readonly kind: 'too-many-decimals';
      readonly decimals: number;
      readonly symbol: string;
    };

/** The payment in a link or a refusal, or null if a text is not a payment link. */
export type PaymentLinkReading = Result<PaymentLink, PaymentLinkRefusal> | null;
