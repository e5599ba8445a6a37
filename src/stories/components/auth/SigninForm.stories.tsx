import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SigninFormProps } from '../../../components/auth/SigninForm/SigninForm';
import { SigninForm } from '../../../components/auth/SigninForm/SigninForm';
import { anyCall } from '../../../testing/call';
import { fill } from '../../../testing/fill';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * Asks for e-mail and password, and reports them. A refusal is said at its field or beside the button:
 * the callback answers with it, or the page around the form says it through `error`.
 *
 * **When not to use it**: For a new account: that is `SignupForm`. For a forgotten password:
 * `ForgotPasswordForm`.
 *
 * **States**: empty, with errors at its fields, failed as a whole, signing in (nothing can be changed),
 * disabled while another way of signing in is under way; with a demo account and without. The typed text stays in every one of them.
 *
 * **Keyboard**: Tab walks through in reading order, Enter signs in from either field, Space shows
 * the password and ticks the box. A refusal moves the focus to the first field that it is about.
 *
 * **Announces**: refusals at their fields, and those of the form as a whole at once.
 *
 * **Related**: `SignupForm`, `ForgotPasswordForm`, `PasswordField`, `DemoHint`.
 *
 * **Find it by**: sign in, log in, login, credentials, remember me.
 */
const meta = preview.meta({
  component: SigninForm,
  args: {
    demo: { email: 'demo@florin.example', password: 'florin-demo' },
    forgotPasswordHref: '/forgot-password',
    onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve()),
  },
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
// An input for passwords has no role.
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

const fillIn = async (userEvent: UserEventObject, address: string, secret: string) => {
  await fill(userEvent, email(), address);
  await userEvent.type(password(), secret);
};

/** Nothing is typed yet, and nothing is complained about. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(email()).toHaveValue('');
    await expect(password()).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(signIn()).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

/** Another way of signing in is under way. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async () => {
    await expect(signIn()).toBeDisabled();
  },
});

/** An adapter's refusal is handed on as it is; a back end that resets no passwords has no link to it. */
export const WrongPair = meta.story({
  args: {
    forgotPasswordHref: undefined,
    onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve({ kind: 'wrong-credentials' })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await fillIn(userEvent, 'demo@florin.example', 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Invalid email or password. Please try again.',
    );
    await expect(password()).toHaveValue('wrong');
  },
});

/** The call has not come back yet. */
export const Pending = meta.story({
  args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await fillIn(userEvent, 'demo@florin.example', 'florin-demo{Enter}{Enter}{Enter}');
    });
    await step('It is reported once; a spinner turns, and nothing can be changed', async () => {
      await expect(await canvas.findByRole('progressbar')).toBeVisible();
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.type(email(), 'x');
      await expect(email()).toHaveValue('demo@florin.example');
      await userEvent.type(password(), 'x');
      await expect(password()).toHaveValue('florin-demo');
    });
  },
});

export const SignsInWithEnter = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Type both, and press Enter', async () => {
      await fillIn(userEvent, 'demo@florin.example', 'florin-demo{Enter}');
    });
    await step('Both are reported, once', async () => {
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        {
          email: 'demo@florin.example',
          password: 'florin-demo',
          remember: false,
        },
        anyCall,
      );
    });
    await step('Enter in the e-mail signs in as well, and so does the button', async () => {
      await userEvent.type(email(), '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      await userEvent.click(signIn());
      await expect(args.onSubmit).toHaveBeenCalledTimes(3);
    });
    await step('What was typed is still there, should it be refused', async () => {
      await expect(email()).toHaveValue('demo@florin.example');
      await expect(password()).toHaveValue('florin-demo');
    });
  },
});

