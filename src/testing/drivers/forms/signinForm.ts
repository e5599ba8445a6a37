import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  signIn: 'Sign In',
} as const;

/** The names of the fields and buttons of a `SigninForm`. The keys are those of its texts. */
export type SigninFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits a `SigninForm`. `names` replaces English names for an app in another language. */
export function signinForm(context: DriverContext, names: SigninFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    email: ['textbox', called.email],
    password: ['labelled', called.password],
    remember: ['checkbox', called.remember],
  });
  return {
    ...form,
    get email() {
      return field('email');
    },
    /** The password, shown or hidden. */
    get password() {
      return field('password');
    },
    get remember() {
      return field('remember');
    },
    get signInButton() {
      return button(called.signIn);
    },
    signIn: () => press(called.signIn),
  };
}
