import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppFrame } from '../../app/AppFrame';
import { arriveAt, totalBalance } from '../../testing/steps';

/**
 * The frame of every signed-in page: the top bar with the profile menu, the tab bar and the side menu.
 *
 * **Keyboard**: the first Tab stop is the link `Skip to content`. Escape closes a menu, and the focus returns to the
 * button that opened it.
 */
const meta = preview.meta({
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await expect(await totalBalance()).toBeVisible();
  },
});

export const OpensEachTab = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, step }) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
    for (const name of ['Wallet', 'Payments', 'Exchange', 'Settings']) {
      await step(
        `${name} opens, its tab is the current one, and its heading has the focus`,
        async () => {
          await userEvent.click(tabs.getByRole('link', { name }));
          await waitFor(() =>
            expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus(),
          );
          await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
        },
      );
    }
  },
});

export const SignsOut = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, step }) => {
    await step('Select Sign Out in the profile menu', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    });
    await step('The landing page replaces the app', async () => {
      await arriveAt(/^All your money/);
      await expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    });
  },
});

export const SwitchesTheTheme = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dark Mode' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Light Mode' }));
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
  },
});

export const ShowsANoticeForNotifications = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Notifications$/);
  },
});