export const AsksForWhatIsMissing = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Sign in with nothing typed', async () => {
      await userEvent.click(signIn());
    });
    await step('Both fields say what is missing, and the first has the focus', async () => {
      await expect(email()).toHaveAccessibleDescription('Email is required');
      await expect(email()).toBeInvalid();
      await expect(email()).toHaveFocus();
      await expect(password()).toHaveAccessibleDescription('Password is required');
      await expect(password()).toBeInvalid();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('A letter in the e-mail takes its own message away, and only that', async () => {
      await userEvent.type(email(), 'a');
      await expect(email()).toHaveAccessibleDescription('');
      // The browser's own opinion on an address is not asked, so neither is it here.
      await expect(email()).toHaveAttribute('aria-invalid', 'false');
      await expect(password()).toHaveAccessibleDescription('Password is required');
    });
    await step('A letter in the password takes the other away', async () => {
      await userEvent.type(password(), 'b');
      await expect(password()).toHaveAccessibleDescription('');
      await expect(password()).toBeValid();
    });
  },
});

export const RejectsWhatIsNoEmail = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Type an address without a dot, and no password', async () => {
      await userEvent.type(email(), 'a@b');
      await userEvent.click(signIn());
    });
    await step('Both say what is wrong, and the text stays as it was typed', async () => {
      await expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(email()).toHaveValue('a@b');
      await expect(email()).toHaveFocus();
      await expect(password()).toHaveAccessibleDescription('Password is required');
    });
    await step('Editing the password leaves the e-mail’s message where it is', async () => {
      await fill(userEvent, password(), 'secret');
      await expect(password()).toHaveAccessibleDescription('');
      await expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    });
    await step('Nothing is complained about anew while the address is being mended', async () => {
      await userEvent.type(email(), '.');
      await expect(email()).toHaveAccessibleDescription('');
    });
    await step('Once it is an address, it goes through', async () => {
      await userEvent.type(email(), 'co{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { email: 'a@b.co', password: 'secret', remember: false },
        anyCall,
      );
    });
  },
});

/** Blanks alone are no e-mail. */
/** An address with an unseen character at its end looks right, and would never be known. */
export const RejectsWhatIsTooLongOrCannotBeSeen = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step(
      'Paste what came with a zero-width space, and a password of 129 characters',
      async () => {
        email().focus();
        await userEvent.paste('demo@florin.example\u200B');
        password().focus();
        await userEvent.paste('p'.repeat(129));
        await userEvent.click(signIn());
      },
    );
    await step('Both say what is wrong, and keep their texts', async () => {
      await expect(email()).toHaveAccessibleDescription(
        'This contains characters that cannot be seen',
      );
      await expect(email()).toHaveFocus();
      await expect(password()).toHaveAccessibleDescription('At most 128 characters');
      await expect(password()).toHaveValue('p'.repeat(129));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('An address of 255 characters is refused for its length', async () => {
      await userEvent.clear(email());
      await userEvent.paste(`${'a'.repeat(250)}@b.co`);
      await userEvent.click(signIn());
      await expect(email()).toHaveAccessibleDescription('At most 254 characters');
    });
  },
});

export const RejectsBlanks = meta.story({
  play: async ({ userEvent, args }) => {
    await fillIn(userEvent, '   ', 'secret{Enter}');
    await expect(email()).toHaveAccessibleDescription('Email is required');
    await expect(password()).toHaveValue('secret');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const FillsInTheDemoAccount = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Sign in with nothing typed: both fields complain', async () => {
      await userEvent.click(signIn());
      await expect(email()).toHaveAccessibleDescription('Email is required');
    });
    await step('Fill in: both are there, and nothing is complained about any more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
      await expect(email()).toHaveValue('demo@florin.example');
      await expect(password()).toHaveValue('florin-demo');
      await expect(email()).toHaveAccessibleDescription('');
      await expect(password()).toHaveAccessibleDescription('');
    });
    await step('Filling in signs nobody in yet; the button does', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(signIn());
      await expect(args.onSubmit).toHaveBeenCalledWith(
        {
          email: 'demo@florin.example',
          password: 'florin-demo',
          remember: false,
        },
        anyCall,
      );
    });
  },
});

