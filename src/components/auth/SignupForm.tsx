import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../domain/ledger/call';
import { isBlank, LEAST_PASSWORD } from '../../domain/text/text';
import { CheckboxField } from '../inputs/CheckboxField';
import { Form } from '../inputs/Form';
import { callWords } from '../inputs/internals/callWords';
import { clearErrorOf } from '../inputs/internals/clearErrorOf';
import { callTexts, emailTexts, nameTexts } from '../inputs/internals/ruleTexts';
import { emailRule, fieldRule, nameRules } from '../inputs/internals/textRules';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import { PasswordField } from '../inputs/PasswordField';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';

const english = {
  ...callTexts,
  ...emailTexts,
  ...nameTexts,
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least {least} characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  confirmSubject: 'confirm password',
  agree: 'I agree to the {terms} and the {privacy}',
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  create: 'Create Account',
} as const;

export type SignupFormTexts = typeof english;

/** The values that `SignupForm` passes to `onSubmit`. They are valid and trimmed. */
export type NewAccount = Pick<SignupFields, 'firstName' | 'lastName' | 'email' | 'password'>;

export interface SignupFormProps extends RootProps {
  /** Renders a hint above the fields, such as a `DemoHint`. `fill` fills in the email and clears its error. */
  hint?: ((fill: (email: string) => void) => ReactNode) | undefined;
  /** The URL of the terms of service. */
  termsHref: string;
  /** The URL of the privacy policy. */
  privacyHref: string;
  /** An error sentence about the whole form; null if there is no error. */
  error?: string | null | undefined;
  /**
   * Called to open the account. Return nothing after a success, or a refusal, which the form shows. If the promise
   * rejects, the form shows that the request failed.
   */
  onSubmit: (account: NewAccount, call: CallOptions) => CallAnswer;
  /** The initial values of the fields, such as those of an earlier visit to the form. */
  draft?: SignupDraft | undefined;
  /** Called when the form unmounts, with all values except the passwords. */
  onLeave?: ((draft: SignupDraft) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A form for opening an account. Submitting shows invalid fields as errors, and editing a field clears its error. */
export const SignupForm = rooted(
  'SignupForm',
  function SignupForm(
    {
      hint,
      termsHref,
      privacyHref,
      error = null,
      onSubmit,
      draft,
      onLeave,
      messages,
    }: SignupFormProps,
    root,
  ) {
    const say = useMessages('SignupForm', english, messages);
    const form = useForm<SignupFields>({
      defaultValues: { ...EMPTY_SIGNUP, ...draft },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, clearErrors, getValues, setValue } = form;
    const { errors, isSubmitting } = form.formState;
    useEffect(
      () => () => {
        const { firstName, lastName, email, terms } = getValues();
        onLeave?.({ firstName, lastName, email, terms });
      },
      [getValues, onLeave],
    );
    const { submit } = useSubmit({
      show: showRefusalIn(form),
      toWords: (refusal) => callWords(refusal, say),
    });
    const open = async ({ firstName, lastName, email, password }: SignupFields) => {
      const account = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        password,
      };
      await submit(account, onSubmit);
    };
    const fill = (email: string) => {
      setValue('email', email);
      clearErrors('email');
    };
    const rules = signupRules(say);
    // Fields are registered in this order; the first invalid field gets the focus.
    const field = (name: Exclude<keyof SignupFields, 'terms'>) => ({
      error: errors[name]?.message,
      readOnly: isSubmitting,
      ...register(name, { validate: rules[name], onChange: clearErrorOf(form, name) }),
    });

    return (
      <Form
        {...root()}
        keepsErrorSpace
        getValues={getValues}
        error={errors.root?.message ?? error ?? ''}
        onSubmit={handleSubmit(open)}
        actions={<SubmitButton pending={isSubmitting}>{say('create')}</SubmitButton>}
      >
        {hint && <Box sx={{ paddingBlockEnd: 4 }}>{hint(fill)}</Box>}
        <TextField
          label={say('firstName')}
          autoComplete="given-name"
          inputProps={{ dir: 'auto' }}
          {...field('firstName')}
        />
        <TextField
          label={say('lastName')}
          autoComplete="family-name"
          inputProps={{ dir: 'auto' }}
          {...field('lastName')}
        />
        <TextField
          label={say('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <PasswordField label={say('password')} autoComplete="new-password" {...field('password')} />
        <PasswordField
          label={say('confirm')}
          subject={say('confirmSubject')}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <CheckboxField
          label={say('agree', {
            terms: <Link href={termsHref}>{say('terms')}</Link>,
            privacy: <Link href={privacyHref}>{say('privacy')}</Link>,
          })}
          error={errors.terms?.message}
          defaultChecked={draft?.terms ?? false}
          {...register('terms', {
            validate: rules.terms,
            onChange: clearErrorOf(form, 'terms'),
          })}
        />
      </Form>
    );
  },
);

export interface SignupFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

const EMPTY_SIGNUP: SignupFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** The sign-up values that an app may keep after the form unmounts: all fields except the passwords. */
export type SignupDraft = Pick<SignupFields, 'firstName' | 'lastName' | 'email' | 'terms'>;

/** Returns a validation function for each field. Each function returns true, or an error sentence. */
const signupRules = (say: Say<typeof english>) => ({
  ...nameRules(say),
  email: emailRule(say),
  password: fieldRule('password', say, {
    missing: say('passwordRequired'),
    malformed: say('passwordShort', { least: LEAST_PASSWORD }),
  }),
  confirmPassword: (text: string, { password }: SignupFields) => {
    if (isBlank(text)) return say('confirmRequired');
    return text === password || say('confirmDiffers');
  },
  terms: (agreed: boolean) => agreed || say('termsRequired'),
});
