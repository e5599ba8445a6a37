import { useMessages } from '../../components/provider/useMessages';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { DataRefusal } from '../../state/storage/dataActions';
import { KeptRefusal as english } from './KeptRefusal.messages';

/** Returns functions for the sentences of refused actions on kept data. */
export function useKeptText() {
  const say = useMessages('KeptRefusal', english);
  const textOf = (kind: string) =>
    say(Object.hasOwn(english, kind) ? (kind as keyof typeof english) : 'callFailed');
  return {
    keptText: (refusal: DataRefusal) =>
      refusal.kind === 'message' ? refusal.text : textOf(refusal.kind),
    // A refusal of a device has the same name, but another sentence.
    backupText: ({ kind }: BackupRefusal) =>
      textOf(Object.hasOwn(english, `${kind}-backup`) ? `${kind}-backup` : kind),
    waiting: say('waiting'),
  };
}