export const ShowsAndHidesThePassword = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await fill(userEvent, password(), 'secret');
    await step('At first it cannot be read', async () => {
      await expect(password()).toHaveAttribute('type', 'password');
    });
    await step('Show it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('secret');
    });
    await step('Hide it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(password()).toHaveAttribute('type', 'password');
      await expect(password()).toHaveValue('secret');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    });
    await step('Neither has sent the form', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(email()).toHaveAccessibleDescription('');
    });
  },
});

/** The tick is handed on with the credentials, and stays. */
export const Remembers = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const remember = canvas.getByRole('checkbox', { name: 'Remember me' });
    await step('Tick the box by its words', async () => {
      await userEvent.click(canvas.getByText('Remember me'));
      await expect(remember).toBeChecked();
    });
    await step('It is told with the credentials, and still ticked afterwards', async () => {
      await fillIn(userEvent, 'demo@florin.example', 'florin-demo{Enter}');
      await expect(remember).toBeChecked();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        {
          email: 'demo@florin.example',
          password: 'florin-demo',
          remember: true,
        },
        anyCall,
      );
    });
  },
});

export const GoesByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab walks in reading order', async () => {
      await userEvent.tab();
      await expect(email()).toHaveFocus();
      await userEvent.tab();
      await expect(password()).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
      await userEvent.tab();
      await expect(signIn()).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Fill in' })).toHaveFocus();
    });
    await step('Fill in, and go back to sign in', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(email()).toHaveValue('demo@florin.example');
      await userEvent.tab({ shift: true });
      await expect(signIn()).toHaveFocus();
    });
  },
});

/** An app without a demo account: there is nothing to fill in. */
export const WithoutADemo = meta.story({
  render: ({ forgotPasswordHref, onSubmit }) => (
    <SigninForm forgotPasswordHref={forgotPasswordHref} onSubmit={onSubmit} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/This is a demo/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
    await expect(signIn()).toBeVisible();
  },
});

/** The page around the form says why; it stands beside the button that was pressed. */
export const Failed = meta.story({
  args: { error: 'Invalid email or password. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Invalid email or password\. Please try again\.$/,
    );
    await expect(signIn()).toBeEnabled();
  },
});

const REFUSALS = {
  email: { kind: 'message', text: 'Nobody has this address', field: 'email' },
  remember: { kind: 'message', text: 'This device cannot be remembered', field: 'remember' },
} as const;

export const SaysWhatTheServerRefuses = meta.story({
  args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve(REFUSALS.email)) },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('A refusal of a field stands at it, and it gets the focus', async () => {
      await fillIn(userEvent, 'a@b.co', 'secret{Enter}');
      await expect(email()).toHaveAccessibleDescription('Nobody has this address');
      await expect(email()).toHaveFocus();
      await expect(password()).toHaveValue('secret');
    });
    await step('The box has no line of its own: its refusal stands beside the button', async () => {
      args.onSubmit.mockResolvedValueOnce(REFUSALS.remember);
      await userEvent.type(email(), 'm{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This device cannot be remembered',
      );
    });
  },
});

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(userEvent, 'a@b.co', 'secret');
    for (const times of [1, 2]) {
      await userEvent.click(signIn());
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(password()).toHaveValue('secret');
    }
  },
});

export const Matrix = meta.story({
  ...matrix({
    Ready: <SigninForm {...meta.input.args} />,
    Disabled: <SigninForm {...meta.input.args} disabled />,
    'Nothing filled in': <SigninForm {...meta.input.args} />,
    'Signing in': <SigninForm {...meta.input.args} onSubmit={() => new Promise(() => undefined)} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Sign in with nothing: both fields say what is missing', async () => {
      for (const cell of cellsCalled(canvasElement, 'Nothing filled in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Sign In' }));
        await expect(await cell.findByText('Email is required')).toBeVisible();
        await expect(cell.getByText('Password is required')).toBeVisible();
      }
    });
    await step('Sign in, and no answer comes', async () => {
      for (const cell of cellsCalled(canvasElement, 'Signing in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Fill in' }));
        await userEvent.click(cell.getByRole('button', { name: 'Sign In' }));
        await expect(await cell.findByRole('progressbar')).toBeVisible();
      }
    });
  },
});
