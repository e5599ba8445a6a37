import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Challenge, NotConfirmed } from '../../domain/challenge';
import type { CallAnswer, CallOptions, CallRefusal, Cancelled } from '../../domain/ledger/call';
import type { Credentials } from '../../domain/user';
import { checkLabel, spreadRow } from '../../theme/styles';
import { callWords } from '../inputs/internals/callWords';
import { clearErrorOf } from '../inputs/internals/clearErrorOf';
import { Form } from '../inputs/Form';
import { PasswordField } from '../inputs/PasswordField';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { emailRule, ruleFor } from '../inputs/internals/textRules';
import { showRefusalIn, useSubmit } from '../inputs/internals/useSubmit';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { callTexts, emailTexts } from '../inputs/internals/ruleTexts';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  ...callTexts,
  ...emailTexts,
  passwordRequired: 'Password is required',
  wrongPair: 'Invalid email or password. Please try again.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  signIn: 'Sign In',
} as const;

export type SigninFormTexts = typeof english;

/** The values that `SigninForm` passes to `onSubmit`: email, password, and the Remember me checkbox. */
export interface SigninRequest extends Credentials {
  remember: boolean;
}

/**
 * The refusal if no account has this email and password. The form's error does not reveal which of the two is wrong.
 */
export interface WrongCredentials {
  readonly kind: 'wrong-credentials';
}

/**
 * The reasons why signing in can fail. A `Challenge` requires a second factor: wrap the form in `SignInSteps` to handle
 * it. Otherwise the form shows that the request failed.
 */
export type SigninRefusal = CallRefusal | WrongCredentials | Challenge | NotConfirmed | Cancelled;

/** The return type of `onSubmit`: nothing after a success, otherwise a `SigninRefusal`. */
export type SigninAnswer =
  CallAnswer | SigninRefusal | Promise<Awaited<CallAnswer> | SigninRefusal>;

export interface SigninFormProps extends RootProps {
  /** Renders a hint below the button, such as a `DemoHint`. `fill` fills in both fields and clears their errors. */
  hint?: ((fill: (credentials: Credentials) => void) => ReactNode) | undefined;
  /** The URL of the page for resetting a password. If omitted, the form has no link to that page. */
  forgotPasswordHref?: string | undefined;
  /** Whether the form is disabled because another way of signing in is pending. */
  disabled?: boolean | undefined;
  /** An error sentence about the whole form; null if there is no error. */
  error?: string | null | undefined;
  /**
   * Called to sign in. Return nothing after a success, or a `SigninRefusal`, which the form shows. If the promise
   * rejects, the form shows that the request failed.
   */
  onSubmit: (request: SigninRequest, call: CallOptions) => SigninAnswer;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A form for signing in by email and password. Submitting shows missing fields as errors, and editing clears them. */
export const SigninForm = rooted(
  'SigninForm',
  function SigninForm(
    {
      hint,
      forgotPasswordHref,
      disabled = false,
      error = null,
      onSubmit,
      messages,
    }: SigninFormProps,
    root,
  ) {
    const say = useMessages('SigninForm', english, messages);
    const form = useForm<SigninRequest>({
      defaultValues: { email: '', password: '', remember: false },
      reValidateMode: 'onSubmit',
    });
    const { register, handleSubmit, clearErrors, setValue } = form;
    const { errors, isSubmitting } = form.formState;
    const { submit } = useSubmit<SigninRefusal>({
      show: showRefusalIn(form),
      toWords: (refusal) =>
        refusal.kind === 'wrong-credentials' ? { text: say('wrongPair') } : callWords(refusal, say),
    });
    const fill = ({ email, password }: Credentials) => {
      setValue('email', email);
      setValue('password', password);
      clearErrors();
    };

    return (
      <Form
        {...root()}
        getValues={form.getValues}
        // The checkbox has no line for an error, so its error is shown as the error of the whole form.
        keepsErrorSpace
        error={errors.root?.message ?? errors.remember?.message ?? error ?? ''}
        onSubmit={handleSubmit(async (request) => {
          await submit(request, onSubmit);
        })}
        actions={
          <>
            <SubmitButton pending={isSubmitting} disabled={disabled}>
              {say('signIn')}
            </SubmitButton>
            {hint && <Box sx={{ paddingBlockStart: 2 }}>{hint(fill)}</Box>}
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
        <PasswordField
          label={say('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          readOnly={isSubmitting}
          {...register('password', {
            required: say('passwordRequired'),
            validate: ruleFor('password', say),
            onChange: clearErrorOf(form, 'password'),
          })}
        />
        <Box sx={choices}>
          <FormControlLabel
            control={<Checkbox {...register('remember')} />}
            label={say('remember')}
            sx={checkLabel}
          />
          {forgotPasswordHref !== undefined && (
            <Link href={forgotPasswordHref} sx={{ paddingBlock: 2.5 }}>
              {say('forgot')}
            </Link>
          )}
        </Box>
      </Form>
    );
  },
);

/**
 * The checkbox and the link have an invisible margin, which makes them high enough for a finger. The margins of the row
 * are smaller by that margin.
 */
const choices = {
  ...spreadRow,
  flexWrap: 'wrap',
  '&&': { marginBlock: '4px -8px' },
} as const;
