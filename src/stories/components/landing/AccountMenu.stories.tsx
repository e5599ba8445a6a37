import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountMenu } from '../../../components/landing/AccountMenu/AccountMenu';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { openAccountMenu } from '../../../testing/steps';

/**
 * The menu of the landing page's `SiteHeader`: the ways in for a visitor, the user's own places for
 * the user.
 *
 * **When not to use it**: In the signed-in app: that is `ProfileMenu`.
 *
 * **States**: closed, open; for a visitor, for the user; the theme entry offers the mode that is not
 * on.
 *
 * **Keyboard**: arrows, Home, End and letters move, Enter chooses, Escape and Tab close, and the
 * focus goes back to the button.
 *
 * **Related**: `SiteHeader`, `MenuButton`, `Menu`, `ProfileMenu`.
 *
 * **Find it by**: account entries, visitor menu, landing menu.
 */
const meta = preview.meta({
  component: AccountMenu,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    id: 'account-menu',
    label: 'Account menu',
    anchor: null,
    open: false,
    onClose: fn(),
    links: {
      signin: '/signin',
      signup: '/signup',
      profile: '/app/profile',
      wallet: '/app',
      settings: '/app/settings',
    },
    signedIn: false,
    mode: 'light' as const,
    onAction: fn(),
  },
  render: (args) => (
    <MenuButton label="Account menu" menu={(surface) => <AccountMenu {...args} {...surface} />}>
      <PersonIcon />
    </MenuButton>
  ),
});

const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** Closed. The button tells that there is a menu behind it. */
export const Base = meta.story({
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Account menu' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    );
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  play: async ({ userEvent }) => {
    const menu = await openAccountMenu(userEvent);
    await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Dark Mode', 'Try Demo']);
    const link = (name: string) => within(menu).getByRole('menuitem', { name });
    await expect(link('Sign In')).toHaveAttribute('href', '/signin');
    await expect(link('Sign Up')).toHaveAttribute('href', '/signup');
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ userEvent }) => {
    const menu = await openAccountMenu(userEvent);
    await expect(namesIn(menu)).toEqual([
      'Profile',
      'Open Wallet',
      'Notifications',
      'Dark Mode',
      'Settings',
      'Sign Out',
    ]);
    const link = (name: string) => within(menu).getByRole('menuitem', { name });
    await expect(link('Profile')).toHaveAttribute('href', '/app/profile');
    await expect(link('Open Wallet')).toHaveAttribute('href', '/app');
    await expect(link('Settings')).toHaveAttribute('href', '/app/settings');
  },
});

export const OffersTheLight = meta.story({
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const menu = await openAccountMenu(userEvent);
    await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Light Mode', 'Try Demo']);
  },
});

export const ReportsWhatAVisitorChooses = meta.story({
  play: async ({ userEvent, args, step }) => {
    const choose = async (name: string) => {
      const menu = await openAccountMenu(userEvent);
      await userEvent.click(within(menu).getByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await step('The other theme, and the demo', async () => {
      await choose('Dark Mode');
      await expect(args.onAction).toHaveBeenLastCalledWith('toggle-mode');
      await choose('Try Demo');
      await expect(args.onAction).toHaveBeenLastCalledWith('try-demo');
      await expect(args.onAction).toHaveBeenCalledTimes(2);
    });
  },
});

export const ReportsWhatTheUserChooses = meta.story({
  args: { signedIn: true },
  play: async ({ userEvent, args, step }) => {
    await step('By keyboard: the notifications', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: 'Account menu' });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
      await userEvent.keyboard('n{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('notifications');
    });
    await step('The focus comes back; then out', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus(),
      );
      const menu = await openAccountMenu(userEvent);
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign Out' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('sign-out');
    });
  },
});
