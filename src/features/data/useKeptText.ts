import { useMessages } from '../../components/provider/useMessages';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { DataRefusal } from '../../state/storage/dataActions';
import { KeptRefusal as english } from './KeptRefusal.messages';

/** Returns functions that return the messages about refused actions. */
export function useKeptText() {
  const say = useMessages('KeptRefusal', english);
  const textOf = (kind: string) =>
    say(Object.hasOwn(english, kind) ? (kind as keyof typeof english) : 'callFailed');
  return {
    keptText: (refusal: DataRefusal) =>
      refusal.kind === 'message' ? refusal.text : textOf(refusal.kind),
    // A refusal by the device can have the same kind, but needs another message.
    backupText: ({ kind }: BackupRefusal) =>
      textOf(Object.hasOwn(english, `${kind}-backup`) ? `${kind}-backup` : kind),
    waiting: say('waiting'),
  };
}
