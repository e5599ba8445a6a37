import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import SigninPage from '../../pages/SigninPage';

/**
 * Signs the user in with biometrics, with email and password, or with the demo account.
 *
 * The page shows the email and the password of the demo account.
 *
 * **Keyboard**: Tab follows the order of the page. Enter in a field submits the form. If a value is missing, the focus
 * moves to its field.
 */
const meta = preview.meta({
  component: SigninPage,
  parameters: {
    layout: 'fullscreen',
    route: '/signin',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const Base = meta.story();

/** @spec account-links, signin-fields */
Base.test('has all buttons and links', async () => {
  await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: /Sign|Show|Demo/ });
  await expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    'Sign in with biometrics',
    'Show password',
    'Sign In',
    'Try Demo Account',
  ]);
  await expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual(['/', '/forgot-password', '/signup']);
});

Base.test('signs in with biometrics', async ({ app }) => {
  await app.press('Sign in with biometrics');
  await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
});

/** @spec signin-fields, demo-call */
Base.test('opens the demo account', async ({ app }) => {
  await app.press('Try Demo Account');
  await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
});

Base.test('fills in the demo data', async ({ app }) => {
  await app.press('Fill in');
  await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@florin.example');
  await expect(screen.getByLabelText('Password')).toHaveValue('florin-demo');
  // The label must be in its shrunk position. Otherwise it would cover the value.
  await expect(screen.getByText('Email', { selector: 'label *' }).closest('label')).toHaveAttribute(
    'data-shrink',
    'true',
  );
});

/**
 * While the server does not respond, the user can follow the links. When the user returns to the page, the form is
 * enabled.
 */
Base.test(
  'allows leaving while pending',
  {
    parameters: {
      world: {
        session: 'signed-out',
        calls: { signIn: 'hang', signInWithBiometrics: 'hang' },
      },
    },
  },
  async (context) => {
    const { app, userEvent, step } = context;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      Email: () => app.signIn(),
      Biometrics: () => press('Sign in with biometrics'),
      'The demo account': () => press('Try Demo Account'),
    };
    await screen.findByRole('heading', { name: 'Welcome back' });
    for (const [name, enter] of Object.entries(ways)) {
      await step(`${name}: leave by a link, and return`, async () => {
        await enter();
        await expect(await screen.findByRole('progressbar')).toBeVisible();
        await app.follow('Sign up');
        await app.arriveAt('Create your account');
        await app.follow('Sign in');
        await app.arriveAt('Welcome back');
        await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
        await expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      });
    }
    await step('When the server responds again, the user can sign in', async () => {
      worldOf(context).outcomes.signIn = 'normal';
      await app.signIn();
      await app.arriveAt('Home');
    });
  },
);

/**
 * After the sign-in, the home page opens.
 * @spec signin-opens-home
 */
export const SignedIn = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    await app.signIn();
    await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Home · Florin'));
  },
});

/**
 * The error appears when the server responds, after one second. The form keeps its values.
 * @spec signin-refused
 */
export const WrongPassword = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { app, step } = context;
    await step('Sign in with a wrong password', async () => {
      await app.signIn('demo@florin.example', 'wrong');
      await expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('For one second no error is shown', async () => {
      await advance(context, 999);
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('After one second the page shows the error, and keeps the values', async () => {
      await advance(context, 1);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Invalid email or password. Please try again.',
      );
      await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(
        'demo@florin.example',
      );
      await expect(screen.getByLabelText('Password')).toHaveValue('wrong');
      await expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute(
        'aria-disabled',
      );
      await expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
    });
  },
});

/** @spec signin-failed */
export const CallFailed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signIn: 'fail' } } },
  play: async ({ app }) => {
    await app.signIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
});

/** @spec biometrics-refused */
export const BiometricsRefused = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'refuse' } } },
  play: async ({ app }) => {
    await app.press('Sign in with biometrics');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Biometric authentication failed. Please try again.',
    );
  },
});

/**
 * The call that signs the user in with biometrics fails.
 * @spec biometrics-unavailable
 */
export const BiometricsUnavailable = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'fail' } } },
  play: async ({ app }) => {
    await app.press('Sign in with biometrics');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Biometric authentication is not available.',
    );
  },
});

/** @spec demo-failed */
export const DemoLoginFailed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signIn: 'fail' } } },
  play: async ({ app }) => {
    await app.press('Try Demo Account');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Demo login failed. Please try again.',
    );
  },
});

DemoLoginFailed.test('removes the error when the next attempt begins', async (context) => {
  worldOf(context).outcomes.signIn = 'hang';
  await context.app.press('Try Demo Account');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

/** While a sign-in is pending, the buttons of the other ways to sign in are disabled. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'hang' } } },
  play: async ({ app }) => {
    await app.press('Sign in with biometrics');
    await expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Try Demo Account' })).toBeDisabled();
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
});
