import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CallAnswer, CallOptions } from '../../../domain/ledger/call';
import { CheckboxField } from '../../inputs/CheckboxField';
import { callWords } from '../../inputs/callWords';
import { clearErrorOf } from '../../inputs/clearErrorOf';
import { Form } from '../../inputs/Form';
import { PasswordField } from '../../inputs/PasswordField/PasswordField';
import { SubmitButton } from '../../inputs/SubmitButton';
import { TextField } from '../../inputs/TextField';
import { sayIn, useSubmit } from '../../inputs/useSubmit';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { DemoHint } from '../DemoHint/DemoHint';
import type { SignupDraft, SignupFields } from '../signupRules';
import { EMPTY_SIGNUP, signupRules } from '../signupRules';
import { SignupForm as english } from './SignupForm.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export type { SignupDraft };

/** A new account as the form hands it over: checked, and without blanks around the texts. */
export type NewAccount = Pick<SignupFields, 'firstName' | 'lastName' | 'email' | 'password'>;

export interface SignupFormProps extends RootProps {
  /** The e-mail of the one account that can be opened; the hint names it and fills it in. */
  demoEmail: string;
  termsHref: string;
  privacyHref: string;
  /** The error of the form as a whole; null without one. */
  error?: string | null;
  /**
   * Opens the account; resolves when that has come to an end, or with the reason why it has not. A
   * rejection counts as a failed call.
   */
  onSubmit: (account: NewAccount, call: CallOptions) => CallAnswer;
  /** The fields as they stood when the form was left before. */
  draft?: SignupDraft;
  /** The form is left; tells what is filled in, but for the passwords. */
  onLeave?: (draft: SignupDraft) => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    SignupForm: SignupFormProps;
  }
}

/** Asks for the fields of a new account. Errors are named on submit, and go on editing. */
export const SignupForm = rooted(
  'SignupForm',
  function SignupForm(
    {
      demoEmail,
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
      say: sayIn(form),
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
    const rules = signupRules(say);
    // The first field that is wrong gets the focus, in the order in which they are registered here.
    const field = (name: Exclude<keyof SignupFields, 'terms'>) => ({
      error: errors[name]?.message,
      readOnly: isSubmitting,
      ...register(name, { validate: rules[name], onChange: clearErrorOf(form, name) }),
    });

    return (
      <Form
        {...root()}
        error={errors.root?.message ?? error ?? ''}
        onSubmit={handleSubmit(open)}
        actions={<SubmitButton pending={isSubmitting}>{say('create')}</SubmitButton>}
      >
        <Box sx={{ paddingBlockEnd: 4 }}>
          <DemoHint
            email={demoEmail}
            onFill={() => {
              setValue('email', demoEmail);
              clearErrors('email');
            }}
          />
        </Box>
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
          autoComplete="email"
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
