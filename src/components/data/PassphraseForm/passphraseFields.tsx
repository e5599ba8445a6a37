import type { UseFormReturn } from 'react-hook-form';
import { checkPassphrase, PASSPHRASE } from '../../../domain/text/passphrase';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { PassphraseField } from '../../inputs/PassphraseField/PassphraseField';
import type { Say } from '../../provider/say';
import type { PassphraseForm as english } from './PassphraseForm.messages';

/** The passphrases that a form asks for. */
export type PassphraseAsked = 'current' | 'new' | 'change' | 'nothing';

interface Fields {
  isUsed: boolean;
  passphrase: string;
  next: string;
  confirmation: string;
}

interface PassphraseFieldsProps {
  asks: PassphraseAsked;
  form: UseFormReturn<Fields>;
  say: Say<typeof english>;
}

/** The fields of the passphrases. */
export function PassphraseFields({ asks, form, say }: PassphraseFieldsProps) {
  const { errors, isSubmitting } = form.formState;
  const isChange = asks === 'change';
  const fieldOf = (
    name: 'passphrase' | 'next' | 'confirmation',
    validate: (text: string, fields: Fields) => true | string,
  ) => ({
    error: errors[name]?.message,
    readOnly: isSubmitting,
    ...form.register(name, { validate, onChange: clearErrorOf(form, name) }),
  });
  const checkNew = (text: string) => {
    const refusal = checkPassphrase(text);
    if (refusal === 'too-short') return say('tooShort', { least: PASSPHRASE.least });
    if (refusal === 'too-long') return say('tooLong', { most: PASSPHRASE.most });
    return refusal === null || say('missing');
  };
  return (
    <>
      {(isChange || asks === 'current') && (
        <PassphraseField
          messages={
            isChange ? { passphrase: say('current'), subject: say('currentSubject') } : undefined
          }
          // Data may have a passphrase that another program accepted.
          {...fieldOf('passphrase', (text) => text.trim() !== '' || say('missing'))}
        />
      )}
      {(isChange || asks === 'new') && (
        <PassphraseField
          isNew
          messages={isChange ? { passphrase: say('next'), subject: say('nextSubject') } : undefined}
          {...fieldOf('next', checkNew)}
          confirmation={fieldOf(
            'confirmation',
            (text, { next }) => text === next || say('different'),
          )}
        />
      )}
    </>
  );
}
