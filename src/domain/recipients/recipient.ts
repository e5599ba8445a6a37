import type { AnyWrittenAddress } from './addressForms';
import { formsOn, RECIPIENT_FORMS } from './addressForms';
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

/** A text with the form of an address, and the result of its checksum. */
type Checked = AnyWrittenAddress & { readonly checksum: Checksum };

const TAPROOT_LENGTH = 32;

/** Whether a witness program has a valid version and length (BIP-141). In version 0 only 20 and 32 bytes are valid. */
function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version === 0) return length === 20 || length === 32;
  return version <= 16 && length <= 40;
}

function checkSegwit(written: AnyWrittenAddress, text: string): Checked {
  const found = witnessProgram(text);
  if (!found || !isProgram(found.version, found.program)) return { ...written, checksum: 'failed' };
  // BIP-341 defines version 1 only for 32 bytes. Programs of other lengths have no meaning yet.
  const isLater = written.form === 'taproot' && found.program.length !== TAPROOT_LENGTH;
  return {
    ...written,
    ...(isLater ? { network: 'bitcoin', form: 'later' } : {}),
    checksum: 'valid',
  } as Checked;
}

/** The first bytes of Bitcoin's base58check addresses: of keys and scripts, on mainnet and testnet. */
const BASE58_VERSIONS: ReadonlySet<number | undefined> = new Set([0x00, 0x05, 0x6f, 0xc4]);
const BASE58_LENGTH = 21;

/**
 * Checks a base58check address. If the checksum is valid but the version is not Bitcoin's, the address belongs to
 * another coin, and the result is undefined.
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
  // EIP-55 encodes the checksum in the capitals, so an address in only one case has no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase())
    return { ...written, checksum: 'none' };
  return { ...written, checksum: digits === withCapitals(digits) ? 'valid' : 'failed' };
}

/**
 * Whether bytes are the three numbers of a pointer (CIP-19). A byte contains seven bits of a number; its highest bit is
 * set if the number continues in the next byte.
 */
function isPointer(bytes: Uint8Array): boolean {
  return (bytes.at(-1) ?? 0x80) < 0x80 && bytes.filter((byte) => byte < 0x80).length === 3;
}

const HASH_LENGTH = 28;

/**
 * Whether the bytes after the first byte of a Shelley address are valid for its type, which is the high half of the
 * first byte (CIP-19).
 */
function isShelleyBody(type: number, body: Uint8Array): boolean {
  if (type <= 3) return body.length === 2 * HASH_LENGTH;
  if (type <= 5) return isPointer(body.subarray(HASH_LENGTH));
  return body.length === HASH_LENGTH;
}

/** The types of Shelley addresses by form. Type 8 is missing: it is Byron, which is encoded in base58. */
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

/** Florin's own kinds of recipients. */
export const RECIPIENT_KINDS = {
  email: {
    ...RECIPIENT_FORMS.email,
    check: (text) => (isEmail(text) ? { kind: 'email' } : undefined),
  },
  bitcoin: addressKind('bitcoin'),
  ethereum: addressKind('ethereum'),
  cardano: addressKind('cardano'),
} as const satisfies Readonly<Record<string, RecipientKind>>;

/** `RECIPIENT_KINDS` as a list. */
export const RECIPIENT_KIND_LIST: readonly RecipientKind[] = Object.values(RECIPIENT_KINDS);

/** Whether a recipient has the form of its kind, but is wrong. */
export function isFailed(recipient: Recipient): boolean {
  return 'checksum' in recipient && recipient.checksum === 'failed';
}

/**
 * Parses a recipient, and checks the checksum of an address. The result may also be a link, which is not a recipient,
 * or unknown. The checksum is `failed` if a text has the prefix, the alphabet and about the length of an address, but
 * an invalid checksum or content. Blanks around the text are ignored. A text that is too long for the field is unknown.
 * If a text has the form of two kinds, the kind whose check succeeds is used.
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

/** Whether a text is a complete recipient: an email address, or a valid address. */
export function isWhole(text: string, kinds?: readonly RecipientKind[]): boolean {
  const recipient = readRecipient(text, kinds);
  if (recipient.kind === 'email') return true;
  return 'checksum' in recipient && recipient.checksum !== 'failed';
}
