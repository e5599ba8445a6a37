import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RequireAuth } from '../../app/RequireAuth';
import { signInWith } from '../../testing/steps';

/**
 * The guard of the app's pages. A visitor is sent to sign in and from there on to the page that was
 * asked for; whose session ends goes to the landing page.
 */
const meta = preview.meta({
  component: RequireAuth,
  args: { children: 'The guarded page' },
  parameters: {
    layout: 'fullscreen',
    route: '/app/settings',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
});

export const OpensThePageThatWasAskedFor = meta.story({
  play: async ({ userEvent }) => {
    await signInWith(userEvent, 'demo@florin.example', 'florin-demo');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus(),
    );
  },
});

export const LetsSignedInUsersIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
});
