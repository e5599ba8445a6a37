import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  terms: 'terms and conditions',
  create: 'Create Account',
} as const;

/** The names of the fields and buttons of a `SignupForm`. The keys are those of its texts. */
export type SignupFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits a `SignupForm`. `names` replaces English names for an app in another language. */
export function signupForm(context: DriverContext, names: SignupFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    firstName: ['textbox', called.firstName],
    lastName: ['textbox', called.lastName],
    email: ['textbox', called.email],
    password: ['labelled', called.password],
    confirm: ['labelled', called.confirm],
    // The name of the checkbox is a sentence that contains the words of the link to the terms.
    terms: [
      'checkbox',
      new RegExp(called.terms.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)),
    ],
  });
  return {
    ...form,
    get firstName() {
      return field('firstName');
    },
    get lastName() {
      return field('lastName');
    },
    get email() {
      return field('email');
    },
    /** The password, shown or hidden. */
    get password() {
      return field('password');
    },
    /** The repeated password, shown or hidden. */
    get confirm() {
      return field('confirm');
    },
    get terms() {
      return field('terms');
    },
    get createButton() {
      return button(called.create);
    },
    create: () => press(called.create),
  };
}
