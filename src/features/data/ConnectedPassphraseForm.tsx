import type {
  GivenPassphrases,
  PassphraseFormProps,
} from '../../components/screens/data/PassphraseForm/PassphraseForm';
import { PassphraseForm } from '../../components/screens/data/PassphraseForm/PassphraseForm';
import type { DataRefusal } from '../../state/storage/dataActions';
import { useData } from './useData';

export interface ConnectedPassphraseFormProps extends Omit<
  PassphraseFormProps,
  'waiting' | 'onSubmit'
> {
  /** Called with valid passphrases, or with none if the user chose none. The form shows a refusal. */
  onSubmit: (given: GivenPassphrases) => Promise<DataRefusal | null>;
}

/** A form for an action on the user's data. It shows the action's refusal, and states that the action waits. */
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
