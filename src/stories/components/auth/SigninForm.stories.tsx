import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SigninForm, type SigninFormProps } from '../../../components/auth/SigninForm';
import { DemoHint } from '../../../features/auth/DemoHint';
import { anyCall } from '../../../testing/call';
import { fillSilently, tickSilently } from '../../../testing/fillSilently';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A form for signing in: email, password and Remember me.
 *
 * Use it on the sign-in page. If `onSubmit` resolves with a refusal of the email or the password, the form shows the
 * refusal at that field. The form shows any other refusal, and the prop `error`, above the button.
 *
 * **When not to use it**: For a new account, use `SignupForm`. For a forgotten password, use `ForgotPasswordForm`.
 *
 * **Keyboard**: Tab moves in reading order. Enter in the email or the password submits the form. Space presses the
 * button that shows the password, and ticks Remember me. If fields have errors, the focus moves to the first of them.
 *
 * **Announces**: the error of the focused field, as its description; an error of the whole form, as soon as it appears.
 *
 * **Find it by**: sign in, log in, login, credentials, remember me.
 */
const meta = preview.meta({
  component: SigninForm,
  args: {
    hint: (enter) => (
      <DemoHint
        email="demo@florin.example"
        password="florin-demo"
        onFill={() => {
          enter({ email: 'demo@florin.example', password: 'florin-demo' });
        }}
      />
    ),
    forgotPasswordHref: '/forgot-password',
    onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve()),
  },
});

export const Base = meta.story();

