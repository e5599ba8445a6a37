import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';

/**
 * The user selects the dark theme, signs out and signs in again. The theme remains dark.
 */
const meta = preview.meta({
  title: 'flows/The theme after signing out',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app/settings',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const ThemeAfterSigningOut = meta.story({
  play: async ({ app, userEvent, step }) => {
    const darkMode = () => screen.findByRole('switch', { name: 'Dark Mode' });
    await step('Select the dark theme', async () => {
      await userEvent.click(await darkMode());
      await expect(document.documentElement).toHaveClass('dark');
    });
    await step('Sign out: the landing page is also dark', async () => {
      await app.signOut();
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument(),
      );
      await expect(document.documentElement).toHaveClass('dark');
    });
    await step('Sign in again', async () => {
      await app.press('Account menu');
      await app.choose('menuitem', 'Sign In');
      await app.signIn();
      await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
    });
    await step('The switch in the settings is on; the profile menu turns it off', async () => {
      await app.openTab('Settings');
      await expect(await darkMode()).toBeChecked();
      await app.chooseInProfileMenu('Light Mode');
      await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
      await expect(await darkMode()).not.toBeChecked();
    });
  },
});
