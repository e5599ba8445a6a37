import type { CurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import type { Result } from '../result';

/** A payment that a link asks for. It is a suggestion: only the user sends it, after reading it. */
export interface PaymentLink {
  /** The address, or the name, exactly as the link says it. */
  readonly recipient: string;
  /** A link to an e-mail address asks for no currency. */
  readonly currency?: CurrencyId;
  readonly amount?: Decimal;
  /** The words that go with the payment. It may be longer than a description: the form says so. */
  readonly note?: string;
  /** The parameters that were not taken over, in the order of the link: `label`, `pj`. */
  readonly left: readonly string[];
}

/** Why a payment link is refused as a whole. Nothing of it is filled in then. */
export type PaymentLinkRefusal =
  | { readonly kind: 'too-long'; readonly most: number }
  /** A percent sign without two digits, or bytes that are no UTF-8 (RFC 3986, 2.1). */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'several-recipients' }
  /** None of the currencies is asked for by links of this scheme. */
  | { readonly kind: 'unknown-currency'; readonly scheme: string }
  /** Something other than a payment, such as the choice of a stake pool (CIP-13). */
  | { readonly kind: 'other-request'; readonly name: string }
  /** A network on which the address may be somebody else's (EIP-681). */
  | { readonly kind: 'other-chain'; readonly chain: string }
  /** A token, or a call of a contract (EIP-681): the money would be another. */
  | { readonly kind: 'other-money'; readonly name: string }
  /** A parameter that has to be understood, and is not (BIP-21). */
  | { readonly kind: 'required-parameter'; readonly name: string }
  /** A parameter that says two things. */
  | { readonly kind: 'repeated-parameter'; readonly name: string }
  | { readonly kind: 'not-a-number'; readonly text: string }
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'too-many-digits'; readonly digits: number }
  | {
      readonly kind: 'too-many-decimals';
      readonly decimals: number;
      readonly symbol: string;
    };

/** The answer to a text: null for one that is no payment link. */
export type PaymentLinkReading = Result<PaymentLink, PaymentLinkRefusal> | null;
