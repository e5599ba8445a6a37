import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SignupFormProps } from '../../../components/auth/SignupForm/SignupForm';
import { SignupForm } from '../../../components/auth/SignupForm/SignupForm';
import { anyCall } from '../../../testing/call';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * Asks for the fields of a new account, and reports them. A refusal is said at its field or beside the
 * button: the callback answers with it, or the page around the form says it through `error`.
 *
 * **When not to use it**: For an account that exists: that is `SigninForm`. To change what an
 * account says: `ProfileForm`.
 *
 * **States**: empty, with errors at its fields, being sent (nothing can be changed), failed as a
 * whole, begun before and left. The typed text stays in every one of them.
 *
 * **Keyboard**: Tab walks through in reading order, Enter sends from any field, Space shows a
 * password and ticks the box. A refusal moves the focus to the first field that it is about.
 *
 * **Announces**: refusals at their fields, and `error` at once when it appears.
 *
 * **Related**: `SigninForm`, `DemoHint`, `SignupClaims`, `PasswordField`, `CheckboxField`,
 * `Banner`.
 *
 * **Find it by**: sign up, register, create an account, new account, terms.
 */
const meta = preview.meta({
  component: SignupForm,
  args: {
    demoEmail: 'demo@florin.example',
    termsHref: '/terms',
    privacyHref: '/privacy',
    onSubmit: fn<SignupFormProps['onSubmit']>(() => Promise.resolve()),
  },
});

const box = (name: string) => screen.getByRole('textbox', { name });
// An input for passwords has no role.
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const terms = () => screen.getByRole('checkbox', { name: /terms/ });
const create = () => screen.getByRole('button', { name: 'Create Account' });

/** Fills in a form that nothing is wrong with, except for what is said to be. */
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

/** Nothing is typed yet, and nothing is complained about. */
export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('Everything is empty, and the box is not ticked', async () => {
      for (const name of ['First name', 'Last name', 'Email']) {
        await expect(box(name)).toHaveValue('');
        await expect(box(name)).toHaveAccessibleDescription('');
      }
      await expect(password()).toHaveValue('');
      await expect(confirmation()).toHaveValue('');
      await expect(terms()).not.toBeChecked();
      await expect(create()).toBeEnabled();
    });
    await step('What is agreed to can be read first', async () => {
      await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
        'href',
        '/terms',
      );
      await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
        'href',
        '/privacy',
      );
    });
    await step('The browser knows what to fill in', async () => {
      await expect(box('First name')).toHaveAttribute('autocomplete', 'given-name');
      await expect(box('Last name')).toHaveAttribute('autocomplete', 'family-name');
      await expect(box('Email')).toHaveAttribute('autocomplete', 'email');
      await expect(password()).toHaveAttribute('autocomplete', 'new-password');
      await expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
    });
  },
});

/** The account could not be opened. It is said beside the button that was pressed. */
export const Failed = meta.story({
  args: { error: 'Failed to create account. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
    await expect(create()).toBeEnabled();
  },
});

export const SaysWhatTheServerRefuses = meta.story({
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

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: { onSubmit: fn<SignupFormProps['onSubmit']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, args }) => {
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
});

