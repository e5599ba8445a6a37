import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../components/inputs/BusyButton';
import { CheckboxField } from '../../components/inputs/CheckboxField';
import { Form } from '../../components/inputs/Form';
import { PassphraseField } from '../../components/inputs/PassphraseField/PassphraseField';
import { checkPassphrase, PASSPHRASE } from '../../domain/text/passphrase';
import type { DataRefusal } from '../../state/storage/dataActions';
import { rareLine } from '../../theme/pageStyles';
import { useData } from './useData';

/** The fields and buttons of a form. */
export interface PassphrasePlan {
  /** `current`: the passphrase of existing data. `new`: one that the user chooses and repeats. `change`: both. */
  readonly asks: 'current' | 'new' | 'change' | 'nothing';
  readonly submit: string;
  /** A checkbox, without which no passphrase is needed. */
  readonly optional?: { readonly label: string; readonly hint?: string };
  /** The label of a second button, which submits without a passphrase. */
  readonly without?: string;
  readonly isDanger?: boolean;
}

/** The submitted passphrases: that of existing data, and one that the user has chosen. */
export type GivenPassphrases = { readonly [Name in 'passphrase' | 'next']?: string };

export interface PassphraseFormProps {
  plan: PassphrasePlan;
  children?: ReactNode;
  /** Content below the fields. */
  extra?: ReactNode;
  isBlocked?: boolean;
  /** Called with valid passphrases, or with none if the user chose none. The form shows a refusal. */
  onSubmit: (given: GivenPassphrases) => Promise<DataRefusal | null>;
  onCancel?: () => void;
}

const EMPTY = { isUsed: false, passphrase: '', next: '', confirmation: '' };

const FORM = { defaultValues: EMPTY, reValidateMode: 'onSubmit', shouldUnregister: true } as const;

/** States that an action waits for pending payments. Screen readers announce it. */
export const WaitingText = () => (
  <Typography role="status" variant="body2" sx={rareLine}>
    {useData().waiting}
  </Typography>
);

function PassphraseFields({ asks, form }: { asks: string; form: UseFormReturn<typeof EMPTY> }) {
  const { say } = useData();
  const { clearErrors, formState, register } = form;
  const clearErrorOf = (name: keyof typeof EMPTY) => () => {
    clearErrors(name);
  };
  const fieldOf = (
    name: 'passphrase' | 'next' | 'confirmation',
    validate: (text: string, fields: typeof EMPTY) => true | string,
  ) => ({
    error: formState.errors[name]?.message,
    readOnly: formState.isSubmitting,
    ...register(name, { validate, onChange: clearErrorOf(name) }),
  });
  const checkNew = (text: string) => {
    const refusal = checkPassphrase(text);
    if (refusal === 'too-short') return say('tooShort', PASSPHRASE);
    if (refusal === 'too-long') return say('tooLong', PASSPHRASE);
    return refusal === null || say('missing');
  };
  const checkSame = (text: string, { next }: typeof EMPTY) => text === next || say('different');
  const named = (passphrase: string, subject: string) =>
    asks === 'change' && { messages: { passphrase, subject } };
  return (
    <>
      {asks !== 'new' && (
        <PassphraseField
          {...named(say('current'), say('currentSubject'))}
          // Data may have a passphrase that another program accepted.
          {...fieldOf('passphrase', (text) => text.trim() !== '' || say('missingCurrent'))}
        />
      )}
      {asks !== 'current' && (
        <PassphraseField
          isNew
          {...named(say('next'), say('nextSubject'))}
          {...fieldOf('next', checkNew)}
          confirmation={fieldOf('confirmation', checkSame)}
        />
      )}
    </>
  );
}

/** A form for a passphrase: that of existing data, a new one, both, or only a confirmation. */
export function PassphraseForm(props: PassphraseFormProps) {
  const { plan, children, extra, isBlocked = false, onSubmit, onCancel } = props;
  const { asks, optional, without, isDanger } = plan;
  const { say, keptText } = useData();
  const form = useForm(FORM);
  const { clearErrors, control, formState, handleSubmit, register, setError } = form;
  const isUsed = useWatch({ control, name: 'isUsed' }) || !optional;
  const [isWithout, setWithout] = useState(false);
  useEffect(() => {
    // The sentence about a wait is no longer true.
    if (!isBlocked) clearErrors('root');
  }, [isBlocked, clearErrors]);
  const submit = async (given: GivenPassphrases) => {
    const refusal = await onSubmit(given);
    const isField = refusal?.kind === 'wrong-passphrase' && 'passphrase' in given;
    const place = isField ? 'passphrase' : 'root';
    if (refusal) setError(place, { message: keptText(refusal) }, { shouldFocus: true });
  };
  const submitWithout = () => {
    clearErrors();
    setWithout(true);
    void submit({}).finally(() => {
      setWithout(false);
    });
  };
  const color = isDanger ? 'error' : 'primary';
  const look = { color, fullWidth: true, disabled: isBlocked } as const;
  const actions = (
    <>
      <WaitingText />
      <BusyButton {...look} type="submit" variant="contained" pending={formState.isSubmitting}>
        {plan.submit}
      </BusyButton>
      {without !== undefined && (
        <BusyButton {...look} variant="outlined" pending={isWithout} onClick={submitWithout}>
          {without}
        </BusyButton>
      )}
      {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
    </>
  );
  return (
    <Form
      error={formState.errors.root?.message}
      // Only the fields that are shown have values.
      onSubmit={handleSubmit(({ isUsed: _used, confirmation: _same, ...given }) => submit(given))}
      actions={actions}
    >
      {children !== undefined && <Box sx={{ paddingBlockEnd: 3 }}>{children}</Box>}
      {optional && <CheckboxField {...optional} {...register('isUsed')} />}
      {isUsed && asks !== 'nothing' && <PassphraseFields asks={asks} form={form} />}
      {extra}
    </Form>
  );
}
