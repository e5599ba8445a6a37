import { base64 } from '@scure/base';
import {
  is,
  literal,
  number,
  object,
  optional,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import type { BackupContents } from '../../domain/backup/backup';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { BackupRefusal } from '../../domain/keptRefusal';
import { accept, refuse, type Result } from '../../domain/result';
import { createKey, digestOf, ITERATIONS, openLock, seal, unseal } from '../../services/sealing';
import { moment } from '../records/readParts';
import { contentsFrom, wholeContents } from './deviceData';
import { keyLockSchema } from './deviceLock';

/** Florin's currencies, networks and sample wallets. */
const FLORIN = sampleWorld(0);

/** The options of `writeBackup`. */
export interface BackupOptions {
  /** The current time, ISO 8601, UTC. */
  readonly createdAt: string;
  /** Encrypts the backup. Default: the backup is not encrypted. */
  readonly passphrase?: string | undefined;
  /** The number of iterations of the key derivation from the passphrase. Default: the recommended number. */
  readonly iterations?: number;
}

const FORMAT = 'florin-backup';

const VERSION = 1;

/** The maximum length of a file in characters: about 145,000 transactions in an encrypted file. */
const LARGEST = 50_000_000;

/** The maximum size of a file in bytes. In UTF-8, each UTF-16 code unit takes at most three bytes. */
export const MOST_BYTES = 3 * LARGEST;

/** Every version of the format has these fields. */
const headSchema = object({ format: literal(FORMAT), version: number() });

const fileSchema = strictObject({
  format: literal(FORMAT),
  version: literal(VERSION),
  createdAt: moment,
  checksum: optional(strictObject({ algorithm: literal('SHA-256'), value: string() })),
  encryption: optional(keyLockSchema),
  payload: string(),
});

/**
 * Returns the unencrypted fields of a file, which the encryption authenticates: a file in which one of them was changed
 * cannot be decrypted.
 */
const contextOf = (createdAt: string) => `${FORMAT}/${VERSION}/${createdAt}`;

/**
 * Creates the JSON text of a backup, encrypted if there is a passphrase and otherwise with a checksum. Rejects if the
 * contents are invalid, because such a backup could not be read.
 */
export async function writeBackup(
  contents: BackupContents,
  { createdAt, passphrase, iterations = ITERATIONS }: BackupOptions,
): Promise<string> {
  const head = { format: FORMAT, version: VERSION, createdAt };
  const payload = JSON.stringify(wholeContents(contents, FLORIN));
  if (passphrase === undefined) {
    const checksum = { algorithm: 'SHA-256', value: await digestOf(payload) };
    return JSON.stringify({ ...head, checksum, payload }, null, 2);
  }
  const { key, lock } = await createKey(passphrase, iterations);
  const sealed = await seal(key, new TextEncoder().encode(payload), contextOf(createdAt));
  return JSON.stringify({ ...head, encryption: lock, payload: base64.encode(sealed) }, null, 2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Decrypts a file or compares its checksum, and reads the contents. Rejects if the file is damaged. */
async function contentsOf(
  { createdAt, checksum, encryption, payload }: InferOutput<typeof fileSchema>,
  passphrase = '',
): Promise<Result<BackupContents, BackupRefusal>> {
  let text = payload;
  if (encryption) {
    const key = await openLock(encryption, passphrase).catch(() => null);
    if (!key) return refuse({ kind: 'wrong-passphrase' });
    const sealed = new Uint8Array(base64.decode(payload));
    text = new TextDecoder().decode(await unseal(key, sealed, contextOf(createdAt)));
  } else if ((await digestOf(payload)) !== checksum?.value) return refuse({ kind: 'damaged' });
  return accept(contentsFrom(JSON.parse(text), FLORIN));
}

/**
 * Reads and checks the text of a backup file. Resolves with a refusal if the file cannot be used or needs a passphrase.
 */
export async function readBackup(
  text: string,
  passphrase?: string,
): Promise<Result<BackupContents, BackupRefusal>> {
  if (text.length > LARGEST) return refuse({ kind: 'too-large' });
  const file = parsed(text);
  if (!is(headSchema, file)) return refuse({ kind: 'not-a-backup' });
  if (file.version > VERSION) return refuse({ kind: 'newer-version' });
  if (!is(fileSchema, file)) return refuse({ kind: 'damaged' });
  if (file.encryption && passphrase === undefined) return refuse({ kind: 'no-passphrase' });
  return contentsOf(file, passphrase).catch(() => refuse({ kind: 'damaged' }));
}
