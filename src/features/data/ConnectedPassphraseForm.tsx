import { PassphraseForm, type GivenPassphrases, type PassphraseFormProps } from './PassphraseForm';
import type { DataRefusal } from '../../state/storage/dataActions';
import { useData } from './useData';

export interface ConnectedPassphraseFormProps extends Omit<
  PassphraseFormProps,
  'waiting' | 'onSubmit'
> {
  /**
   * Called with the typed passphrases. They are undefined if the user chose no passphrase. The form shows a refusal.
   */
  onSubmit: (given: GivenPassphrases) => Promise<DataRefusal | null>;
}

/**
 * A passphrase form for an action on the user's data. Shows whether the action waits for pending payments, and its
 * refusal.
 */
export function ConnectedPassphraseForm({ onSubmit, ...form }: ConnectedPassphraseFormProps) {
  const { waiting, formRefusal } = useData();
  return (
    <PassphraseForm
      {...form}
      waiting={waiting}
      onSubmit={async (given) => formRefusal(await onSubmit(given))}
    />
  );
}
