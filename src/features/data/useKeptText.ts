import { useMessages } from '../../components/provider/useMessages';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { DataRefusal } from '../../state/dataActions';
import { KeptRefusal as english } from './KeptRefusal.messages';

/** The texts of refusals that have the names of other refusals of a device. */
const OF_BACKUPS = { 'newer-version': 'newer-backup', damaged: 'damaged-backup' } as const;

/** Returns functions for the sentences of refused actions on kept data. */
export function useKeptText() {
  const say = useMessages('KeptRefusal', english);
  const textOf = (kind: string) =>
    say(Object.hasOwn(english, kind) ? (kind as keyof typeof english) : 'callFailed');
  return {
    keptText: (refusal: DataRefusal) =>
      refusal.kind === 'message' ? refusal.text : textOf(refusal.kind),
    backupText: ({ kind }: BackupRefusal) =>
      textOf((OF_BACKUPS as Partial<Record<typeof kind, string>>)[kind] ?? kind),
    waiting: say('waiting'),
  };
}