Base.test('starts empty', async ({ app: { signin: form }, canvas }) => {
  await expect(form.email).toHaveValue('');
  await expect(form.password).toHaveValue('');
  await expect(form.remember).not.toBeChecked();
  await expect(form.signInButton).toBeEnabled();
  await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

/**
 * The form submits by its button, by Enter in a field, and with the values that the demo hint fills in.
 * @spec signin-fields
 */
Base.test('submits with enter', async ({ app: { signin: form }, step, userEvent, args }) => {
  await step('Type email and password, and press Enter', async () => {
    await form.fillIn({ email: 'demo@florin.example', password: 'florin-demo' });
    await userEvent.keyboard('{Enter}');
  });
  await step('`onSubmit` is called once with email and password', async () => {
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
  await step('Enter in the email field submits as well, and so does the button', async () => {
    await form.type('email', '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await form.signIn();
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  });
  await step('The typed text stays, for the case of a refusal', async () => {
    await expect(form.email).toHaveValue('demo@florin.example');
    await expect(form.password).toHaveValue('florin-demo');
  });
});

/** @spec signin-fields */
Base.test(
  'submits remember me',
  async ({ app: { signin: form }, step, userEvent, args, canvas }) => {
    await step('Tick the box through its label', async () => {
      await userEvent.click(canvas.getByText('Remember me'));
      await expect(form.remember).toBeChecked();
    });
    await step('The checkbox is submitted with the credentials, and stays ticked', async () => {
      await form.fillIn({ email: 'demo@florin.example', password: 'florin-demo' });
      await userEvent.keyboard('{Enter}');
      await expect(form.remember).toBeChecked();
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
);

/** @spec signin-fields */
Base.test('fills in the demo account', async ({ app, app: { signin: form }, step, args }) => {
  await step('Submit the empty form: both fields show an error', async () => {
    await form.signIn();
    await expect(form.email).toHaveAccessibleDescription('Email is required');
  });
  await step('Fill in: both fields are filled, and the errors are cleared', async () => {
    await app.press('Fill in');
    await expect(form.email).toHaveValue('demo@florin.example');
    await expect(form.password).toHaveValue('florin-demo');
    await expect(form.email).toHaveAccessibleDescription('');
    await expect(form.password).toHaveAccessibleDescription('');
  });
  await step('Fill in does not submit the form; Sign in submits it', async () => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await form.signIn();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        email: 'demo@florin.example',
        password: 'florin-demo',
        remember: false,
      },
      anyCall,
    );
  });
});

/** @spec signin-required */
Base.test('requires email and password', async ({ app: { signin: form }, step, args }) => {
  await step('Submit the empty form', async () => {
    await form.signIn();
  });
  await step('Both fields show an error, and the first has the focus', async () => {
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    await expect(form.email).toBeInvalid();
    await expect(form.email).toHaveFocus();
    await expect(form.password).toHaveAccessibleDescription('Password is required');
    await expect(form.password).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('Typing into the email clears only the error of the email', async () => {
    await form.type('email', 'a');
    await expect(form.email).toHaveAccessibleDescription('');
    // `toBeValid` also runs the browser's validation, which the form turns off and which refuses this email. So the
    // story reads `aria-invalid`.
    await expect(form.email).toHaveAttribute('aria-invalid', 'false');
    await expect(form.password).toHaveAccessibleDescription('Password is required');
  });
  await step('Typing into the password clears the error of the password', async () => {
    await form.type('password', 'b');
    await expect(form.password).toHaveAccessibleDescription('');
    await expect(form.password).toBeValid();
  });
});

Base.test('rejects an invalid email', async ({ app: { signin: form }, step, args }) => {
  await step('Type an email without a dot, and no password', async () => {
    await form.type('email', 'a@b');
    await form.signIn();
  });
  await step('Both fields show an error, and keep the typed text', async () => {
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(form.email).toHaveValue('a@b');
    await expect(form.email).toHaveFocus();
    await expect(form.password).toHaveAccessibleDescription('Password is required');
  });
  await step('Editing the password keeps the error of the email', async () => {
    await form.fillIn({ password: 'secret' });
    await expect(form.password).toHaveAccessibleDescription('');
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
  });
  await step('While the email is edited, no new error appears', async () => {
    await form.type('email', '.');
    await expect(form.email).toHaveAccessibleDescription('');
  });
  await step('A valid email is submitted', async () => {
    await form.type('email', 'co{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'a@b.co', password: 'secret', remember: false },
      anyCall,
    );
  });
});

Base.test('rejects a blank email', async ({ app: { signin: form }, userEvent, args }) => {
  await form.fillIn({ email: '   ', password: 'secret' });
  await userEvent.keyboard('{Enter}');
  await expect(form.email).toHaveAccessibleDescription('Email is required');
  await expect(form.password).toHaveValue('secret');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Base.test('rejects long or invisible text', async ({ app: { signin: form }, step, args }) => {
  await step(
    'Paste an email with a zero-width space, and a password of 129 characters',
    async () => {
      await form.fillIn({ email: 'demo@florin.example\u200B', password: 'p'.repeat(129) });
      await form.signIn();
    },
  );
  await step('Both fields show an error, and keep their text', async () => {
    await expect(form.email).toHaveAccessibleDescription(
      'This contains characters that cannot be seen',
    );
    await expect(form.email).toHaveFocus();
    await expect(form.password).toHaveAccessibleDescription('At most 128 characters');
    await expect(form.password).toHaveValue('p'.repeat(129));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });
  await step('An email of 255 characters is too long', async () => {
    await form.fillIn({ email: `${'a'.repeat(250)}@b.co` });
    await form.signIn();
    await expect(form.email).toHaveAccessibleDescription('At most 254 characters');
  });
});

/** The password can be shown without submitting the form. */
Base.test('works by keyboard', async ({ app: { signin: form }, step, canvas, userEvent }) => {
  await step('Tab moves in reading order', async () => {
    await userEvent.tab();
    await expect(form.email).toHaveFocus();
    await userEvent.tab();
    await expect(form.password).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(form.remember).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(form.remember).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.tab();
    await expect(form.signInButton).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill in' })).toHaveFocus();
  });
  await step('Fill in, and move back to the submit button', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(form.email).toHaveValue('demo@florin.example');
    await userEvent.tab({ shift: true });
    await expect(form.signInButton).toHaveFocus();
  });
});

Base.test(
  'shows and hides the password',
  async ({ app, app: { signin: form }, step, canvas, args }) => {
    await form.fillIn({ password: 'secret' });
    await step('At first the password is hidden', async () => {
      await expect(form.password).toHaveAttribute('type', 'password');
    });
    await step('Show the password', async () => {
      await app.press('Show password');
      await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('secret');
    });
    await step('Hide the password again', async () => {
      await app.press('Hide password');
      await expect(form.password).toHaveAttribute('type', 'password');
      await expect(form.password).toHaveValue('secret');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    });
    await step('Neither has submitted the form', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(form.email).toHaveAccessibleDescription('');
    });
  },
);

/**
 * `onSubmit` rejects, for example after HTTP 503. The form shows an error. Submitting the form again calls `onSubmit`
 * again.
 */
Base.test(
  'retries after a failed call',
  { args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.reject(new Error('503'))) } },
  async ({ app: { signin: form }, canvas, args }) => {
    await form.fillIn({ email: 'a@b.co', password: 'secret' });
    for (const times of [1, 2]) {
      await form.signIn();
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(form.password).toHaveValue('secret');
    }
  },
);

/**
 * Values that a password manager has written into the fields without events are submitted. So are values that a script
 * of the page has assigned, which React does not report even if the script dispatches an event.
 */
Base.test(
  'a password manager fills in the fields, after errors have appeared',
  async ({ app: { signin: form }, args }) => {
    await form.signIn();
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    fillSilently([form.email, 'demo@florin.example'], [form.password, 'florin-demo']);
    tickSilently(form.remember);
    await form.signIn();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { email: 'demo@florin.example', password: 'florin-demo', remember: true },
      anyCall,
    );
    await expect(form.remember).toBeChecked();
  },
);

Base.test(
  'the form is submitted without any press or key',
  async ({ app: { signin: form }, args }) => {
    fillSilently([form.email, 'ana@florin.example'], [form.password, 'four words']);
    form.email.closest('form')?.requestSubmit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        { email: 'ana@florin.example', password: 'four words', remember: false },
        anyCall,
      ),
    );
  },
);

Base.test(
  'a script of the page assigns the values, and dispatches an event',
  async ({ app: { signin: form }, args }) => {
    (form.email as HTMLInputElement).value = 'ben@florin.example';
    (form.password as HTMLInputElement).value = 'other words';
    (form.remember as HTMLInputElement).checked = true;
    form.password.dispatchEvent(new Event('input', { bubbles: true }));
    await form.signIn();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { email: 'ben@florin.example', password: 'other words', remember: true },
      anyCall,
    );
  },
);

/**
 * The request is pending: `Sign In` shows a spinner, and email and password cannot be changed.
 * @spec signin-fields
 */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ app: { signin: form }, canvas, userEvent, step, args }) => {
    await step('Press Enter three times in a row', async () => {
      await form.fillIn({ email: 'demo@florin.example', password: 'florin-demo' });
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
    });
    await step(
      '`onSubmit` is called once; a spinner is shown, and nothing can be changed',
      async () => {
        await expect(await canvas.findByRole('progressbar')).toBeVisible();
        await expect(args.onSubmit).toHaveBeenCalledOnce();
        await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await form.type('email', 'x');
        await expect(form.email).toHaveValue('demo@florin.example');
        await form.type('password', 'x');
        await expect(form.password).toHaveValue('florin-demo');
      },
    );
  },
});

