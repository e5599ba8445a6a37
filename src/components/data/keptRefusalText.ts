import type { CallRefusal } from '../../domain/ledger/call';
import type { BackupRefusal, DeviceProblem, KeeperRefusal } from '../../domain/keptRefusal';
import type { Words } from '../inputs/callWords';
import { callWords } from '../inputs/callWords';
import type { OtherTexts, Say } from '../provider/say';
import { sayFrom } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { KeptRefusal as english } from './KeptRefusal.messages';

/** Returns the texts of refused actions on kept data. */
export type SayKept = Say<typeof english>;

/** Why an action on kept data did not succeed: it was refused, or the call failed. */
export type DataRefusal = KeeperRefusal | CallRefusal;

const TEXTS = {
  unavailable: 'unavailable',
  'newer-version': 'newerVersion',
  lost: 'lost',
  closed: 'closed',
  'no-space': 'noSpace',
  damaged: 'damaged',
  locked: 'locked',
  busy: 'busy',
  found: 'found',
  'wrong-passphrase': 'wrongPassphrase',
  wait: 'wait',
  'no-passkey': 'noPasskey',
} as const satisfies Record<KeeperRefusal['kind'], keyof typeof english>;

const BACKUP_TEXTS = {
  'not-a-backup': 'notABackup',
  'newer-version': 'newerBackup',
  'too-large': 'tooLarge',
  damaged: 'damagedBackup',
  // The passphrase is requested instead.
  'no-passphrase': 'wrongPassphrase',
  'wrong-passphrase': 'wrongPassphrase',
} as const satisfies Record<BackupRefusal['kind'], keyof typeof english>;

/** Returns the sentence of a problem with kept data, which states what is safe. */
export const problemText = (problem: DeviceProblem, say: SayKept): string => say(TEXTS[problem]);

/** Returns the sentence of a file that is not imported. */
export const backupRefusalText = ({ kind }: BackupRefusal, say: SayKept): string =>
  say(BACKUP_TEXTS[kind]);

/** Returns the sentence of a refusal, and the field that shows it. */
export function keptRefusalWords(refusal: DataRefusal, say: SayKept = sayFrom(english)): Words {
  if (!Object.hasOwn(TEXTS, refusal.kind)) return callWords(refusal, say);
  const text = say(TEXTS[refusal.kind as KeeperRefusal['kind']]);
  return refusal.kind === 'wrong-passphrase' ? { text, field: 'passphrase' } : { text };
}

/** Returns the sentence of a refusal, in English by default. */
export function keptRefusalText(refusal: DataRefusal, say?: SayKept): string {
  return keptRefusalWords(refusal, say).text;
}

/** Returns the `say` function of these texts, for the language of the nearest `FlorinProvider`. */
export function useSayKept(own?: OtherTexts<typeof english>): SayKept {
  return useMessages('KeptRefusal', english, own);
}
