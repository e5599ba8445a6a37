import { formsOn, RECIPIENT_FORMS, type AnyWrittenAddress } from './addressForms';
import { readByron } from './byron';
import { chainAddressIn, withoutMainnet } from './chainAddress';
import {
  base58Bytes,
  base58checkBytes,
  bech32Bytes,
  withCapitals,
  witnessProgram,
} from './checksums';
import type { AddressNetwork } from './networks';
import type { NetworkAddress, Recipient, RecipientKind } from './recipientKind';
import { BOUNDS, isBlank, isLongerThan } from '../text/text';
import { isLink } from './recipientText';
import { isEmail } from '../user';

export type { AddressForms, AddressNetwork } from './networks';
export type { NetworkAddress, Recipient } from './recipientKind';

type Checksum = NetworkAddress['checksum'];

/** An address with its format and the result of the check of its checksum. */
type Checked = AnyWrittenAddress & { readonly checksum: Checksum };

const TAPROOT_LENGTH = 32;

/**
 * Returns whether the version and the length of a SegWit address's program are valid (BIP-141). In version 0, only 20
 * and 32 bytes are valid.
 */
function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version === 0) return length === 20 || length === 32;
  return version <= 16 && length <= 40;
}

function checkSegwit(written: AnyWrittenAddress, text: string): Checked {
  const found = witnessProgram(text);
  if (!found || !isProgram(found.version, found.program)) return { ...written, checksum: 'failed' };
  // BIP-341 defines version 1 (Taproot) only for 32 bytes. Programs of other lengths are reserved for the future.
  const isLater = written.form === 'taproot' && found.program.length !== TAPROOT_LENGTH;
  return {
    ...written,
    ...(isLater ? { network: 'bitcoin', form: 'later' } : {}),
    checksum: 'valid',
  } as Checked;
}

/** The first byte of a base58check address of Bitcoin: key or script hash, on mainnet or testnet. */
const BASE58_VERSIONS: ReadonlySet<number | undefined> = new Set([0x00, 0x05, 0x6f, 0xc4]);
const BASE58_LENGTH = 21;

/**
 * Checks a base58check address. Returns undefined for an address of another coin, which has a valid checksum but not a
 * version of Bitcoin.
 */
function checkBase58(written: AnyWrittenAddress, text: string): Checked | undefined {
  const bytes = base58checkBytes(text);
  if (!bytes) return { ...written, checksum: 'failed' };
  const isOurs = bytes.length === BASE58_LENGTH && BASE58_VERSIONS.has(bytes[0]);
  return isOurs ? { ...written, checksum: 'valid' } : undefined;
}

const ETHEREUM_DIGITS = 40;

function checkEthereum(written: AnyWrittenAddress, text: string): Checked {
  const digits = text.slice(2);
  if (digits.length !== ETHEREUM_DIGITS) return { ...written, checksum: 'failed' };
  // EIP-55 encodes the checksum in the case of the letters, so an address in a single case has no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase())
    return { ...written, checksum: 'none' };
  return { ...written, checksum: digits === withCapitals(digits) ? 'valid' : 'failed' };
}

/**
 * Returns whether bytes are a valid pointer, which consists of three numbers (CIP-19). A byte contains seven bits of a
 * number. Its highest bit is set if the next byte continues the number.
 */
function isPointer(bytes: Uint8Array): boolean {
  return (bytes.at(-1) ?? 0x80) < 0x80 && bytes.filter((byte) => byte < 0x80).length === 3;
}

const HASH_LENGTH = 28;

/**
 * Returns whether the bytes after the first byte of a Shelley address of Cardano are valid (CIP-19). `type` is the
 * upper half of the first byte.
 */
function isShelleyBody(type: number, body: Uint8Array): boolean {
  if (type <= 3) return body.length === 2 * HASH_LENGTH;
  if (type <= 5) return isPointer(body.subarray(HASH_LENGTH));
  return body.length === HASH_LENGTH;
}

/**
 * The types of Shelley addresses, by form. Type 8 is missing because it is a Byron address, which has another encoding.
 */
