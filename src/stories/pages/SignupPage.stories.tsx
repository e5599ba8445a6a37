import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import SignupPage from '../../pages/SignupPage';

/**
 * A page for creating an account. This demo accepts only the email of the demo account.
 *
 * A text above the form states which email is accepted.
 *
 * **Keyboard**: Tab follows the order of the page. Enter in a field submits the form. If a value is missing, the focus
 * moves to its field.
 */
const meta = preview.meta({
  component: SignupPage,
  parameters: {
    layout: 'fullscreen',
    route: '/signup',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

const ALEX = {
  firstName: 'Alex',
  lastName: 'Morgan',
  email: 'demo@florin.example',
  password: 'correct horse',
} as const;

/** Waits until the wallet has replaced the form. The code of the wallet loads when it is first opened. */
const walletOpens = () =>
  waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());

export const Base = meta.story();

Base.test('the page has one heading, and a title', async () => {
  await expect(
    await screen.findByRole('heading', { level: 1, name: 'Create your account' }),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Sign up · Florin'));
});

Base.test('the page shows the email of the demo account', async () => {
  await expect(screen.getByText('demo@florin.example')).toBeVisible();
});

/** @spec signup-claims */
Base.test('the page shows the claims', async () => {
  for (const claim of [
    'Multi-currency wallet',
    'Instant transfers with low fees',
    'Bank-level security',
    'Real-time rates',
    'Biometric authentication',
    '24/7 support',
    'Trusted by over 100,000 users',
    '4.9/5 rating',
  ]) {
    await expect(screen.getByText(claim)).toBeVisible();
  }
});

/** @spec account-links */
Base.test('the page has links to the terms, the privacy policy and the sign-in page', async () => {
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual(['/', '/terms', '/privacy', '/signin']);
});

/**
 * After a refusal the form keeps its values. With the email of the demo account, the next attempt succeeds.
 * @spec signup-refused
 */
Base.test('accepts only the demo email', async ({ app, step }) => {
  await step('Sign up with an email that is not the demo’s', async () => {
    await app.signUp({ ...ALEX, email: 'alex@example.com' });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
  });
  await step('The values remain, and the demo’s email succeeds', async () => {
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('alex@example.com');
    await app.press('Fill in');
    await app.press('Create Account');
    await walletOpens();
    await expect(await app.totalBalance()).toBeVisible();
  });
});

/** Typed values except passwords are kept while the user visits another page. */
Base.test('keeps the draft after reading terms', async ({ app, userEvent, step }) => {
  const box = (name: string) => screen.findByRole('textbox', { name });
  const reopen = async () => {
    await app.follow('Florin');
    await app.press('Account menu');
    await app.choose('menuitem', 'Sign Up');
  };
  await step('Fill in a part of the form, agree to the terms, and open them', async () => {
    await userEvent.type(await box('First name'), 'Alex');
    await userEvent.type(await box('Email'), 'demo@florin.example');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    await app.follow('terms and conditions');
    await expect(await screen.findByRole('heading', { name: /terms/i, level: 1 })).toBeVisible();
  });
  await step('The form has all values except the password', async () => {
    await reopen();
    await expect(await box('First name')).toHaveValue('Alex');
    await expect(await box('Last name')).toHaveValue('');
    await expect(await box('Email')).toHaveValue('demo@florin.example');
    await expect(screen.getByRole('checkbox', { name: /terms/ })).toBeChecked();
    await expect(screen.getByLabelText('Password')).toHaveValue('');
  });
  await step('Submitting reports only the missing values', async () => {
    await app.press('Create Account');
    await expect(await box('First name')).not.toHaveAccessibleDescription(/required/);
    await expect(await box('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveAccessibleDescription('');
  });
});

/** The typed values are kept only until the account is created. */
Base.test('clears the form after signing up', async ({ app, step }) => {
  await step('Create the account, and sign out', async () => {
    await app.signUp(ALEX);
    await walletOpens();
    await app.press('Profile menu');
    await app.choose('menuitem', 'Sign Out');
  });
  await step('The form is empty', async () => {
    await app.press('Account menu');
    await app.choose('menuitem', 'Sign Up');
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await expect(first).toHaveValue('');
  });
});

Base.test(
  'does not redirect after leaving',
  { parameters: { world: { session: 'signed-out', delays: 'real' } } },
  async (context) => {
    const { app, step } = context;
    await step('Sign up, and open the sign-in page while the call is pending', async () => {
      await app.signUp(ALEX);
      await app.follow('Sign in');
      await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
    await step('After the response the sign-in page remains', async () => {
      await advance(context, 2_000);
      await advance(context, 1_000);
      await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
  },
);

Base.test(
  'allows leaving while pending',
  { parameters: { world: { session: 'signed-out', calls: { signUp: 'hang' } } } },
  async ({ app }) => {
    await app.signUp(ALEX);
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await app.follow('Sign in');
    await app.arriveAt('Welcome back');
    await app.follow('Sign up');
    await app.arriveAt('Create your account');
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Alex');
    await expect(screen.getByRole('button', { name: 'Create Account' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
);

/**
 * Creating the account takes two seconds, and signing in one second.
 * @spec signin-opens-home, signup-call
 */
export const AccountCreated = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { app, step } = context;
    await step('Sign up with the demo email, and any name and password', async () => {
      await app.signUp(ALEX);
      await expect(await screen.findByRole('progressbar')).toBeVisible();
    });
    await step('The account takes two seconds, and signing in takes one', async () => {
      await advance(context, 2_000);
      await advance(context, 999);
      await expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    });
    await step('The wallet opens', async () => {
      await advance(context, 1);
      await walletOpens();
      await expect(await app.totalBalance()).toBeVisible();
    });
  },
});

/** @spec signup-refused */
export const AccountRefused = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signUp: 'refuse' } } },
  play: async ({ app }) => {
    await app.signUp(ALEX);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
  },
});

/** The back end does not open accounts. */
export const AccountsMissing = meta.story({
  tags: ['!autodocs'],
  parameters: {
    world: {
      session: 'signed-out',
      backEnd: ({ signUp: _signUp, ...others }: WalletAdapter) => others,
    },
  },
  play: async ({ app }) => {
    await app.signUp(ALEX);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'New accounts cannot be opened here.',
    );
  },
});

/** @spec signup-failed */
export const CallFailed = meta.story({
  tags: ['!autodocs'],
  parameters: { world: { session: 'signed-out', calls: { signUp: 'fail' } } },
  play: async ({ app }) => {
    await app.signUp(ALEX);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred\. Please try again\.$/,
    );
    await expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  },
});
