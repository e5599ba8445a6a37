import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import type { Credentials } from '../../domain/user';
import { clearErrorOf } from '../inputs/clearErrorOf';
import { Form } from '../inputs/Form';
import { PasswordField } from '../inputs/PasswordField';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { ruleFor, textRules } from '../inputs/textRules';
import { DemoHint } from './DemoHint';

interface SigninFields extends Credentials {
  /** Kept but not used, as specified. */
  remember: boolean;
}

export interface SigninFormProps {
  /** The account that the hint names and fills in. */
  demo: Credentials;
  /** Where a forgotten password is reset. */
  forgotPasswordHref: string;
  /** Another way of signing in is under way. */
  disabled?: boolean;
  /** Signs in; resolves when that has come to an end, whichever. */
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Asks for e-mail and password. A missing field is named on submit, and the error goes on editing. */
export function SigninForm({
  demo,
  forgotPasswordHref,
  disabled = false,
  onSubmit,
}: SigninFormProps) {
  const form = useForm<SigninFields>({
    defaultValues: { email: '', password: '', remember: false },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, clearErrors, setValue } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = ({ email, password }: SigninFields) => onSubmit({ email, password });

  return (
    <Form onSubmit={handleSubmit(submit)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        readOnly={isSubmitting}
        {...register('email', {
          validate: textRules.email,
          onChange: clearErrorOf(form, 'email'),
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        readOnly={isSubmitting}
        {...register('password', {
          required: 'Password is required',
          validate: ruleFor('password'),
          onChange: clearErrorOf(form, 'password'),
        })}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <FormControlLabel
          control={<Checkbox {...register('remember')} />}
          label="Remember me"
          sx={{ minBlockSize: 44 }}
        />
        <Link href={forgotPasswordHref} sx={{ paddingBlock: 2.5 }}>
          Forgot password?
        </Link>
      </Box>
      <SubmitButton pending={isSubmitting} disabled={disabled}>
        Sign In
      </SubmitButton>
      <DemoHint
        email={demo.email}
        password={demo.password}
        onFill={() => {
          setValue('email', demo.email);
          setValue('password', demo.password);
          clearErrors();
        }}
      />
    </Form>
  );
}
