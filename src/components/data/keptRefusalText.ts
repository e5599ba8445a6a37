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

const BACKUP_TEXTS = {
  'not-a-backup': 'not-a-backup',
  'newer-version': 'newer-backup',
  'too-large': 'too-large',
  damaged: 'damaged-backup',
  // The passphrase is requested instead.
  'no-passphrase': 'wrong-passphrase',
  'wrong-passphrase': 'wrong-passphrase',
} as const satisfies Record<BackupRefusal['kind'], keyof typeof english>;

const hasText = (refusal: DataRefusal): refusal is KeeperRefusal =>
  Object.hasOwn(english, refusal.kind);

/** Returns the sentence of a problem with kept data, such as `unavailable`, which states what is safe. */
export const problemText = (problem: DeviceProblem, say: SayKept): string => say(problem);

/** Returns the sentence of a file that is not imported. */
export const backupRefusalText = ({ kind }: BackupRefusal, say: SayKept): string =>
  say(BACKUP_TEXTS[kind]);

/** Returns the sentence of a refusal, and the field that shows it. */
export function keptRefusalWords(refusal: DataRefusal, say: SayKept = sayFrom(english)): Words {
  if (!hasText(refusal)) return callWords(refusal, say);
  const text = say(refusal.kind);
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
