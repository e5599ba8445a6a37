import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignupForm, type SignupFormProps } from '../../../components/auth/SignupForm';
import { DemoHint } from '../../../features/auth/DemoHint';
import { anyCall } from '../../../testing/call';
import { fillSilently, tickSilently } from '../../../testing/fillSilently';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A form for a new account: first and last name, email, password, repeated password, and a checkbox for the terms.
 *
 * Use it on the sign-up page. If `onSubmit` resolves with a refusal, the form shows its message at the field with the
 * name in `field`, or above the button if there is no such field. The form also shows the prop `error` above the
 * button.
 *
 * **When not to use it**: For an existing account, use `SigninForm`. To change the data of an account, use
 * `ProfileForm`.
 *
 * **Keyboard**: Tab moves in reading order. Enter in any text field submits the form. Space presses the button that
 * shows a password, and ticks the checkbox. If fields have errors, the focus moves to the first of them.
 *
 * **Announces**: the error of the focused field, as its description; an error of the whole form, as soon as it appears.
 *
 * **Find it by**: sign up, register, create an account, new account, terms.
 */
const meta = preview.meta({
  component: SignupForm,
  args: {
    hint: (enter) => (
      <DemoHint
        email="demo@florin.example"
        onFill={() => {
          enter('demo@florin.example');
        }}
      />
    ),
    termsHref: '/terms',
    privacyHref: '/privacy',
    onSubmit: fn<SignupFormProps['onSubmit']>(() => Promise.resolve()),
  },
});

const ACCOUNT = {
  firstName: 'Alex',
  lastName: 'Morgan',
  email: 'alex@example.com',
  password: 'correct horse',
  confirm: 'correct horse',
  terms: true,
} as const;

export const Base = meta.story();

/** @spec signup-fields */
Base.test('everything is empty, and the box is not ticked', async ({ app: { signup: form } }) => {
  for (const field of [form.firstName, form.lastName, form.email]) {
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('');
  }
  await expect(form.password).toHaveValue('');
  await expect(form.confirm).toHaveValue('');
  await expect(form.terms).not.toBeChecked();
  await expect(form.createButton).toBeEnabled();
});

