import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import ComingPage from '../../pages/ComingPage';

/** Holds the place of a screen that is not built yet, in the app's frame or on its own. */
const meta = preview.meta({
  component: ComingPage,
  args: { title: 'Exchange', place: 'app' as const },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
});

const says = (title: string) => async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(screen.getByText('This screen is not built yet.')).toBeVisible();
};

export const Base = meta.story({ parameters: { route: '/app/exchange' }, play: says('Exchange') });

export const Landing = meta.story({ parameters: { route: '/' }, play: says('Landing') });

export const Signup = meta.story({ parameters: { route: '/signup' }, play: says('Sign up') });

export const ForgotPassword = meta.story({
  parameters: { route: '/forgot-password' },
  play: says('Forgot password'),
});

export const Terms = meta.story({ parameters: { route: '/terms' }, play: says('Terms') });

export const Privacy = meta.story({ parameters: { route: '/privacy' }, play: says('Privacy') });

export const Wallet = meta.story({ parameters: { route: '/app/wallet' }, play: says('Wallet') });

export const Payments = meta.story({
  parameters: { route: '/app/payments' },
  play: says('Payments'),
});

export const Settings = meta.story({
  parameters: { route: '/app/settings' },
  play: says('Settings'),
});

export const Profile = meta.story({ parameters: { route: '/app/profile' }, play: says('Profile') });

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { route: '/' },
  play: says('Landing'),
});