/** `Sign In` is disabled while another way to sign in, such as biometrics, is pending. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ app: { signin: form } }) => {
    await expect(form.signInButton).toBeDisabled();
  },
});

/** Without the prop `hint`, the box with the demo account is not shown. */
export const WithoutDemoHint = meta.story({
  render: ({ forgotPasswordHref, onSubmit }) => (
    <SigninForm forgotPasswordHref={forgotPasswordHref} onSubmit={onSubmit} />
  ),
  play: async ({ app: { signin: form }, canvas }) => {
    await expect(canvas.queryByText(/This is a demo/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
    await expect(form.signInButton).toBeVisible();
  },
});

/** The page passes `error`, which is shown above `Sign In`. */
export const Failed = meta.story({
  args: { error: 'Invalid email or password. Please try again.' },
  play: async ({ app: { signin: form }, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Invalid email or password\. Please try again\.$/,
    );
    await expect(form.signInButton).toBeEnabled();
  },
});

/**
 * `onSubmit` resolves with the refusal `wrong-credentials`. `forgotPasswordHref` is undefined, so the form shows no
 * link.
 */
export const WrongCredentials = meta.story({
  tags: ['!autodocs'],
  args: {
    forgotPasswordHref: undefined,
    onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve({ kind: 'wrong-credentials' })),
  },
  play: async ({ app: { signin: form }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await form.fillIn({ email: 'demo@florin.example', password: 'wrong' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Invalid email or password. Please try again.',
    );
    await expect(form.password).toHaveValue('wrong');
  },
});

const REFUSALS = {
  email: { kind: 'message', text: 'Nobody has this address', field: 'email' },
  remember: { kind: 'message', text: 'This device cannot be remembered', field: 'remember' },
} as const;

/** A refusal of the email or the password is shown at its field. Any other refusal is shown above `Sign In`. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<SigninFormProps['onSubmit']>(() => Promise.resolve(REFUSALS.email)) },
  play: async ({ app: { signin: form }, canvas, userEvent, step, args }) => {
    await step('A refusal of a field is shown at the field, which gets the focus', async () => {
      await form.fillIn({ email: 'a@b.co', password: 'secret' });
      await userEvent.keyboard('{Enter}');
      await expect(form.email).toHaveAccessibleDescription('Nobody has this address');
      await expect(form.email).toHaveFocus();
      await expect(form.password).toHaveValue('secret');
    });
    await step(
      'The checkbox has no line for an error: its refusal is above the button',
      async () => {
        args.onSubmit.mockResolvedValueOnce(REFUSALS.remember);
        await form.type('email', 'm{Enter}');
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'This device cannot be remembered',
        );
      },
    );
  },
});

/**
 * The forms `Nothing filled in` and `Signing in` reach these states only in the story in the sidebar, where they are
 * submitted.
 */
export const Matrix = meta.story({
  ...matrix({
    Ready: <SigninForm {...meta.input.args} />,
    Disabled: <SigninForm {...meta.input.args} disabled />,
    'Nothing filled in': <SigninForm {...meta.input.args} />,
    'Signing in': <SigninForm {...meta.input.args} onSubmit={() => new Promise(() => undefined)} />,
  }),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('Submit the empty form: both fields show an error', async () => {
      for (const cell of cellsCalled(canvasElement, 'Nothing filled in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Sign In' }));
        await expect(await cell.findByText('Email is required')).toBeVisible();
        await expect(cell.getByText('Password is required')).toBeVisible();
      }
    });
    await step('Sign in: the request stays pending', async () => {
      for (const cell of cellsCalled(canvasElement, 'Signing in')) {
        await userEvent.click(cell.getByRole('button', { name: 'Fill in' }));
        await userEvent.click(cell.getByRole('button', { name: 'Sign In' }));
        await expect(await cell.findByRole('progressbar')).toBeVisible();
      }
    });
  },
});