/** As it is on coming back to it: what was filled in before, but for the passwords. */
export const BegunBefore = meta.story({
  args: {
    draft: { firstName: 'Alex', lastName: 'Morgan', email: 'demo@florin.example', terms: true },
    onLeave: fn<NonNullable<SignupFormProps['onLeave']>>(),
  },
  play: async ({ userEvent, step, args }) => {
    await step('It is filled in, and the box is ticked', async () => {
      await expect(box('First name')).toHaveValue('Alex');
      await expect(box('Email')).toHaveValue('demo@florin.example');
      await expect(terms()).toBeChecked();
      await expect(password()).toHaveValue('');
    });
    await step('With the passwords it can be sent', async () => {
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

export const Pending = meta.story({
  args: { onSubmit: fn<SignupFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await fillIn(userEvent);
      await userEvent.type(confirmation(), '{Enter}{Enter}{Enter}');
    });
    await step('It is reported once; a spinner turns, and nothing can be changed', async () => {
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
    });
  },
});

export const CreatesAnAccount = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Fill everything in, and press the button', async () => {
      await fillIn(userEvent);
      await userEvent.click(create());
    });
    await step('It is reported, once, without the confirmation and the tick', async () => {
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
    await step('Enter in a field sends it as well, and nothing typed is lost', async () => {
      await userEvent.type(box('Last name'), '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      await expect(box('Email')).toHaveValue('alex@example.com');
      await expect(terms()).toBeChecked();
    });
  },
});

export const AsksForWhatIsMissing = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Send the empty form: every field says what is missing', async () => {
      await userEvent.click(create());
      await expect(box('First name')).toHaveAccessibleDescription('First name is required');
      await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
      await expect(box('Email')).toHaveAccessibleDescription('Email is required');
      await expect(password()).toHaveAccessibleDescription('Password is required');
      await expect(confirmation()).toHaveAccessibleDescription('Please confirm your password');
      await expect(terms()).toHaveAccessibleDescription(
        'You must agree to the terms and conditions',
      );
      await expect(terms()).toBeInvalid();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('The first of them has the focus', async () => {
      await expect(box('First name')).toHaveFocus();
    });
    await step('Editing a field takes its own message away, and only that', async () => {
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
    await step('What is wrong now is said on the next press, and not before', async () => {
      await userEvent.click(create());
      await expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(box('Email')).toHaveFocus();
      await expect(password()).toHaveAccessibleDescription(
        'Password must be at least 8 characters',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

/** Blanks alone count as nothing, in passwords as well. */
export const RejectsBlanks = meta.story({
  play: async ({ userEvent, args }) => {
    const blanks = ' '.repeat(8);
    await userEvent.type(box('First name'), blanks);
    await userEvent.type(box('Last name'), blanks);
    await userEvent.type(box('Email'), blanks);
    await userEvent.type(password(), blanks);
    await userEvent.type(confirmation(), `${blanks}{Enter}`);
    await expect(box('First name')).toHaveAccessibleDescription('First name is required');
    await expect(box('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(box('Email')).toHaveAccessibleDescription('Email is required');
    await expect(password()).toHaveAccessibleDescription('Password is required');
    await expect(confirmation()).toHaveAccessibleDescription('Please confirm your password');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RejectsWhatIsTooLongOrCannotBeSeen = meta.story({
  play: async ({ userEvent, step, args }) => {
    const paste = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.paste(text);
    };
    await step('Names, e-mail and password over their bounds', async () => {
      await fillIn(userEvent);
      await paste(box('First name'), '👨‍👩‍👧‍👦'.repeat(65));
      await paste(box('Last name'), 'Mor\u200Bgan');
      await paste(box('Email'), `${'a'.repeat(250)}@b.co`);
      await paste(password(), 'p'.repeat(129));
      await paste(confirmation(), 'p'.repeat(129));
      await userEvent.click(create());
    });
    await step('Each says what is wrong, and keeps its text', async () => {
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
    await step('One character less each, and it goes through', async () => {
      await paste(box('First name'), '👨‍👩‍👧‍👦'.repeat(64));
      await paste(box('Last name'), 'Morgan');
      await paste(box('Email'), `${'a'.repeat(249)}@b.co`);
      await paste(password(), 'p'.repeat(128));
      await paste(confirmation(), 'p'.repeat(128));
      await userEvent.click(create());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

/** A password's characters are counted as people see them: a family is one. */
export const CountsAPasswordAsPeopleSeeIt = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Seven families have 77 code units, and are too few', async () => {
      await fillIn(userEvent, { secret: 'x' });
      for (const field of [password(), confirmation()]) {
        await userEvent.clear(field);
        await userEvent.paste('👨‍👩‍👧‍👦'.repeat(7));
      }
      await userEvent.click(create());
      await expect(password()).toHaveAccessibleDescription(
        'Password must be at least 8 characters',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('An eighth is enough', async () => {
      await fill(userEvent, password(), '👨‍👩‍👧‍👦');
      await fill(userEvent, confirmation(), '👨‍👩‍👧‍👦');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const TrimsNamesAndEmail = meta.story({
  play: async ({ userEvent, args }) => {
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
  },
});

export const RejectsWhatIsNoEmail = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('An address without a dot in its domain is none', async () => {
      await fillIn(userEvent, { email: 'a@b' });
      await userEvent.click(create());
      await expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(box('Email')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('With the dot it goes through', async () => {
      await userEvent.type(box('Email'), '.co{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const RejectsAShortPassword = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Seven characters are too few', async () => {
      await fillIn(userEvent, { secret: '1234567' });
      await userEvent.click(create());
      await expect(password()).toHaveAccessibleDescription(
        'Password must be at least 8 characters',
      );
      await expect(password()).toHaveFocus();
      await expect(confirmation()).toHaveAccessibleDescription('');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Eight are enough', async () => {
      await userEvent.type(password(), '8');
      await userEvent.type(confirmation(), '8{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const RejectsAPasswordThatIsNotTheSame = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('A blank at the end makes it another', async () => {
      await fillIn(userEvent, { secret: 'correct horse', again: 'correct horse ' });
      await userEvent.click(create());
      await expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
      await expect(confirmation()).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Editing the password leaves the message at the other where it is', async () => {
      await userEvent.type(password(), ' ');
      await expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    });
    await step('Now both end in a blank, and it goes through', async () => {
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
  },
});

export const InsistsOnTheTerms = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Everything but the tick', async () => {
      await fillIn(userEvent, { agree: false });
      await userEvent.click(create());
      await expect(terms()).toHaveAccessibleDescription(
        'You must agree to the terms and conditions',
      );
      await expect(terms()).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Space ticks the box, and it goes through', async () => {
      await userEvent.keyboard(' ');
      await expect(terms()).toBeChecked();
      await userEvent.click(create());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const FillsInTheDemoEmail = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Send the empty form', async () => {
      await userEvent.click(create());
      await expect(box('Email')).toHaveAccessibleDescription('Email is required');
    });
    await step('Fill in: the e-mail is there, and only its message is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
      await expect(box('Email')).toHaveValue('demo@florin.example');
      await expect(box('Email')).toHaveAccessibleDescription('');
      await expect(box('First name')).toHaveAccessibleDescription('First name is required');
      await expect(password()).toHaveValue('');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const ShowsAndHidesEachPassword = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.type(password(), 'correct horse');
    await userEvent.type(confirmation(), 'correct hose');
    await step('At first neither can be read', async () => {
      await expect(password()).toHaveAttribute('type', 'password');
      await expect(confirmation()).toHaveAttribute('type', 'password');
    });
    await step('Show the first; the second stays hidden', async () => {
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
    await step('Hide the second again; none of it has sent the form', async () => {
      await press('Hide confirm password');
      await expect(confirmation()).toHaveAttribute('type', 'password');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const GoesByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
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
  },
});

export const Matrix = meta.story({
  ...matrix({
    Ready: <SignupForm {...meta.input.args} />,
    'Nothing filled in': <SignupForm {...meta.input.args} />,
    Failed: <SignupForm {...meta.input.args} {...Failed.input.args} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Create an account from nothing: every field says what is missing', async () => {
      for (const cell of cellsCalled(canvasElement, 'Nothing filled in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Create Account' }));
        await expect(await cell.findByText('First name is required')).toBeVisible();
        await expect(cell.getByText('You must agree to the terms and conditions')).toBeVisible();
      }
    });
  },
});
