import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import SigninPage from '../../pages/SigninPage';
import { arriveAt, signInWith } from '../../testing/steps';

/**
 * Three ways in: by biometrics, by e-mail and password, or with the demo account, whose data stand
 * on the page for everyone.
 *
 * **States**: empty, something missing, under way, refused, failed.
 *
 * **Keyboard**: Tab in the order of the page, Enter in a field sends the form. A missing field takes
 * the focus to its field.
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

export const Base = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
});

export const OpensTheWalletWithTheRightPair = meta.story({
  play: async ({ userEvent }) => {
    await signInWith(userEvent, 'demo@florin.example', 'florin-demo');
    await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Home · Florin'));
  },
});

export const RefusesTheWrongPairAfterOneSecond = meta.story({
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Sign in with a wrong password', async () => {
      await signInWith(userEvent, 'demo@florin.example', 'wrong');
      await expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('For one second nothing is said', async () => {
      await advance(context, 999);
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('Then the page says it, and keeps what was typed', async () => {
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

export const SaysWhenTheCallFails = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signIn: 'fail' } } },
  play: async ({ userEvent }) => {
    await signInWith(userEvent, 'demo@florin.example', 'florin-demo');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again.',
    );
  },
});

export const SignsInByBiometrics = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with biometrics' }));
    await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
  },
});

export const SaysWhenBiometricsRefuse = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'refuse' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with biometrics' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Biometric authentication failed. Please try again.',
    );
  },
});

export const SaysWhenThereAreNoBiometrics = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'fail' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with biometrics' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Biometric authentication is not available.',
    );
  },
});

export const OpensTheDemoAccount = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Demo Account' }));
    await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
  },
});

export const SaysWhenTheDemoLoginFails = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signIn: 'fail' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Demo Account' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Demo login failed. Please try again.',
    );
  },
});

export const FillsInTheDemoData = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in' }));
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@florin.example');
    await expect(screen.getByLabelText('Password')).toHaveValue('florin-demo');
    // The label stands on the border and not over the text.
    await expect(screen.getByText('Email', { selector: 'label' })).toHaveAttribute(
      'data-shrink',
      'true',
    );
  },
});

export const TakesOneWayAtATime = meta.story({
  parameters: { world: { session: 'signed-out', calls: { signInWithBiometrics: 'hang' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with biometrics' }));
    await expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Try Demo Account' })).toBeDisabled();
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
});

/** No call is waited for without a way out: the page's links lead on, and it comes back fresh. */
export const LeadsOutOfACallThatHangs = meta.story({
  parameters: {
    world: {
      session: 'signed-out',
      calls: { signIn: 'hang', signInWithBiometrics: 'hang' },
    },
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'E-mail': () => signInWith(userEvent, 'demo@florin.example', 'florin-demo'),
      Biometrics: () => press('Sign in with biometrics'),
      'The demo account': () => press('Try Demo Account'),
    };
    await screen.findByRole('heading', { name: 'Welcome back' });
    for (const [name, enter] of Object.entries(ways)) {
      await step(`${name}: leave by a link, and come back`, async () => {
        await enter();
        await expect(await screen.findByRole('progressbar')).toBeVisible();
        await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
        await arriveAt('Create your account');
        await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
        await arriveAt('Welcome back');
        await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
        await expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      });
    }
    await step('Once the call is answered again, it leads in', async () => {
      worldOf(context).outcomes.signIn = 'normal';
      await signInWith(userEvent, 'demo@florin.example', 'florin-demo');
      await arriveAt('Home');
    });
  },
});
