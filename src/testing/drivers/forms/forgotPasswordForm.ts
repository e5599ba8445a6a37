import { formDriver, type DriverContext } from './driver';

const ENGLISH = { email: 'Email', reset: 'Reset password' } as const;

/** The names of the field and the button of a `ForgotPasswordForm`. The keys are those of its texts. */
export type ForgotPasswordFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits a `ForgotPasswordForm`. `names` replaces English names for an app in another language. */
export function forgotPasswordForm(context: DriverContext, names: ForgotPasswordFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    email: ['textbox', called.email],
  });
  return {
    ...form,
    get email() {
      return field('email');
    },
    get resetButton() {
      return button(called.reset);
    },
    reset: () => press(called.reset),
  };
}
