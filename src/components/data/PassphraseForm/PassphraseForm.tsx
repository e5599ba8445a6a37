import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { PassphraseRefusal } from '../../../domain/text/passphrase';
import { checkPassphrase, PASSPHRASE } from '../../../domain/text/passphrase';
import { CheckboxField } from '../../inputs/CheckboxField';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { Form } from '../../inputs/Form';
import { PassphraseField } from '../../inputs/PassphraseField/PassphraseField';
import { SubmitButton } from '../../inputs/SubmitButton';
import { showRefusalIn } from '../../inputs/useSubmit';
import type { OtherTexts, Say } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import type { DataRefusal } from '../keptRefusalText';
import { keptRefusalWords, useSayKept } from '../keptRefusalText';
import { PassphraseForm as english } from './PassphraseForm.messages';

export interface PassphraseFormProps extends RootProps {
  /** Whether the user chooses the passphrase here, and repeats it. Otherwise any passphrase is submitted. */
  isNew?: boolean | undefined;
  /** The label of a checkbox, without which no passphrase is needed. If omitted, the passphrase is required. */
  optionalLabel?: string | undefined;
  /** Sentences above the field, such as a warning. */
  children?: ReactNode;
  submitLabel: string;
  /**
   * Called with a valid passphrase, or with undefined if the user chose none. Resolves with null after a success, or
   * with a refusal. A rejection counts as a failed call.
   */
  onSubmit: (passphrase: string | undefined) => Promise<DataRefusal | null>;
  onCancel: () => void;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    PassphraseForm: PassphraseFormProps;
  }
}

function refusalText(refusal: PassphraseRefusal, say: Say<typeof english>): string {
  if (refusal === 'too-short') return say('tooShort', { least: PASSPHRASE.least });
  if (refusal === 'too-long') return say('tooLong', { most: PASSPHRASE.most });
  return say('missing');
}

/** A form for a passphrase: a new one, that of existing data, or an optional one. */
export const PassphraseForm = rooted(
  'PassphraseForm',
  function PassphraseForm(
    {
      isNew = false,
      optionalLabel,
      children,
      submitLabel,
      onSubmit,
      onCancel,
      messages,
    }: PassphraseFormProps,
    root,
  ) {
    const say = useMessages('PassphraseForm', english, messages);
    const sayKept = useSayKept();
    const form = useForm({
      defaultValues: { isUsed: optionalLabel === undefined, passphrase: '', confirmation: '' },
      reValidateMode: 'onSubmit',
      shouldUnregister: true,
    });
    const { register, handleSubmit, watch } = form;
    const { errors, isSubmitting } = form.formState;
    const isUsed = optionalLabel === undefined || watch('isUsed');

    const check = (passphrase: string) => {
      const refusal = checkPassphrase(passphrase);
      // Data may have a passphrase that another program accepted.
      return !refusal || (!isNew && refusal !== 'missing') || refusalText(refusal, say);
    };
    const submit = async ({ passphrase }: { passphrase?: string }) => {
      let refusal: DataRefusal | null;
      try {
        refusal = await onSubmit(isUsed ? passphrase : undefined);
      } catch {
        refusal = { kind: 'call-failed' };
      }
      if (refusal) showRefusalIn(form)(keptRefusalWords(refusal, sayKept));
    };

    return (
      <Form
        {...root(undefined, { isNew })}
        error={errors.root?.message}
        onSubmit={handleSubmit(submit)}
        actions={
          <>
            <SubmitButton pending={isSubmitting}>{submitLabel}</SubmitButton>
            <Button onClick={onCancel}>{say('cancel')}</Button>
          </>
        }
      >
        {children !== undefined && <Box sx={{ paddingBlockEnd: 3 }}>{children}</Box>}
        {optionalLabel !== undefined && (
          <CheckboxField label={optionalLabel} {...register('isUsed')} />
        )}
        {isUsed && (
          <PassphraseField
            isNew={isNew}
            error={errors.passphrase?.message}
            readOnly={isSubmitting}
            {...register('passphrase', {
              validate: check,
              onChange: clearErrorOf(form, 'passphrase'),
            })}
            confirmation={
              isNew
                ? {
                    error: errors.confirmation?.message,
                    readOnly: isSubmitting,
                    ...register('confirmation', {
                      validate: (text, { passphrase }) => text === passphrase || say('different'),
                      onChange: clearErrorOf(form, 'confirmation'),
                    }),
                  }
                : undefined
            }
          />
        )}
      </Form>
    );
  },
);
