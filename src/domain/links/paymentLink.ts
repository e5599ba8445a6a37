import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { readCurrencyLink } from './currencyLink';
import { readMailLink } from './mailLink';
import { schemeOf } from './linkParts';
import type { Decimal } from '../money/money';
import type { Result } from '../result';
import { refuse } from '../result';

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

/** The most characters of a link. A code that a camera reads has at most 4,296 (ISO/IEC 18004). */
export const LONGEST_LINK = 4_096;

/**
 * Reads a payment link: BIP-21 and the schemes that follow it (CIP-13), EIP-681, and mailto (RFC 6068). Each of
 * `currencies` is asked for by the scheme of its `paymentLink`. A text of another kind is no link, and so null: an
 * address, a name, a web address. Nothing is guessed, rounded, or dropped without being named.
 */
export function readPaymentLink(
  text: string,
  currencies: readonly CurrencyInfo[],
): PaymentLinkReading {
  const link = text.trim();
  const scheme = schemeOf(link, currencies);
  if (scheme === null) return null;
  if (link.length > LONGEST_LINK) return refuse({ kind: 'too-long', most: LONGEST_LINK });
  const reading =
    scheme === 'mailto' ? readMailLink(link) : readCurrencyLink(link, scheme, currencies);
  // A recipient that is a payment link again names nobody, and might be read as that link later.
  const isNested = reading.ok && schemeOf(reading.value.recipient, currencies) !== null;
  return isNested ? refuse({ kind: 'no-address' }) : reading;
}
