import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../inputs/BusyButton';
import { CheckboxField } from '../../inputs/CheckboxField';
import { Form } from '../../inputs/Form';
import { showRefusalIn } from '../../inputs/useSubmit';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { DataRefusal } from '../keptRefusalText';
import { keptRefusalWords, useSayKept } from '../keptRefusalText';
import { WaitingText } from '../waitingText';
import { PassphraseForm as english } from './PassphraseForm.messages';
import type { PassphraseAsked } from './passphraseFields';
import { PassphraseFields } from './passphraseFields';

/** The submitted passphrases: that of existing data, and one that the user has chosen. */
export interface GivenPassphrases {
  readonly passphrase?: string;
  readonly next?: string;
}

export interface PassphraseFormProps extends RootProps {
  /**
   * `current`: the passphrase of existing data, which may be any text. `new`: one that the user chooses and repeats.
   * `change`: both. `nothing`: only a confirmation.
   */
  asks?: PassphraseAsked | undefined;
  /** The label of a checkbox, without which no passphrase is needed. If omitted, the passphrase is required. */
  optionalLabel?: string | undefined;
  /** The label of a second button, which submits without a passphrase. */
  withoutLabel?: string | undefined;
  /** Content above the field, such as a warning. */
  children?: ReactNode;
  /** Content below the passphrases. */
  extra?: ReactNode;
  submitLabel: string;
  color?: ButtonProps['color'] | undefined;
  /** Whether the submission waits for pending payments. The form then states this. */
  isWaiting?: boolean | undefined;
  /** Whether the form cannot be submitted yet. */
  isBlocked?: boolean | undefined;
  /**
   * Called with valid passphrases, or with none if the user chose none. Resolves with null after a success, or with a
   * refusal. A rejection counts as a failed call.
   */
  onSubmit: (given: GivenPassphrases) => Promise<DataRefusal | null>;
  /** Called by the button Cancel; without it, there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    PassphraseForm: PassphraseFormProps;
  }
}

type Options = Pick<PassphraseFormProps, 'optionalLabel' | 'isBlocked' | 'onSubmit'>;

/** The state of the form, and its submission. */
function usePassphrases({ optionalLabel, isBlocked = false, onSubmit }: Options) {
  const sayKept = useSayKept();
  const form = useForm({
    defaultValues: { isUsed: false, passphrase: '', next: '', confirmation: '' },
    reValidateMode: 'onSubmit',
    shouldUnregister: true,
  });
  const { clearErrors, handleSubmit } = form;
  useEffect(() => {
    // The sentence about a wait is no longer true.
    if (!isBlocked) clearErrors('root');
  }, [isBlocked, clearErrors]);
  const [isWithout, setWithout] = useState(false);
  const isChecked = useWatch({ control: form.control, name: 'isUsed' });
  const isUsed = optionalLabel === undefined || isChecked;
  const submit = async (given: GivenPassphrases) => {
    const refusal = await onSubmit(given).catch(() => ({ kind: 'call-failed' }) as const);
    if (refusal) showRefusalIn(form)(keptRefusalWords(refusal, sayKept));
  };
  const submitWithout = async () => {
    clearErrors();
    setWithout(true);
    await submit({});
    setWithout(false);
  };
  // Only the fields that are shown have values.
  const submitFields = handleSubmit(({ isUsed: _isUsed, confirmation: _same, ...given }) =>
    submit(given),
  );
  return { form, isUsed, isWithout, submit: submitFields, submitWithout };
}

/** A form for a passphrase: that of existing data, a new one, or an optional one. */
export const PassphraseForm = rooted(
  'PassphraseForm',
  function PassphraseForm(
    {
      asks = 'current',
      withoutLabel,
      children,
      extra,
      submitLabel,
      color,
      isWaiting = false,
      onCancel,
      messages,
      ...options
    }: PassphraseFormProps,
    root,
  ) {
    const say = useMessages('PassphraseForm', english, messages);
    const { form, isUsed, isWithout, submit, submitWithout } = usePassphrases(options);
    const { errors, isSubmitting } = form.formState;
    const { optionalLabel, isBlocked } = options;
    const look = { fullWidth: true, disabled: isBlocked } as const;
    const other = { ...look, variant: 'outlined', pending: isWithout } as const;
    return (
      <Form
        {...root(undefined, { asks })}
        error={errors.root?.message}
        onSubmit={submit}
        actions={
          <>
            <WaitingText isWaiting={isWaiting} />
            <BusyButton
              {...look}
              type="submit"
              variant="contained"
              color={color}
              pending={isSubmitting}
            >
              {submitLabel}
            </BusyButton>
            {withoutLabel !== undefined && (
              <BusyButton {...other} onClick={() => void submitWithout()}>
                {withoutLabel}
              </BusyButton>
            )}
            {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
          </>
        }
      >
        {children !== undefined && <Box sx={{ paddingBlockEnd: 3 }}>{children}</Box>}
        {optionalLabel !== undefined && (
          <CheckboxField label={optionalLabel} {...form.register('isUsed')} />
        )}
        {isUsed && <PassphraseFields asks={asks} form={form} say={say} />}
        {extra}
      </Form>
    );
  },
);
