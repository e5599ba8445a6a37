import type { AddressForms, AddressNetwork, AnyWrittenAddress } from './addressForms';
import { writtenAddress } from './addressForms';
import { readByron } from './byron';
import {
  base58Bytes,
  base58checkBytes,
  bech32Bytes,
  withCapitals,
  witnessProgram,
} from './checksums';
import { BOUNDS, isBlank, isLink, isLongerThan } from '../text/text';
import { isEmail } from '../user';

export type { AddressForms, AddressNetwork } from './addressForms';

/** An address of a network. */
export interface NetworkAddress<Network extends AddressNetwork = AddressNetwork> {
  readonly kind: 'address';
  readonly network: Network;
  readonly form: AddressForms[Network];
  readonly isTestnet: boolean;
  /** Whether its checksum is valid; an Ethereum address in one case has none. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** The recipient in a text. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'link' | 'unknown' }
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];

type Checksum = NetworkAddress['checksum'];

/** A text with the form of an address, with the result of its checksum. */
type Checked = AnyWrittenAddress & { readonly checksum: Checksum };

const TAPROOT_LENGTH = 32;

/** Whether a witness program has a valid length (BIP-141); version 0 has two. */
function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version === 0) return length === 20 || length === 32;
  return version <= 16 && length <= 40;
}

function checkSegwit(written: AnyWrittenAddress, text: string): Checked {
  const found = witnessProgram(text);
  if (!found || !isProgram(found.version, found.program)) return { ...written, checksum: 'failed' };
  // BIP-341 gives version 1 with another length no meaning yet.
  const isLater = written.form === 'taproot' && found.program.length !== TAPROOT_LENGTH;
  return {
    ...written,
    ...(isLater ? { network: 'bitcoin', form: 'later' } : {}),
    checksum: 'valid',
  } as Checked;
}

/** The first byte of Bitcoin's base58check addresses: keys and scripts, mainnet and testnet. */
const BASE58_VERSIONS: ReadonlySet<number | undefined> = new Set([0x00, 0x05, 0x6f, 0xc4]);
const BASE58_LENGTH = 21;

/**
 * An address with a valid checksum and another version belongs to another coin. It is not a damaged Bitcoin address.
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
  // EIP-55 encodes its checksum in the capitals; an address in one case has none.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase())
    return { ...written, checksum: 'none' };
  return { ...written, checksum: digits === withCapitals(digits) ? 'valid' : 'failed' };
}

/**
 * Whether bytes are the three numbers of a pointer (CIP-19): seven bits per byte, the highest bit marks that more
 * follow.
 */
function isPointer(bytes: Uint8Array): boolean {
  return (bytes.at(-1) ?? 0x80) < 0x80 && bytes.filter((byte) => byte < 0x80).length === 3;
}

const HASH_LENGTH = 28;

/** Whether the rest of a Shelley address fits its type: the high half of its first byte (CIP-19). */
function isShelleyBody(type: number, body: Uint8Array): boolean {
  if (type <= 3) return body.length === 2 * HASH_LENGTH;
  if (type <= 5) return isPointer(body.subarray(HASH_LENGTH));
  return body.length === HASH_LENGTH;
}

/** The types by prefix. Type 8 is Byron, which is encoded in base58. */
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

/**
 * Parses a recipient: an e-mail address, an address with its checked checksum, a link, which is not a recipient, or an
 * unknown text. `failed` is a text with the prefix, the alphabet and about the length of an address, but an invalid
 * checksum or content. Blanks around it are ignored. A text that is too long for the field is unknown.
 */
export function readRecipient(text: string): Recipient {
  if (isBlank(text)) return { kind: 'empty' };
  const trimmed = text.trim();
  if (isLongerThan(trimmed, BOUNDS.recipient)) return { kind: 'unknown' };
  if (isLink(trimmed)) return { kind: 'link' };
  if (isEmail(trimmed)) return { kind: 'email' };
  const written = writtenAddress(trimmed);
  const checked = written && CHECKS[written.form](written, trimmed);
  if (!checked) return { kind: 'unknown' };
  const { network, form, isTestnet, checksum } = checked;
  return { kind: 'address', network, form, isTestnet, checksum } as Recipient;
}

/** Whether a text is a complete recipient: an e-mail address, or a valid address. */
export function isWhole(text: string): boolean {
  const recipient = readRecipient(text);
  if (recipient.kind === 'address') return recipient.checksum !== 'failed';
  return recipient.kind === 'email';
}
