import type { CurrencyInfo } from '../currency/currency';
import { readLinkDecimal, readLinkUnits } from './linkAmount';
import type { LinkParts } from './linkParts';
import { cutAt, leftOf, noteOf, onlyValueOf, partsOf, recipientIn, schemeIn } from './linkParts';
import type { PaymentLink, PaymentLinkRefusal } from './linkReading';
import type { Result } from '../result';
import { accept, refuse } from '../result';

/** The format of a currency's payment links, which is parsed from the template `paymentLink`. */
interface LinkForm {
  readonly currency: CurrencyInfo;
  /** The chain id after `@` in the template (EIP-681). Null if the template has none. */
  readonly chain: string | null;
  readonly key: string;
  /** Reads the amount. Its unit is the currency's main unit or its smallest unit. */
  readonly read: typeof readLinkDecimal;
}

/** The recipient in a link, and the id of the chain if the link requires one. */
interface Target {
  readonly recipient: string;
  readonly chain: string | null;
}

/**
 * Matches the authority of a link, which is the part after two slashes (RFC 3986, 3.2). A payment link has no
 * authority. With an authority, the link is a request for something else (CIP-13).
 */
const AUTHORITY = /^\/\/([a-z]{1,20})(?![\da-z])/i;

/** Matches the prefix before an address (EIP-681). Only the prefix `pay-` requests a payment. */
const PREFIX = /^([a-z]+)-(?=0x)/i;

/**
 * The parameters of links that request a payment in a token or a contract call. They are from ERC-67, which EIP-681
 * replaced, and from Solana Pay.
 */
const OTHER_MONEY: ReadonlySet<string> = new Set(['data', 'bytecode', 'function', 'spl-token']);

/** Returns the formats of all currencies whose links have the scheme. Several currencies may have the same scheme. */
function formsOf(scheme: string, currencies: readonly CurrencyInfo[]): readonly LinkForm[] {
  return currencies.flatMap((currency) => {
    const { paymentLink } = currency;
    if (paymentLink === undefined || schemeIn(paymentLink) !== scheme) return [];
    const chain = /\{address\}@(\d+)/.exec(paymentLink)?.[1] ?? null;
    const amount = /[?&]([^=&]+)=\{(amount|units)\}/.exec(paymentLink);
    const read = amount?.[2] === 'units' ? readLinkUnits : readLinkDecimal;
    return [{ currency, chain, key: amount?.[1] ?? 'amount', read }];
  });
}

/** Returns the recipient and the chain of an EIP-681 link. Refuses a link that does not request a payment. */
function ethereumTarget(path: string): Result<Target, PaymentLinkRefusal> {
  const name = PREFIX.exec(path)?.[1];
  if (name !== undefined && name.toLowerCase() !== 'pay') {
    return refuse({ kind: 'other-request', name });
  }
  const [target, call = ''] = cutAt(path, '/');
  if (call !== '') return refuse({ kind: 'other-money', name: call });
  const [address, chain = null] = cutAt(target, '@');
  const recipient = recipientIn(address.replace(/^pay-/i, ''));
  return recipient.ok ? accept({ recipient: recipient.value, chain }) : recipient;
}

/** Returns the recipient of a link, and the chain if the link has the scheme `ethereum`. */
function targetOf(path: string, scheme: string): Result<Target, PaymentLinkRefusal> {
  if (path.startsWith('//')) {
    const name = AUTHORITY.exec(path)?.[1];
    return refuse(name === undefined ? { kind: 'no-address' } : { kind: 'other-request', name });
  }
  if (scheme === 'ethereum') return ethereumTarget(path);
  const recipient = recipientIn(path);
  return recipient.ok ? accept({ recipient: recipient.value, chain: null }) : recipient;
}

/** Refuses a link with an unknown required parameter, or with a parameter that requests another kind of money. */
function checkParameters({ parameters }: LinkParts): Result<null, PaymentLinkRefusal> {
  const required = parameters.find(({ name }) => name.toLowerCase().startsWith('req-'));
  if (required) return refuse({ kind: 'required-parameter', name: required.name });
  const other = parameters.find(({ name }) => OTHER_MONEY.has(name.toLowerCase()));
  return other ? refuse({ kind: 'other-money', name: other.name }) : accept(null);
}

/**
 * Returns the format for the chain of a link. If the link has no chain, returns the first format. Refuses a chain that
 * no currency has.
 */
function formFor(
  forms: readonly LinkForm[],
  { chain }: Target,
): Result<LinkForm, PaymentLinkRefusal> {
  const meant =
    chain === null
      ? forms[0]
      : forms.find((form) => (form.chain ?? '1') === chain.replace(/^0+/, ''));
  return meant ? accept(meant) : refuse({ kind: 'other-chain', chain: chain ?? '' });
}

/** Reads a payment link of a currency: BIP-21 and similar formats, and EIP-681. */
export function readCurrencyLink(
  link: string,
  scheme: string,
  currencies: readonly CurrencyInfo[],
): Result<PaymentLink, PaymentLinkRefusal> {
  const forms = formsOf(scheme, currencies);
  if (forms.length === 0) return refuse({ kind: 'unknown-currency', scheme });
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const target = targetOf(parts.value.path, scheme);
  if (!target.ok) return target;
  const form = formFor(forms, target.value);
  if (!form.ok) return form;
  const allowed = checkParameters(parts.value);
  if (!allowed.ok) return allowed;
  const { currency, key, read } = form.value;
  const typed = onlyValueOf(parts.value, key);
  if (!typed.ok) return typed;
  const message = onlyValueOf(parts.value, 'message');
  if (!message.ok) return message;
  const amount = typed.value === undefined ? null : read(typed.value, currency);
  if (amount?.ok === false) return amount;
  const note = noteOf(message.value);
  return accept({
    recipient: target.value.recipient,
    currency: currency.id,
    ...(amount === null ? {} : { amount: amount.value }),
    ...(note === undefined ? {} : { note }),
    left: leftOf(parts.value, note === undefined ? [key] : [key, 'message']),
  });
}