const SHELLEY_TYPES = { payment: [0, 1, 2, 3, 4, 5, 6, 7], stake: [14, 15] } as const;

function checkShelley(written: AnyWrittenAddress, text: string): Checked {
  const bytes = bech32Bytes(text) ?? new Uint8Array();
  const [header = 0] = bytes;
  const types: readonly number[] = SHELLEY_TYPES[written.form as keyof typeof SHELLEY_TYPES];
  const type = header >> 4;
  const isRight =
    types.includes(type) &&
    (header & 15) === (written.isTestnet ? 0 : 1) &&
    isShelleyBody(type, bytes.subarray(1));
  return { ...written, checksum: isRight ? 'valid' : 'failed' };
}

function checkByron(written: AnyWrittenAddress, text: string): Checked {
  const bytes = base58Bytes(text);
  const found = bytes && readByron(bytes);
  return { ...written, ...found, checksum: found ? 'valid' : 'failed' };
}

const CHECKS: Readonly<
  Record<
    AnyWrittenAddress['form'],
    (written: AnyWrittenAddress, text: string) => Checked | undefined
  >
> = {
  legacy: checkBase58,
  script: checkBase58,
  segwit: checkSegwit,
  taproot: checkSegwit,
  later: checkSegwit,
  account: checkEthereum,
  payment: checkShelley,
  stake: checkShelley,
  byron: checkByron,
};

function checkAddress(network: AddressNetwork, text: string): Recipient | undefined {
  const plain = network === 'ethereum' ? withoutMainnet(text) : text;
  const [written] = formsOn(network, plain);
  const checked = written && CHECKS[written.form](written, plain);
  if (!checked) return undefined;
  const { form, isTestnet, checksum } = checked;
  return { kind: 'address', network, form, isTestnet, checksum } as Recipient;
}

const addressKind = (network: AddressNetwork): RecipientKind => ({
  ...RECIPIENT_FORMS[network],
  check: (text) => checkAddress(network, text),
});

/** The kinds of recipients that Florin recognises by default. */
export const RECIPIENT_KINDS = {
  email: {
    ...RECIPIENT_FORMS.email,
    check: (text) => (isEmail(text) ? { kind: 'email' } : undefined),
  },
  bitcoin: addressKind('bitcoin'),
  ethereum: addressKind('ethereum'),
  cardano: addressKind('cardano'),
} as const satisfies Readonly<Record<string, RecipientKind>>;

export const RECIPIENT_KIND_LIST: readonly RecipientKind[] = Object.values(RECIPIENT_KINDS);

/** Returns whether a recipient has the format of its kind, but is invalid. */
export function isFailed(recipient: Recipient): boolean {
  return 'checksum' in recipient && recipient.checksum === 'failed';
}

/**
 * Recognises and checks the recipient in a text.
 *
 * - Spaces around the text are ignored.
 * - If the text has the format of an address (prefix, characters and approximate length) but is invalid, `checksum` is
 *   `failed`.
 * - If the text has the formats of two kinds, the kind for which it is valid is returned.
 * - A link is not a recipient; its kind is `link`. Other texts, and texts that are too long, are `unknown`.
 */
export function readRecipient(
  text: string,
  kinds: readonly RecipientKind[] = RECIPIENT_KIND_LIST,
): Recipient {
  if (isBlank(text)) return { kind: 'empty' };
  const trimmed = text.trim();
  if (isLongerThan(trimmed, BOUNDS.recipient)) return { kind: 'unknown' };
  if (isLink(trimmed)) return { kind: 'link' };
  const on = chainAddressIn(trimmed);
  if (on && !on.isMainnet) return { kind: 'other-network', network: on.chain };
  const read = kinds.flatMap(({ check }) => check(trimmed) ?? []);
  return read.find((recipient) => !isFailed(recipient)) ?? read[0] ?? { kind: 'unknown' };
}

/** Returns whether a text is a complete and valid recipient, such as an email or wallet address. */
export function isWhole(text: string, kinds?: readonly RecipientKind[]): boolean {
  const recipient = readRecipient(text, kinds);
  if (recipient.kind === 'email') return true;
  return 'checksum' in recipient && recipient.checksum !== 'failed';
}
