import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import SignupPage from '../../pages/SignupPage';
import { arriveAt, signUpAs, totalBalance } from '../../testing/steps';

/**
 * Opens an account. There is only the demo's, and the page says so before anybody types; with any
 * other e-mail it ends in a refusal.
 *
 * **States**: empty, something missing, under way, refused, failed.
 *
 * **Keyboard**: Tab in the order of the page, Enter in a field sends the form. A missing field takes
 * the focus to its field.
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

/** The wallet's code is loaded when it is first wanted, which may take a moment. */
const walletOpens = () =>
  waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());

export const Base = meta.story({
  play: async ({ step }) => {
    await step('It has one heading, and names itself', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Create your account' }),
      ).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Sign up · Florin'));
    });
    await step('It says that only the demo account can be opened', async () => {
      await expect(screen.getByText('demo@florin.example')).toBeVisible();
    });
    await step('It makes its claims', async () => {
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
    await step('It leads to the terms, the privacy policy, and signing in', async () => {
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual(['/', '/terms', '/privacy', '/signin']);
    });
  },
});

export const OpensTheWalletAfterThreeSeconds = meta.story({
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Sign up with the demo e-mail, and any name and password', async () => {
      await signUpAs(userEvent, ALEX);
      await expect(await screen.findByRole('progressbar')).toBeVisible();
    });
    await step('Two seconds for the account, and one for signing in', async () => {
      await advance(context, 2_000);
      await advance(context, 999);
      await expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    });
    await step('Then the wallet is there', async () => {
      await advance(context, 1);
      await walletOpens();
      await expect(await totalBalance()).toBeVisible();
    });
  },
});

export const RefusesAnyOtherEmail = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Sign up with an e-mail that is not the demo’s', async () => {
      await signUpAs(userEvent, { ...ALEX, email: 'alex@example.com' });
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Failed to create account\. Please try again\.$/,
      );
    });
    await step('What was typed is still there, and the demo’s e-mail leads in', async () => {
      await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('alex@example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
      await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
      await walletOpens();
      await expect(await totalBalance()).toBeVisible();
    });
  },
});

export const SaysWhenTheAccountIsRefused = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signUp: 'refuse' } } },
  play: async ({ userEvent }) => {
    await signUpAs(userEvent, ALEX);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
  },
});

export const SaysWhenTheCallFails = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signUp: 'fail' } } },
  play: async ({ userEvent }) => {
    await signUpAs(userEvent, ALEX);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred\. Please try again\.$/,
    );
    await expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  },
});

export const KeepsWhatWasTypedOverADetour = meta.story({
  play: async ({ userEvent, step }) => {
    const box = (name: string) => screen.findByRole('textbox', { name });
    const comeBack = async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Florin' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Up' }));
    };
    await step('Begin, agree to the terms, and read them', async () => {
      await userEvent.type(await box('First name'), 'Alex');
      await userEvent.type(await box('Email'), 'demo@florin.example');
      await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
      await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
      await userEvent.click(screen.getByRole('link', { name: 'terms and conditions' }));
      await expect(await screen.findByRole('heading', { name: /terms/i, level: 1 })).toBeVisible();
    });
    await step('All but the password is there on coming back', async () => {
      await comeBack();
      await expect(await box('First name')).toHaveValue('Alex');
      await expect(await box('Last name')).toHaveValue('');
      await expect(await box('Email')).toHaveValue('demo@florin.example');
      await expect(screen.getByRole('checkbox', { name: /terms/ })).toBeChecked();
      await expect(screen.getByLabelText('Password')).toHaveValue('');
    });
    await step('The form knows it, and misses only the rest', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
      await expect(await box('First name')).not.toHaveAccessibleDescription(/required/);
      await expect(await box('Last name')).toHaveAccessibleDescription('Last name is required');
      await expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveAccessibleDescription('');
    });
  },
});

export const ForgetsAnAccountThatIsOpen = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Open the account, and sign out', async () => {
      await signUpAs(userEvent, ALEX);
      await walletOpens();
      await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    });
    await step('The form is empty for the next one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Up' }));
      const first = await screen.findByRole('textbox', { name: 'First name' });
      await expect(first).toHaveValue('');
    });
  },
});

export const CallsNobodyBackWhoHasLeft = meta.story({
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Sign up, and go to sign in while it is under way', async () => {
      await signUpAs(userEvent, ALEX);
      await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
      await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
    await step('The account is open by now, and the page is still the one chosen', async () => {
      await advance(context, 2_000);
      await advance(context, 1_000);
      await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
  },
});

export const LeadsOutOfACallThatHangs = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signUp: 'hang' } } },
  play: async ({ userEvent }) => {
    await signUpAs(userEvent, ALEX);
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await arriveAt('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    await arriveAt('Create your account');
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Alex');
    await expect(screen.getByRole('button', { name: 'Create Account' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});
