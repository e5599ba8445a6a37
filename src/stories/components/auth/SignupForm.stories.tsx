import { expect, fn, screen, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignupForm, type SignupFormProps } from '../../../components/auth/SignupForm';
import { DemoHint } from '../../../features/auth/DemoHint';
import { anyCall } from '../../../testing/call';
import { fill } from '../../../testing/fill';
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

const box = (name: string) => screen.getByRole('textbox', { name });
// A password input has no role, so the story finds it by its label.
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const terms = () => screen.getByRole('checkbox', { name: /terms/ });
const create = () => screen.getByRole('button', { name: 'Create Account' });

/** Fills in the form with valid values, or with the given values. */
const fillIn = async (
  userEvent: UserEventObject,
  {
    secret = 'correct horse',
    again,
    email = 'alex@example.com',
    agree = true,
  }: { secret?: string; again?: string; email?: string; agree?: boolean } = {},
) => {
  await fill(userEvent, box('First name'), 'Alex');
  await fill(userEvent, box('Last name'), 'Morgan');
  await fill(userEvent, box('Email'), email);
  await fill(userEvent, password(), secret);
  await fill(userEvent, confirmation(), again ?? secret);
  if (agree) await userEvent.click(terms());
};

export const Base = meta.story();

/** @spec signup-fields */
Base.test('everything is empty, and the box is not ticked', async () => {
  for (const name of ['First name', 'Last name', 'Email']) {
    await expect(box(name)).toHaveValue('');
    await expect(box(name)).toHaveAccessibleDescription('');
  }
  await expect(password()).toHaveValue('');
  await expect(confirmation()).toHaveValue('');
  await expect(terms()).not.toBeChecked();
  await expect(create()).toBeEnabled();
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

Base.test('sets autocomplete for each field', async () => {
  await expect(box('First name')).toHaveAttribute('autocomplete', 'given-name');
  await expect(box('Last name')).toHaveAttribute('autocomplete', 'family-name');
  await expect(box('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
});

/** Names and email are trimmed, and the password is not. */
Base.test('creates an account', async ({ step, userEvent, args }) => {
  await step('Fill in every field, and press the button', async () => {
    await fillIn(userEvent);
    await userEvent.click(create());
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
    await userEvent.type(box('Last name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(box('Email')).toHaveValue('alex@example.com');
    await expect(terms()).toBeChecked();
  });
});

/** @spec signup-trims */
Base.test('trims names and email', async ({ userEvent, args }) => {
  await fillIn(userEvent, { email: 'alex@example.com' });
  await userEvent.type(box('First name'), '  ');
  await userEvent.clear(box('Last name'));
  await fill(userEvent, box('Last name'), '  Morgan ');
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
Base.test('requires every field', async ({ step, userEvent, args }) => {
  await step('Submit the empty form: every field shows an error', async () => {
    await userEvent.click(create());
    await expect(box('First name')).toHaveAccessibleDescription('First name is required');
    await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(box('Email')).toHaveAccessibleDescription('Email is required');
    await expect(password()).toHaveAccessibleDescription('Password is required');
    await expect(confirmation()).toHaveAccessibleDescription('Please confirm your password');
    await expect(terms()).toHaveAccessibleDescription('You must agree to the terms and conditions');
    await expect(terms()).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('The first field has the focus', async () => {
    await expect(box('First name')).toHaveFocus();
  });
  await step('Editing a field clears only its error', async () => {
    await userEvent.type(box('First name'), 'A');
    await expect(box('First name')).toHaveAccessibleDescription('');
    await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
    await userEvent.type(box('Last name'), 'M');
    await expect(box('Last name')).toHaveAccessibleDescription('');
    await expect(box('Email')).toHaveAccessibleDescription('Email is required');
    await userEvent.type(box('Email'), 'a');
    await expect(box('Email')).toHaveAccessibleDescription('');
    await userEvent.type(password(), 'p');
    await expect(password()).toHaveAccessibleDescription('');
    await expect(confirmation()).toHaveAccessibleDescription('Please confirm your password');
    await userEvent.type(confirmation(), 'p');
    await expect(confirmation()).toHaveAccessibleDescription('');
    await expect(terms()).toBeInvalid();
    await userEvent.click(terms());
    await expect(terms()).toHaveAccessibleDescription('');
    await expect(terms()).toBeValid();
  });
  await step('A new error is shown at the next press, not before', async () => {
    await userEvent.click(create());
    await expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(box('Email')).toHaveFocus();
    await expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

Base.test('rejects blank fields', async ({ userEvent, args }) => {
  // A password of only spaces counts as empty.
  const spaces = ' '.repeat(8);
  await userEvent.type(box('First name'), spaces);
  await userEvent.type(box('Last name'), spaces);
  await userEvent.type(box('Email'), spaces);
  await userEvent.type(password(), spaces);
  await userEvent.type(confirmation(), `${spaces}{Enter}`);
  await expect(box('First name')).toHaveAccessibleDescription('First name is required');
  await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(box('Email')).toHaveAccessibleDescription('Email is required');
  await expect(password()).toHaveAccessibleDescription('Password is required');
  await expect(confirmation()).toHaveAccessibleDescription('Please confirm your password');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** @spec signup-formats */
Base.test('rejects an invalid email', async ({ step, userEvent, args }) => {
  await step('An email without a dot in its domain is invalid', async () => {
    await fillIn(userEvent, { email: 'a@b' });
    await userEvent.click(create());
    await expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(box('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('With the dot the form is submitted', async () => {
    await userEvent.type(box('Email'), '.co{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** @spec signup-formats */
Base.test('rejects a short password', async ({ step, userEvent, args }) => {
  await step('Seven characters are too few', async () => {
    await fillIn(userEvent, { secret: '1234567' });
    await userEvent.click(create());
    await expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(password()).toHaveFocus();
    await expect(confirmation()).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Eight are enough', async () => {
    await userEvent.type(password(), '8');
    await userEvent.type(confirmation(), '8{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** @spec signup-formats */
Base.test('rejects a different confirmation', async ({ step, userEvent, args }) => {
  await step('A password with a trailing space is a different password', async () => {
    await fillIn(userEvent, { secret: 'correct horse', again: 'correct horse ' });
    await userEvent.click(create());
    await expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    await expect(confirmation()).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Editing the password keeps the error of the confirmation', async () => {
    await userEvent.type(password(), ' ');
    await expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
  });
  await step('Both passwords end in a space: the form is submitted', async () => {
    await userEvent.click(create());
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
Base.test('requires accepted terms', async ({ step, userEvent, args }) => {
  await step('Fill in all but the checkbox', async () => {
    await fillIn(userEvent, { agree: false });
    await userEvent.click(create());
    await expect(terms()).toHaveAccessibleDescription('You must agree to the terms and conditions');
    await expect(terms()).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Space ticks the box, and the form is submitted', async () => {
    await userEvent.keyboard(' ');
    await expect(terms()).toBeChecked();
    await userEvent.click(create());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** The length is the number of visible characters. */
Base.test('rejects long or invisible text', async ({ step, userEvent, args }) => {
  const paste = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.paste(text);
  };
  await step('Exceed the limits of names, email and password', async () => {
    await fillIn(userEvent);
    await paste(box('First name'), '👨‍👩‍👧‍👦'.repeat(65));
    await paste(box('Last name'), 'Mor\u200Bgan');
    await paste(box('Email'), `${'a'.repeat(250)}@b.co`);
    await paste(password(), 'p'.repeat(129));
    await paste(confirmation(), 'p'.repeat(129));
    await userEvent.click(create());
  });
  await step('Each field shows an error, and keeps its text', async () => {
    await expect(box('First name')).toHaveAccessibleDescription('At most 64 characters');
    await expect(box('First name')).toHaveFocus();
    await expect(box('First name')).toHaveValue('👨‍👩‍👧‍👦'.repeat(65));
    await expect(box('Last name')).toHaveAccessibleDescription(
      'This contains characters that cannot be seen',
    );
    await expect(box('Email')).toHaveAccessibleDescription('At most 254 characters');
    await expect(password()).toHaveAccessibleDescription('At most 128 characters');
    await expect(confirmation()).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('With names that are one character shorter, the form is submitted', async () => {
    await paste(box('First name'), '👨‍👩‍👧‍👦'.repeat(64));
    await paste(box('Last name'), 'Morgan');
    await paste(box('Email'), `${'a'.repeat(249)}@b.co`);
    await paste(password(), 'p'.repeat(128));
    await paste(confirmation(), 'p'.repeat(128));
    await userEvent.click(create());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

Base.test('counts visible characters of a password', async ({ step, userEvent, args }) => {
  await step('Seven emoji with 77 code units are too short', async () => {
    await fillIn(userEvent, { secret: 'x' });
    for (const field of [password(), confirmation()]) {
      await userEvent.clear(field);
      await userEvent.paste('👨‍👩‍👧‍👦'.repeat(7));
    }
    await userEvent.click(create());
    await expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Eight emoji are enough', async () => {
    await fill(userEvent, password(), '👨‍👩‍👧‍👦');
    await fill(userEvent, confirmation(), '👨‍👩‍👧‍👦');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  });
});

/** The buttons that fill in the email or show a password do not submit the form. */
Base.test('fills in the demo email', async ({ step, canvas, userEvent, args }) => {
  await step('Submit the empty form', async () => {
    await userEvent.click(create());
    await expect(box('Email')).toHaveAccessibleDescription('Email is required');
  });
  await step('Fill in: the email is filled, and only its error is cleared', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await expect(box('Email')).toHaveValue('demo@florin.example');
    await expect(box('Email')).toHaveAccessibleDescription('');
    await expect(box('First name')).toHaveAccessibleDescription('First name is required');
    await expect(password()).toHaveValue('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

/** @spec signup-fields */
Base.test('shows and hides each password', async ({ step, canvas, userEvent, args }) => {
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await userEvent.type(password(), 'correct horse');
  await userEvent.type(confirmation(), 'correct hose');
  await step('At first both passwords are hidden', async () => {
    await expect(password()).toHaveAttribute('type', 'password');
    await expect(confirmation()).toHaveAttribute('type', 'password');
  });
  await step('Show the first password; the second stays hidden', async () => {
    await press('Show password');
    await expect(box('Password')).toHaveValue('correct horse');
    await expect(confirmation()).toHaveAttribute('type', 'password');
  });
  await step('Show the second, and hide the first', async () => {
    await press('Show confirm password');
    await press('Hide password');
    await expect(box('Confirm password')).toHaveValue('correct hose');
    await expect(password()).toHaveAttribute('type', 'password');
  });
  await step('Hide the second again; the form was not submitted', async () => {
    await press('Hide confirm password');
    await expect(confirmation()).toHaveAttribute('type', 'password');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
});

Base.test('works by keyboard', async ({ canvas, userEvent, args }) => {
  const stops = [
    () => canvas.getByRole('button', { name: 'Fill in' }),
    () => box('First name'),
    () => box('Last name'),
    () => box('Email'),
    password,
    () => canvas.getByRole('button', { name: 'Show password' }),
    confirmation,
    () => canvas.getByRole('button', { name: 'Show confirm password' }),
    terms,
    () => canvas.getByRole('link', { name: 'terms and conditions' }),
    () => canvas.getByRole('link', { name: 'privacy policy' }),
    create,
  ];
  for (const stop of stops) {
    await userEvent.tab();
    await expect(stop()).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect(box('First name')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/**
 * `onSubmit` rejects, for example after HTTP 503. The form shows an error. Submitting the form again calls `onSubmit`
 * again.
 */
Base.test(
  'retries after a failed call',
  { args: { onSubmit: fn<SignupFormProps['onSubmit']>(() => Promise.reject(new Error('503'))) } },
  async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent);
    for (const times of [1, 2]) {
      await userEvent.click(create());
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(password()).toHaveValue('correct horse');
    }
  },
);

/** Values that a password manager has written into the fields without events are submitted. */
Base.test('submits filled fields', async ({ userEvent, args }) => {
  fillSilently(
    [box('First name'), 'Alex'],
    [box('Last name'), 'Morgan'],
    [box('Email'), 'alex@florin.example'],
    [password(), 'correct horse'],
    [confirmation(), 'correct horse'],
  );
  tickSilently(terms());
  await userEvent.click(create());
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
  play: async ({ userEvent, step, args }) => {
    await step('The fields are filled, and the box is ticked', async () => {
      await expect(box('First name')).toHaveValue('Alex');
      await expect(box('Email')).toHaveValue('demo@florin.example');
      await expect(terms()).toBeChecked();
      await expect(password()).toHaveValue('');
    });
    await step('With the passwords the form can be submitted', async () => {
      await fill(userEvent, password(), 'correct horse');
      await fill(userEvent, confirmation(), 'correct horse');
      await userEvent.click(create());
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
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await fillIn(userEvent);
      await userEvent.type(confirmation(), '{Enter}{Enter}{Enter}');
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
        await userEvent.type(box('First name'), 'x');
        await expect(box('First name')).toHaveValue('Alex');
        await userEvent.type(password(), 'x');
        await expect(password()).toHaveValue('correct horse');
      },
    );
  },
});

/** The page passes `error`, which is shown above `Create Account`. */
export const Failed = meta.story({
  args: { error: 'Failed to create account. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
    await expect(create()).toBeEnabled();
  },
});

/** The box above the fields, a `DemoHint`, is the prop `hint`. This form has no `hint`. */
export const WithoutDemoHint = meta.story({
  render: ({ termsHref, privacyHref, onSubmit }) => (
    <SignupForm {...{ termsHref, privacyHref, onSubmit }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/This is a demo/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
    await expect(create()).toBeVisible();
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
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(create());
    await expect(box('Email')).toHaveAccessibleDescription('This address has an account');
    await expect(box('Email')).toHaveFocus();
    await expect(password()).toHaveValue('correct horse');
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
