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
  /** Whether its checksum is right; an Ethereum address in one case has none. */
  readonly checksum: 'valid' | 'failed' | 'none';
}

/** Whom a text names. */
export type Recipient =
  | { readonly kind: 'empty' | 'email' | 'link' | 'unknown' }
  | { [Network in AddressNetwork]: NetworkAddress<Network> }[AddressNetwork];

type Checksum = NetworkAddress['checksum'];

/** A text that is written like an address, but belongs to somebody else's network. */
type Checked = AnyWrittenAddress & { readonly checksum: Checksum };

const TAPROOT_LENGTH = 32;

/** BIP-141's bound of a witness program, and the two lengths that version 0 has. Its form has two bytes at least. */
function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version === 0) return length === 20 || length === 32;
  return version <= 16 && length <= 40;
}

function checkSegwit(written: AnyWrittenAddress, text: string): Checked {
  const found = witnessProgram(text);
  if (!found || !isProgram(found.version, found.program)) return { ...written, checksum: 'failed' };
  // Version 1 with another length has no meaning yet: BIP-341.
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

/** A right checksum with another version is an address of another coin, and no damaged one of Bitcoin. */
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
  // EIP-55 keeps its checksum in the capitals; one case throughout holds none.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase())
    return { ...written, checksum: 'none' };
  return { ...written, checksum: digits === withCapitals(digits) ? 'valid' : 'failed' };
}

/** Whether bytes are three numbers of CIP-19's pointer: seven bits each, the highest bit goes on. */
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

/** The types of each prefix. Type 8 is Byron's, which is written in base58. */
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
 * Reads a text as a recipient: an e-mail address, an address with its checksum verified, a link, which is no
 * recipient, or something unknown. `failed` is a text with prefix, alphabet and about the length of an address, whose checksum or
 * content is wrong. Blanks around it do not count. A text beyond the bound of the field is unknown.
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

/** Whether a text is a whole recipient: an e-mail address, or an address without a mistake. */
export function isWhole(text: string): boolean {
  const recipient = readRecipient(text);
  if (recipient.kind === 'address') return recipient.checksum !== 'failed';
  return recipient.kind === 'email';
}
