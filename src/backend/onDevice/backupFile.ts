import { base64 } from '@scure/base';
import type { InferOutput } from 'valibot';
import {
  array,
  integer,
  literal,
  looseObject,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
  unknown,
} from 'valibot';
import type { BackupContents } from '../../domain/backup/backup';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { Result } from '../../domain/result';
import { accept, refuse } from '../../domain/result';
import { createKey, digestOf, ITERATIONS, openLock, seal, unseal } from '../../services/sealing';
import { compress, decompress, TooLarge } from './compression';
import { dataFrom, dataOf } from './deviceData';
import { keyLockSchema } from './storedHead';

/** Florin's currencies, networks and sample wallets. */
const FLORIN = sampleWorld(0);

/** The options of an export. */
export interface BackupOptions {
  /** The current time, ISO 8601, UTC. */
  readonly createdAt: string;
  /** Encrypts the backup. If it is undefined, the backup is readable. */
  readonly passphrase?: string | undefined;
  /** The number of iterations of the key derivation. Default: the recommended number. */
  readonly iterations?: number;
}

const FORMAT = 'florin-backup';

/** The version of the format. The program reads this version and all earlier versions. */
const VERSION = 1;

/** The largest file in characters, and the largest decompressed contents in bytes: about 150,000 transactions. */
const LARGEST = 50_000_000;

/** The largest file in bytes. A character takes at most three bytes for each of its code units. */
export const MOST_BYTES = 3 * LARGEST;

const envelopeSchema = strictObject({
  format: literal(FORMAT),
  version: pipe(number(), integer(), minValue(1)),
  createdAt: string(),
  checksum: optional(strictObject({ algorithm: literal('SHA-256'), value: string() })),
  encryption: optional(keyLockSchema),
  payload: string(),
});

const payloadSchema = strictObject({
  // The schema of the data checks the other fields.
  wallets: array(looseObject({ id: string(), place: number() })),
  transactions: record(string(), array(unknown())),
  contacts: unknown(),
  choices: unknown(),
});

/**
 * The unencrypted fields of a file, as the context of the encryption. A file in which one of them was changed cannot be
 * decrypted.
 */
const contextOf = (version: number, createdAt: string) => `${FORMAT}/${version}/${createdAt}`;

/** Converts the contents to the text that has the checksum, or is encrypted. */
function payloadOf(contents: BackupContents): string {
  const { wallets, contacts, choices } = dataOf({ ...contents, answers: [] }, FLORIN);
  return JSON.stringify({
    wallets: wallets.map(({ transactions: _history, ...wallet }, place) => ({ ...wallet, place })),
    transactions: Object.fromEntries(wallets.map(({ id, transactions }) => [id, transactions])),
    contacts,
    choices,
  });
}

/**
 * Makes the file of a backup: readable JSON with a checksum, or encrypted if there is a passphrase. Rejects if the contents
 * could not be read again.
 */
export async function writeBackup(
  contents: BackupContents,
  { createdAt, passphrase, iterations = ITERATIONS }: BackupOptions,
): Promise<string> {
  const head = { format: FORMAT, version: VERSION, createdAt };
  const payload = payloadOf(contents);
  if (passphrase === undefined) {
    const checksum = { algorithm: 'SHA-256', value: await digestOf(payload) };
    return JSON.stringify({ ...head, checksum, payload }, null, 2);
  }
  const { key, lock } = await createKey(passphrase, iterations);
  const packed = await compress(payload);
  const sealed = await seal(key, packed, contextOf(VERSION, createdAt));
  return JSON.stringify({ ...head, encryption: lock, payload: base64.encode(sealed) }, null, 2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every version of the format has these fields. */
const headSchema = object({ format: literal(FORMAT), version: number() });

function envelopeOf(text: string): Result<InferOutput<typeof envelopeSchema>, BackupRefusal> {
  const file = parsed(text);
  const head = safeParse(headSchema, file);
  if (!head.success) return refuse({ kind: 'not-a-backup' });
  if (head.output.version > VERSION) return refuse({ kind: 'newer-version' });
  const { success, output } = safeParse(envelopeSchema, file);
  return success ? accept(output) : refuse({ kind: 'damaged' });
}

/** Checks the checksum of a file or decrypts it, and returns the contents as text. */
async function openPayload(
  { version, createdAt, checksum, encryption, payload }: InferOutput<typeof envelopeSchema>,
  passphrase: string | undefined,
): Promise<Result<string, BackupRefusal>> {
  if (!encryption) {
    const isWhole = checksum !== undefined && (await digestOf(payload)) === checksum.value;
    return isWhole ? accept(payload) : refuse({ kind: 'damaged' });
  }
  if (passphrase === undefined) return refuse({ kind: 'no-passphrase' });
  const key = await openLock(encryption, passphrase).catch(() => null);
  if (!key) return refuse({ kind: 'wrong-passphrase' });
  try {
    const packed = await unseal(
      key,
      new Uint8Array(base64.decode(payload)),
      contextOf(version, createdAt),
    );
    return accept(await decompress(packed, LARGEST));
  } catch (cause) {
    return refuse({ kind: cause instanceof TooLarge ? 'too-large' : 'damaged' });
  }
}

/** Reads the contents. Returns null if any part is not as the program writes it. */
function contentsOf(payload: string): BackupContents | null {
  const { success, output } = safeParse(payloadSchema, parsed(payload));
  if (!success) return null;
  const { wallets: listed, transactions, contacts, choices } = output;
  const wallets = listed.map(({ place: _place, ...wallet }) => ({
    ...wallet,
    transactions: Object.hasOwn(transactions, wallet.id) ? transactions[wallet.id] : null,
  }));
  const isWhole =
    Object.keys(transactions).length === wallets.length &&
    listed.every(({ place }, index) => place === index);
  try {
    const { answers: _none, ...read } = dataFrom(
      { wallets, contacts, choices, answers: [] },
      FLORIN,
    );
    return isWhole ? read : null;
  } catch {
    return null;
  }
}

/** Reads and checks a file. An encrypted file needs the passphrase. */
export async function readBackup(
  text: string,
  passphrase?: string,
): Promise<Result<BackupContents, BackupRefusal>> {
  if (text.length > LARGEST) return refuse({ kind: 'too-large' });
  const envelope = envelopeOf(text);
  if (!envelope.ok) return envelope;
  const payload = await openPayload(envelope.value, passphrase);
  if (!payload.ok) return payload;
  const contents = contentsOf(payload.value);
  return contents ? accept(contents) : refuse({ kind: 'damaged' });
}
