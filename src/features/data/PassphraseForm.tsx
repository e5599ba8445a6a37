import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { BusyButton } from '../../components/inputs/BusyButton';
import { CheckboxField } from '../../components/inputs/CheckboxField';
import { Form } from '../../components/inputs/Form';
import { Button } from '../../components/inputs/internals/button';
import { PassphraseField } from '../../components/inputs/PassphraseField';
import { useMessages, type Say } from '../../components/provider/useMessages';
import { checkPassphrase, PASSPHRASE } from '../../domain/text/passphrase';
import type { DataRefusal } from '../../state/storage/dataActions';
import { useData } from './useData';
import { useDataTexts } from './useDataTexts';
import { WaitingText } from './waitingText';

const english = {
  current: 'Current passphrase',
  currentSubject: 'current passphrase',
  next: 'New passphrase',
  nextSubject: 'new passphrase',
  missing: 'Enter a passphrase',
  missingCurrent: 'Enter your passphrase',
  tooShort: 'At least {least} characters',
  tooLong: 'At most {most} characters',
  different: 'The passphrases do not match',
} as const;

export type PassphraseFormTexts = typeof english;

/**
 * The account names in a password manager. They are the same in every language, because a password manager would store
 * another name as another account. They also differ from the email of the sign-in, and from each other. Otherwise the
 * password manager would offer to replace the passphrase of the wallets by that of a file.
 */
const ACCOUNTS = { wallets: 'Wallets on this device', backup: 'Wallets in a backup' } as const;

/** Describes the fields and buttons of a `PassphraseForm`. */
export interface PassphrasePlan {
  /**
   * The passphrases that the user has to enter:
   * - `current`: the passphrase of existing data.
   * - `new`: a new passphrase, twice.
   * - `change`: both.
   * - `nothing`: none.
   */
  readonly asks: 'current' | 'new' | 'change' | 'nothing';
  /** The secret that the passphrase protects. A password manager stores a passphrase for each of them. */
  readonly of: keyof typeof ACCOUNTS;
  readonly submit: string;
  /** A checkbox. The passphrase fields are shown only while it is checked. */
  readonly optional?: { readonly label: string; readonly hint?: string };
  /** The label of a second button, which calls `onSubmit` without a passphrase. */
  readonly without?: string;
  readonly isDanger?: boolean;
}

/** The entered passphrases: `passphrase` is that of existing data, and `next` is a new one. */
export type GivenPassphrases = { readonly [Name in 'passphrase' | 'next']?: string };

/** The reason why an action with a passphrase has failed. */
export interface PassphraseRefusal {
  readonly text: string;
  /** Whether the passphrase was wrong. The sentence is then shown at the field of the passphrase. */
  readonly isWrong: boolean;
}

export interface PassphraseFormProps {
  /** The fields and buttons of the form. */
  plan: PassphrasePlan;
  /** Content above the fields. */
  children?: ReactNode;
  /** Content below the fields. */
  extra?: ReactNode;
  /** Whether the form cannot be submitted yet. */
  isBlocked?: boolean | undefined;
  /** A sentence that explains what the action waits for, such as pending payments. */
  waiting?: string | undefined;
  /**
   * Called with the passphrases, which may both be missing. Resolve with null after a success, or with a refusal, which
   * the form shows.
   */
  onSubmit: (given: GivenPassphrases) => Promise<PassphraseRefusal | null>;
  /** Called when the user presses Cancel. If omitted, there is no such button. */
  onCancel?: (() => void) | undefined;
}

const EMPTY = { isUsed: false, passphrase: '', next: '', confirmation: '' };

const FORM = { defaultValues: EMPTY, reValidateMode: 'onSubmit', shouldUnregister: true } as const;

interface FieldsProps {
  plan: PassphrasePlan;
  form: UseFormReturn<typeof EMPTY>;
  say: Say<typeof english>;
}

function PassphraseFields({ plan, form, say }: FieldsProps) {
  const { asks } = plan;
  const account = ACCOUNTS[plan.of];
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
          account={account}
          {...named(say('current'), say('currentSubject'))}
          // No other rule applies, because another program with other rules may have set the passphrase.
          {...fieldOf('passphrase', (text) => text.trim() !== '' || say('missingCurrent'))}
        />
      )}
      {asks !== 'current' && (
        <PassphraseField
          isNew
          account={asks === 'change' ? undefined : account}
          {...named(say('next'), say('nextSubject'))}
          {...fieldOf('next', checkNew)}
          confirmation={fieldOf('confirmation', checkSame)}
        />
      )}
    </>
  );
}

/**
 * A form for entering an existing passphrase, a new passphrase, both, or none. Without a passphrase, the form only asks
 * for a confirmation.
 */
export function PassphraseForm(props: PassphraseFormProps) {
  const { plan, children, extra, isBlocked = false, waiting, onSubmit, onCancel } = props;
  const { asks, optional, without, isDanger } = plan;
  const say = useMessages('PassphraseForm', english);
  const sayData = useDataTexts();
  const form = useForm(FORM);
  const { clearErrors, control, formState, handleSubmit, register, setError } = form;
  const isUsed = useWatch({ control, name: 'isUsed' }) || !optional;
  const [isWithout, setWithout] = useState(false);
  useEffect(() => {
    // The error was about a wait that is now over.
    if (!isBlocked) clearErrors('root');
  }, [isBlocked, clearErrors]);
  const submit = async (given: GivenPassphrases) => {
    const refusal = await onSubmit(given);
    if (!refusal) return;
    const place = refusal.isWrong && 'passphrase' in given ? 'passphrase' : 'root';
    setError(place, { message: refusal.text }, { shouldFocus: true });
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
      <WaitingText>{waiting}</WaitingText>
      <BusyButton {...look} type="submit" variant="contained" pending={formState.isSubmitting}>
        {plan.submit}
      </BusyButton>
      {without !== undefined && (
        <BusyButton {...look} variant="outlined" pending={isWithout} onClick={submitWithout}>
          {without}
        </BusyButton>
      )}
      {onCancel && <Button onClick={onCancel}>{sayData('cancel')}</Button>}
    </>
  );
  return (
    <Form
      getValues={form.getValues}
      error={formState.errors.root?.message}
      // With `shouldUnregister`, only the visible fields have values.
      onSubmit={handleSubmit(({ isUsed: _used, confirmation: _same, ...given }) => submit(given))}
      actions={actions}
    >
      {children !== undefined && <Box sx={{ paddingBlockEnd: 3 }}>{children}</Box>}
      {optional && <CheckboxField {...optional} {...register('isUsed')} />}
      {isUsed && asks !== 'nothing' && <PassphraseFields plan={plan} form={form} say={say} />}
      {extra}
    </Form>
  );
}

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
