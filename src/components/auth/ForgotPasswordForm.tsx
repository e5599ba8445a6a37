import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../domain/ledger/call';
import { Button } from '../inputs/internals/button';
import { callWords } from '../inputs/internals/callWords';
import { clearErrorOf } from '../inputs/internals/clearErrorOf';
import { Form } from '../inputs/Form';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { emailRule } from '../inputs/internals/textRules';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { callTexts, emailTexts } from '../inputs/internals/ruleTexts';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  ...callTexts,
  ...emailTexts,
  email: 'Email',
  reset: 'Reset password',
  back: 'Back to sign in',
} as const;

export type ForgotPasswordFormTexts = typeof english;

export interface ForgotPasswordFormProps extends RootProps {
  /** The URL of the sign-in page. */
  signinHref: string;
  /**
   * Called with a valid, trimmed email address. Return nothing after a success, or a refusal, which the form shows. If
   * the promise rejects, the form shows that the request failed.
   */
  onSubmit: (email: string, call: CallOptions) => CallAnswer;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * A form for resetting a forgotten password: the user types the email of the account. If the email is missing,
 * submitting shows an error. Editing the field clears the error.
 */
export const ForgotPasswordForm = rooted(
  'ForgotPasswordForm',
  function ForgotPasswordForm({ signinHref, onSubmit, messages }: ForgotPasswordFormProps, root) {
    const say = useMessages('ForgotPasswordForm', english, messages);
    const form = useForm({ defaultValues: { email: '' }, reValidateMode: 'onSubmit' });
    const { register, handleSubmit } = form;
    const { errors, isSubmitting } = form.formState;
    const { submit } = useSubmit({
      show: showRefusalIn(form),
      toWords: (refusal) => callWords(refusal, say),
    });

    return (
      <Form
        {...root()}
        getValues={form.getValues}
        error={errors.root?.message}
        onSubmit={handleSubmit(async ({ email }) => {
          await submit(email.trim(), onSubmit);
        })}
        actions={
          <>
            <SubmitButton pending={isSubmitting}>{say('reset')}</SubmitButton>
            <Button href={signinHref}>{say('back')}</Button>
          </>
        }
      >
        <TextField
          label={say('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          readOnly={isSubmitting}
          {...register('email', {
            validate: emailRule(say),
            onChange: clearErrorOf(form, 'email'),
          })}
        />
      </Form>
    );
  },
);