Base.test('the terms are linked', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

Base.test('sets autocomplete for each field', async ({ app: { signup: form } }) => {
  await expect(form.firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect(form.lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect(form.email).toHaveAttribute('autocomplete', 'username');
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
  await expect(form.confirm).toHaveAttribute('autocomplete', 'new-password');
});

Base.test('shows Arabic names from right to left', async ({ app: { signup: form } }) => {
  await form.fillIn({ firstName: 'نور', lastName: 'حداد' });
  for (const field of [form.firstName, form.lastName])
    await expect(getComputedStyle(field).direction).toBe('rtl');
});

/** Names and email are trimmed, and the password is not. */
Base.test('creates an account', async ({ app: { signup: form }, step, args }) => {
  await step('Fill in every field, and press the button', async () => {
    await form.fillIn(ACCOUNT);
    await form.create();
  });
  await step('`onSubmit` is called once, without the confirmation and the checkbox', async () => {
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Alex',
        lastName: 'Morgan',
        email: 'alex@example.com',
        password: 'correct horse',
      },
      anyCall,
    );
  });
  await step('Enter in a field submits as well, and the typed text stays', async () => {
    await form.type('lastName', '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(form.email).toHaveValue('alex@example.com');
    await expect(form.terms).toBeChecked();
  });
});

/** @spec signup-trims */
Base.test('trims names and email', async ({ app: { signup: form }, userEvent, args }) => {
  await form.fillIn({ ...ACCOUNT, firstName: 'Alex  ', lastName: '  Morgan ' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(
    {
      firstName: 'Alex',
      lastName: 'Morgan',
      email: 'alex@example.com',
      password: 'correct horse',
    },
    anyCall,
  );
});

/** @spec signup-required */
Base.test('requires every field', async ({ app: { signup: form }, step, args }) => {
  await step('Submit the empty form: every field shows an error', async () => {
    await form.create();
    await expect(form.firstName).toHaveAccessibleDescription('First name is required');
    await expect(form.lastName).toHaveAccessibleDescription('Last name is required');
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    await expect(form.password).toHaveAccessibleDescription('Password is required');
    await expect(form.confirm).toHaveAccessibleDescription('Please confirm your password');
    await expect(form.terms).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
    await expect(form.terms).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('The first field has the focus', async () => {
    await expect(form.firstName).toHaveFocus();
  });
  await step('Editing a field clears only its error', async () => {
    await form.type('firstName', 'A');
    await expect(form.firstName).toHaveAccessibleDescription('');
    await expect(form.lastName).toHaveAccessibleDescription('Last name is required');
    await form.type('lastName', 'M');
    await expect(form.lastName).toHaveAccessibleDescription('');
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    await form.type('email', 'a');
    await expect(form.email).toHaveAccessibleDescription('');
    await form.type('password', 'p');
    await expect(form.password).toHaveAccessibleDescription('');
    await expect(form.confirm).toHaveAccessibleDescription('Please confirm your password');
    await form.type('confirm', 'p');
    await expect(form.confirm).toHaveAccessibleDescription('');
    await expect(form.terms).toBeInvalid();
    await form.fillIn({ terms: true });
    await expect(form.terms).toHaveAccessibleDescription('');
    await expect(form.terms).toBeValid();
  });
  await step('A new error is shown at the next press, not before', async () => {
    await form.create();
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(form.email).toHaveFocus();
    await expect(form.password).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

Base.test('rejects blank fields', async ({ app: { signup: form }, args }) => {
  // A password of only spaces counts as empty.
  const spaces = ' '.repeat(8);
  await form.fillIn({
    firstName: spaces,
    lastName: spaces,
    email: spaces,
    password: spaces,
    confirm: spaces,
  });
  await form.create();
  await expect(form.firstName).toHaveAccessibleDescription('First name is required');
  await expect(form.lastName).toHaveAccessibleDescription('Last name is required');
  await expect(form.email).toHaveAccessibleDescription('Email is required');
  await expect(form.password).toHaveAccessibleDescription('Password is required');
  await expect(form.confirm).toHaveAccessibleDescription('Please confirm your password');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** @spec signup-formats */
Base.test('rejects an invalid email', async ({ app: { signup: form }, step, args }) => {
  await step('An email without a dot in its domain is invalid', async () => {
    await form.fillIn({ ...ACCOUNT, email: 'a@b' });
    await form.create();
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(form.email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('With the dot the form is submitted', async () => {
    await form.type('email', '.co{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** @spec signup-formats */
Base.test('rejects a short password', async ({ app: { signup: form }, step, args }) => {
  await step('Seven characters are too few', async () => {
    await form.fillIn({ ...ACCOUNT, password: '1234567', confirm: '1234567' });
    await form.create();
    await expect(form.password).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
    await expect(form.password).toHaveFocus();
    await expect(form.confirm).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Eight are enough', async () => {
    await form.type('password', '8');
    await form.type('confirm', '8{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** @spec signup-formats */
Base.test('rejects a different confirmation', async ({ app: { signup: form }, step, args }) => {
  await step('A password with a trailing space is a different password', async () => {
    await form.fillIn({ ...ACCOUNT, password: 'correct horse', confirm: 'correct horse ' });
    await form.create();
    await expect(form.confirm).toHaveAccessibleDescription('Passwords do not match');
    await expect(form.confirm).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Editing the password keeps the error of the confirmation', async () => {
    await form.type('password', ' ');
    await expect(form.confirm).toHaveAccessibleDescription('Passwords do not match');
  });
  await step('Both passwords end in a space: the form is submitted', async () => {
    await form.create();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Alex',
        lastName: 'Morgan',
        email: 'alex@example.com',
        password: 'correct horse ',
      },
      anyCall,
    );
  });
});

/** @spec signup-required */
Base.test('requires accepted terms', async ({ app: { signup: form }, step, userEvent, args }) => {
  await step('Fill in all but the checkbox', async () => {
    await form.fillIn({ ...ACCOUNT, terms: false });
    await form.create();
    await expect(form.terms).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
    await expect(form.terms).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Space ticks the box, and the form is submitted', async () => {
    await userEvent.keyboard(' ');
    await expect(form.terms).toBeChecked();
    await form.create();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** The length is the number of visible characters. */
Base.test('rejects long or invisible text', async ({ app: { signup: form }, step, args }) => {
  await step('Exceed the limits of names, email and password', async () => {
    await form.fillIn({
      terms: true,
      firstName: '👨‍👩‍👧‍👦'.repeat(65),
      lastName: 'Mor\u200Bgan',
      email: `${'a'.repeat(250)}@b.co`,
      password: 'p'.repeat(129),
      confirm: 'p'.repeat(129),
    });
    await form.create();
  });
  await step('Each field shows an error, and keeps its text', async () => {
    await expect(form.firstName).toHaveAccessibleDescription('At most 64 characters');
    await expect(form.firstName).toHaveFocus();
    await expect(form.firstName).toHaveValue('👨‍👩‍👧‍👦'.repeat(65));
    await expect(form.lastName).toHaveAccessibleDescription(
      'This contains characters that cannot be seen',
    );
    await expect(form.email).toHaveAccessibleDescription('At most 254 characters');
    await expect(form.password).toHaveAccessibleDescription('At most 128 characters');
    await expect(form.confirm).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('With names that are one character shorter, the form is submitted', async () => {
    await form.fillIn({
      firstName: '👨‍👩‍👧‍👦'.repeat(64),
      lastName: 'Morgan',
      email: `${'a'.repeat(249)}@b.co`,
      password: 'p'.repeat(128),
      confirm: 'p'.repeat(128),
    });
    await form.create();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

Base.test(
  'counts visible characters of a password',
  async ({ app: { signup: form }, step, userEvent, args }) => {
    await step('Seven emoji with 77 code units are too short', async () => {
      const seven = '👨‍👩‍👧‍👦'.repeat(7);
      await form.fillIn({ ...ACCOUNT, password: seven, confirm: seven });
      await form.create();
      await expect(form.password).toHaveAccessibleDescription(
        'Password must be at least 8 characters',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Eight emoji are enough', async () => {
      const eight = '👨‍👩‍👧‍👦'.repeat(8);
      await form.fillIn({ password: eight, confirm: eight });
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
);

/** The buttons that fill in the email or show a password do not submit the form. */
Base.test('fills in the demo email', async ({ app, app: { signup: form }, step, args }) => {
  await step('Submit the empty form', async () => {
    await form.create();
    await expect(form.email).toHaveAccessibleDescription('Email is required');
  });
  await step('Fill in: the email is filled, and only its error is cleared', async () => {
    await app.press('Fill in');
    await expect(form.email).toHaveValue('demo@florin.example');
    await expect(form.email).toHaveAccessibleDescription('');
    await expect(form.firstName).toHaveAccessibleDescription('First name is required');
    await expect(form.password).toHaveValue('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

/** @spec signup-fields */
Base.test(
  'shows and hides each password',
  async ({ app: { signup: form }, step, canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await form.type('password', 'correct horse');
    await form.type('confirm', 'correct hose');
    await step('At first both passwords are hidden', async () => {
      await expect(form.password).toHaveAttribute('type', 'password');
      await expect(form.confirm).toHaveAttribute('type', 'password');
    });
    await step('Show the first password; the second stays hidden', async () => {
      await press('Show password');
      await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
      await expect(form.confirm).toHaveAttribute('type', 'password');
    });
    await step('Show the second, and hide the first', async () => {
      await press('Show confirm password');
      await press('Hide password');
      await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveValue(
        'correct hose',
      );
      await expect(form.password).toHaveAttribute('type', 'password');
    });
    await step('Hide the second again; the form was not submitted', async () => {
      await press('Hide confirm password');
      await expect(form.confirm).toHaveAttribute('type', 'password');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
);

Base.test('works by keyboard', async ({ app: { signup: form }, canvas, userEvent, args }) => {
  const stops = [
    () => canvas.getByRole('button', { name: 'Fill in' }),
    () => form.firstName,
    () => form.lastName,
    () => form.email,
    () => form.password,
    () => canvas.getByRole('button', { name: 'Show password' }),
    () => form.confirm,
    () => canvas.getByRole('button', { name: 'Show confirm password' }),
    () => form.terms,
    () => canvas.getByRole('link', { name: 'terms and conditions' }),
    () => canvas.getByRole('link', { name: 'privacy policy' }),
    () => form.createButton,
  ];
  for (const stop of stops) {
    await userEvent.tab();
    await expect(stop()).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect(form.firstName).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/**
 * `onSubmit` rejects, for example after HTTP 503. The form shows an error. Submitting the form again calls `onSubmit`
 * again.
 */
Base.test(
  'retries after a failed call',
  { args: { onSubmit: fn<SignupFormProps['onSubmit']>(() => Promise.reject(new Error('503'))) } },
  async ({ app: { signup: form }, canvas, args }) => {
    await form.fillIn(ACCOUNT);
    for (const times of [1, 2]) {
      await form.create();
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(form.password).toHaveValue('correct horse');
    }
  },
);

/** Values that a password manager has written into the fields without events are submitted. */
Base.test('submits filled fields', async ({ app: { signup: form }, args }) => {
  fillSilently(
    [form.firstName, 'Alex'],
    [form.lastName, 'Morgan'],
    [form.email, 'alex@florin.example'],
    [form.password, 'correct horse'],
    [form.confirm, 'correct horse'],
  );
  tickSilently(form.terms);
  await form.create();
  await expect(args.onSubmit).toHaveBeenCalledWith(
    {
      firstName: 'Alex',
      lastName: 'Morgan',
      email: 'alex@florin.example',
      password: 'correct horse',
    },
    anyCall,
  );
});

/** `draft` fills in the values that the user typed before leaving the page. It contains no passwords. */
export const WithDraft = meta.story({
  args: {
    draft: { firstName: 'Alex', lastName: 'Morgan', email: 'demo@florin.example', terms: true },
    onLeave: fn<NonNullable<SignupFormProps['onLeave']>>(),
  },
  play: async ({ app: { signup: form }, step, args }) => {
    await step('The fields are filled, and the box is ticked', async () => {
      await expect(form.firstName).toHaveValue('Alex');
      await expect(form.email).toHaveValue('demo@florin.example');
      await expect(form.terms).toBeChecked();
      await expect(form.password).toHaveValue('');
    });
    await step('With the passwords the form can be submitted', async () => {
      await form.fillIn({ password: 'correct horse', confirm: 'correct horse' });
      await form.create();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        {
          firstName: 'Alex',
          lastName: 'Morgan',
          email: 'demo@florin.example',
          password: 'correct horse',
        },
        anyCall,
      );
    });
  },
});

/**
 * The request is pending: `Create Account` shows a spinner, and no text can be changed.
 * @spec signup-fields
 */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<SignupFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ app: { signup: form }, canvas, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await form.fillIn(ACCOUNT);
      await form.type('confirm', '{Enter}{Enter}{Enter}');
    });
    await step(
      '`onSubmit` is called once; a spinner is shown, and nothing can be changed',
      async () => {
        await expect(await canvas.findByRole('progressbar')).toBeVisible();
        await expect(args.onSubmit).toHaveBeenCalledOnce();
        await expect(canvas.getByRole('button', { name: /Create Account/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await form.type('firstName', 'x');
        await expect(form.firstName).toHaveValue('Alex');
        await form.type('password', 'x');
        await expect(form.password).toHaveValue('correct horse');
      },
    );
  },
});

/** The page passes `error`, which is shown above `Create Account`. */
export const Failed = meta.story({
  args: { error: 'Failed to create account. Please try again.' },
  play: async ({ app: { signup: form }, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
    await expect(form.createButton).toBeEnabled();
  },
});

/** The box above the fields, a `DemoHint`, is the prop `hint`. This form has no `hint`. */
export const WithoutDemoHint = meta.story({
  render: ({ termsHref, privacyHref, onSubmit }) => (
    <SignupForm {...{ termsHref, privacyHref, onSubmit }} />
  ),
  play: async ({ app: { signup: form }, canvas }) => {
    await expect(canvas.queryByText(/This is a demo/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
    await expect(form.createButton).toBeVisible();
  },
});

/** The server's message is shown at the email field, which receives the focus. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: fn<SignupFormProps['onSubmit']>(() =>
      Promise.resolve({ kind: 'message', text: 'This address has an account', field: 'email' }),
    ),
  },
  play: async ({ app: { signup: form } }) => {
    await form.fillIn(ACCOUNT);
    await form.create();
    await expect(form.email).toHaveAccessibleDescription('This address has an account');
    await expect(form.email).toHaveFocus();
    await expect(form.password).toHaveValue('correct horse');
  },
});

/** The form `Nothing filled in` shows its errors only in the story in the sidebar, where it is submitted. */
export const Matrix = meta.story({
  ...matrix({
    Ready: <SignupForm {...meta.input.args} />,
    'Nothing filled in': <SignupForm {...meta.input.args} />,
    Failed: <SignupForm {...meta.input.args} {...Failed.input.args} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Submit the empty form: every field shows an error', async () => {
      for (const cell of cellsCalled(canvasElement, 'Nothing filled in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Create Account' }));
        await expect(await cell.findByText('First name is required')).toBeVisible();
        await expect(cell.getByText('You must agree to the terms and conditions')).toBeVisible();
      }
    });
  },
});
