import type { CurrencyInfo } from '../currency/currency';
import { readLinkDecimal, readLinkUnits } from './linkAmount';
import type { LinkParts } from './linkParts';
import { cutAt, leftOf, noteOf, onlyValueOf, partsOf, recipientIn, schemeIn } from './linkParts';
import type { PaymentLink, PaymentLinkRefusal } from './linkReading';
import type { Result } from '../result';
import { accept, refuse } from '../result';

/** The form of a currency's links, parsed from its `paymentLink`. */
interface LinkForm {
  readonly currency: CurrencyInfo;
  /** The chain after `@` in the link (EIP-681); null if the link has none. */
  readonly chain: string | null;
  /** The name of the parameter with the amount. */
  readonly key: string;
  /** Reads the amount, which is in whole units or in the smallest unit. */
  readonly read: typeof readLinkDecimal;
}

/** The recipient, and the chain that the link requires. */
interface Target {
  readonly recipient: string;
  readonly chain: string | null;
}

/**
 * The part of a link after two slashes, the authority (RFC 3986, 3.2). A payment link has none. In CIP-13 an authority
 * makes the link a request for something else.
 */
const AUTHORITY = /^\/\/([a-z]{1,20})(?![\da-z])/i;

/** The prefix of an address (EIP-681). Only `pay-` is a payment; other prefixes are other requests. */
const PREFIX = /^([a-z]+)-(?=0x)/i;

/**
 * Parameters of links that request a token or a contract call. They are from ERC-67, which EIP-681 replaced, and from
 * Solana Pay.
 */
const OTHER_MONEY: ReadonlySet<string> = new Set(['data', 'bytecode', 'function', 'spl-token']);

/** The forms of the links with a scheme. Several currencies may share one scheme. */
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

/** The target of an EIP-681 link. */
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

/** The target of a link, by its scheme. */
function targetOf(path: string, scheme: string): Result<Target, PaymentLinkRefusal> {
  if (path.startsWith('//')) {
    const name = AUTHORITY.exec(path)?.[1];
    return refuse(name === undefined ? { kind: 'no-address' } : { kind: 'other-request', name });
  }
  if (scheme === 'ethereum') return ethereumTarget(path);
  const recipient = recipientIn(path);
  return recipient.ok ? accept({ recipient: recipient.value, chain: null }) : recipient;
}

/** Refuses a link with parameters that change its meaning. */
function checkParameters({ parameters }: LinkParts): Result<null, PaymentLinkRefusal> {
  const required = parameters.find(({ name }) => name.toLowerCase().startsWith('req-'));
  if (required) return refuse({ kind: 'required-parameter', name: required.name });
  const other = parameters.find(({ name }) => OTHER_MONEY.has(name.toLowerCase()));
  return other ? refuse({ kind: 'other-money', name: other.name }) : accept(null);
}

/**
 * Returns the form with the chain of the link, or the first form if the link has no chain. Refuses a link for an
 * unknown chain.
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

/** Reads a payment link of a currency. Supports BIP-21, the schemes that follow BIP-21, and EIP-681. */
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
