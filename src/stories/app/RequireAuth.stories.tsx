import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { RequireAuth } from '../../app/RequireAuth';

/**
 * Renders a page of the app only for a signed-in user.
 *
 * - A visitor is redirected to the sign-in page. After the sign-in, the requested page opens.
 * - After the user signs out, the landing page opens.
 * - After the server has ended the session, the sign-in page opens. After the sign-in, the user returns to the same
 *   page.
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

export const Base = meta.story();

Base.test('shows the sign-in page to a visitor', async () => {
  await expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

/** @spec signin-opens-home */
Base.test('opens the requested page', async ({ app }) => {
  await app.signIn();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus(),
  );
});

/** The demo user is signed in, so the page is rendered without a redirect. */
export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
});
