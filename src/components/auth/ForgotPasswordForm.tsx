import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { clearErrorOf } from '../inputs/clearErrorOf';
import { Form } from '../inputs/Form';
import { SubmitButton } from '../inputs/SubmitButton';
import { TextField } from '../inputs/TextField';
import { textRules } from '../inputs/textRules';

export interface ForgotPasswordFormProps {
  /** Where one signs in. */
  signinHref: string;
  /** The address is well formed; it comes without the blanks around it. */
  onSubmit: (email: string) => void;
}

/** Asks for the e-mail of an account. A missing e-mail is named on submit, and the error goes on editing. */
export function ForgotPasswordForm({ signinHref, onSubmit }: ForgotPasswordFormProps) {
  const form = useForm({ defaultValues: { email: '' }, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState } = form;

  return (
    <Form
      onSubmit={handleSubmit(({ email }) => {
        onSubmit(email.trim());
      })}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: textRules.email,
          onChange: clearErrorOf(form, 'email'),
        })}
      />
      <SubmitButton>Reset password</SubmitButton>
      <Button href={signinHref}>Back to sign in</Button>
    </Form>
  );
}
