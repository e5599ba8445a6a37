import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';
import { chooseInProfileMenu, openTab, signInWith, signOutFromSettings } from '../../testing/steps';

/** Turn the theme in the settings, sign out, and come back: the theme is as it was left. */
const meta = preview.meta({
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app/settings',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

export const TurnDarkAndSignOutAndIn = meta.story({
  play: async ({ userEvent, step }) => {
    const darkMode = () => screen.findByRole('switch', { name: 'Dark Mode' });
    await step('Turn the theme dark', async () => {
      await userEvent.click(await darkMode());
      await expect(document.documentElement).toHaveClass('dark');
    });
    await step('Sign out: the landing page is there, dark as well', async () => {
      await signOutFromSettings(userEvent);
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument(),
      );
      await expect(document.documentElement).toHaveClass('dark');
    });
    await step('Sign in again from there', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign In' }));
      await signInWith(userEvent, 'demo@florin.example', 'florin-demo');
      await expect(await screen.findByRole('region', { name: 'Total balance' })).toBeVisible();
    });
    await step('The settings still say dark; the profile menu turns it light', async () => {
      await openTab(userEvent, 'Settings');
      await expect(await darkMode()).toBeChecked();
      await chooseInProfileMenu(userEvent, 'Light Mode');
      await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
      await expect(await darkMode()).not.toBeChecked();
    });
  },
});
