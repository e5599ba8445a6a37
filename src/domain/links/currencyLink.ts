import type { CurrencyInfo } from '../currency/currency';
import { readLinkDecimal, readLinkUnits } from './linkAmount';
import {
  cutAt,
  leftOf,
  noteOf,
  onlyValueOf,
  partsOf,
  recipientIn,
  schemeIn,
  type LinkParts,
} from './linkParts';
import type { PaymentLink, PaymentLinkRefusal } from './linkReading';
import { accept, refuse, type Result } from '../result';
import { isWhole } from '../recipients/recipient';

/** The format of a currency's payment links, which is parsed from the template `paymentLink`. */
interface LinkForm {
  readonly currency: CurrencyInfo;
  /** The chain id after `@` in the template (EIP-681). Null if the template has none. */
  readonly chain: string | null;
  readonly key: string;
  /** Reads the amount. Its unit is the currency's main unit or its smallest unit. */
  readonly read: typeof readLinkDecimal;
}

/** The recipient in a link. */
interface Target {
  readonly recipient: string;
  /** The id of the chain if the link requires one. */
  readonly chain?: string | undefined;
  /** The parameter that contains the recipient. Undefined if the path contains it. */
  readonly key?: string;
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

/** The ignored parameters that a link may have only once (BIP-321). */
const ONLY_ONCE = ['label', 'pop'];

/**
 * The parameter with Bitcoin addresses (BIP-321). Its name is the human-readable part of the addresses. All of them
 * receive the same payment.
 */
const ADDRESSES = 'bc';

/** The parameters of BIP-321 with payment instructions that are not addresses: Lightning, BIP-351 and BIP-352. */
const OTHER_INSTRUCTIONS: ReadonlySet<string> = new Set(['lightning', 'lno', 'pay', 'sp']);

/** Matches an address of a test network of Bitcoin. */
const ON_TESTNET = /^(?:tb|bcrt)1/i;

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
  const [address, chain] = cutAt(target, '@');
  const recipient = recipientIn(address.replace(/^pay-/i, ''));
  return recipient.ok ? accept({ recipient: recipient.value, chain }) : recipient;
}

/**
 * Returns the recipient of a BIP-321 link: the address in the path, or else the first valid address in the parameters.
 * Refuses a link that can only be paid in another way, such as by Lightning.
 */
function bitcoinTarget({ path, parameters }: LinkParts): Result<Target, PaymentLinkRefusal> {
  const valuesOf = (key: string) =>
    parameters.filter(({ name }) => name.toLowerCase() === key).map(({ value }) => value);
  const addresses = valuesOf(ADDRESSES).filter((address) => address !== '');
  const testnet = refuse({ kind: 'other-chain', chain: 'testnet' } as const);
  if (addresses.some((address) => ON_TESTNET.test(address))) return testnet;
  if (addresses.some((address) => !/^bc1\S*$/i.test(address)))
    return refuse({ kind: 'no-address' });
  if (path !== '') {
    const inPath = recipientIn(path);
    return inPath.ok ? accept({ recipient: inPath.value }) : inPath;
  }
  // If no address is valid, the form shows the mistake in the first.
  const recipient = addresses.find((address) => isWhole(address)) ?? addresses[0];
  if (recipient !== undefined) return accept({ recipient, key: ADDRESSES });
  if (valuesOf('tb').length > 0) return testnet;
  const other = parameters
    .map(({ name }) => name.toLowerCase())
    .find((name) => OTHER_INSTRUCTIONS.has(name));
  return refuse(
    other === undefined ? { kind: 'no-address' } : { kind: 'unknown-currency', scheme: other },
  );
}

/** Returns the recipient of a link, and the chain if the link has the scheme `ethereum`. */
function targetOf(parts: LinkParts, scheme: string): Result<Target, PaymentLinkRefusal> {
  const { path } = parts;
  if (path.startsWith('//')) {
    const name = AUTHORITY.exec(path)?.[1];
    return refuse(name === undefined ? { kind: 'no-address' } : { kind: 'other-request', name });
  }
  if (scheme === 'ethereum') return ethereumTarget(path);
  if (scheme === 'bitcoin') return bitcoinTarget(parts);
  const recipient = recipientIn(path);
  return recipient.ok ? accept({ recipient: recipient.value }) : recipient;
}

/**
 * Refuses a link with an unknown required parameter, with a parameter that requests another kind of money, or with a
 * repeated parameter that must be unique.
 */
function checkParameters(parts: LinkParts): Result<null, PaymentLinkRefusal> {
  const { parameters } = parts;
  const required = parameters.find(({ name }) => name.toLowerCase().startsWith('req-'));
  if (required) return refuse({ kind: 'required-parameter', name: required.name });
  const other = parameters.find(({ name }) => OTHER_MONEY.has(name.toLowerCase()));
  if (other) return refuse({ kind: 'other-money', name: other.name });
  const read = ONLY_ONCE.map((name) => onlyValueOf(parts, name));
  return read.find((value) => !value.ok) ?? accept(null);
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
    chain === undefined
      ? forms[0]
      : forms.find((form) => (form.chain ?? '1') === chain.replace(/^0+/, ''));
  return meant ? accept(meant) : refuse({ kind: 'other-chain', chain: chain ?? '' });
}

/** Reads a payment link of a currency: BIP-321 and similar formats, and EIP-681. */
export function readCurrencyLink(
  link: string,
  scheme: string,
  currencies: readonly CurrencyInfo[],
): Result<PaymentLink, PaymentLinkRefusal> {
  const forms = formsOf(scheme, currencies);
  if (forms.length === 0) return refuse({ kind: 'unknown-currency', scheme });
  const parts = partsOf(link);
  if (!parts.ok) return parts;
  const target = targetOf(parts.value, scheme);
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
  const taken = [key, ...(note === undefined ? [] : ['message']), target.value.key ?? key];
  return accept({
    recipient: target.value.recipient,
    currency: currency.id,
    ...(amount === null ? {} : { amount: amount.value }),
    ...(note === undefined ? {} : { note }),
    left: leftOf(parts.value, taken),
  });
}
