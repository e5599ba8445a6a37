import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountMenu, type AccountMenuProps } from '../../../features/landing/AccountMenu';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { PersonOutlineRounded as PersonIcon } from '../../../icons/PersonOutlineRounded';

function ButtonWithAccountMenu(props: AccountMenuProps) {
  return (
    <MenuButton label="Account menu" menu={(surface) => <AccountMenu {...props} {...surface} />}>
      <PersonIcon />
    </MenuButton>
  );
}

/**
 * The menu of the landing page. A visitor can sign in, sign up or open the demo. A signed-in user can open the pages of
 * the app.
 *
 * Use it in the `menu` prop of `SiteHeader`.
 *
 * **When not to use it**: In the signed-in app, use `ProfileMenu`.
 *
 * **Keyboard**: Arrow keys, Home, End and letters move between the entries. Enter selects an entry. Escape and Tab
 * close the menu, and the focus returns to the button that opened it.
 *
 * **Find it by**: account entries, visitor menu, landing menu.
 */
const meta = preview.meta({
  id: 'components-demo-accountmenu',
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
  render: (args) => <ButtonWithAccountMenu {...args} />,
});

const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** The menu is closed. Screen readers announce that the button has a menu. */
export const Base = meta.story();

Base.test('is closed, and announces that the button has a menu', async () => {
  await expect(screen.getByRole('button', { name: 'Account menu' })).toHaveAttribute(
    'aria-haspopup',
    'menu',
  );
  await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

Base.test('reports actions of a visitor', async ({ app, step, userEvent, args, mount }) => {
  await mount(<ButtonWithAccountMenu {...args} />);
  const choose = async (name: string) => {
    const menu = await app.openAccountMenu();
    await userEvent.click(within(menu).getByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  await step('Select the other theme, and the demo', async () => {
    await choose('Dark Mode');
    await expect(args.onAction).toHaveBeenLastCalledWith('toggle-mode');
    await choose('Try Demo');
    await expect(args.onAction).toHaveBeenLastCalledWith('try-demo');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  });
});

Base.test('reports actions of the user', async ({ app, step, userEvent, args, mount }) => {
  await mount(<ButtonWithAccountMenu {...args} signedIn />);
  await step('Select Notifications by keyboard', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account menu' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('n{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('notifications');
  });
  await step('The focus returns; then select Sign Out', async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus());
    const menu = await app.openAccountMenu();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('sign-out');
  });
  await step('Select the other theme', async () => {
    const menu = await app.openAccountMenu();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Dark Mode' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('toggle-mode');
  });
});

/** The entries for a visitor. */
export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    const menu = await app.openAccountMenu();
    await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Dark Mode', 'Try Demo']);
    const link = (name: string) => within(menu).getByRole('menuitem', { name });
    await expect(link('Sign In')).toHaveAttribute('href', '/signin');
    await expect(link('Sign Up')).toHaveAttribute('href', '/signup');
  },
});

export const SignedIn = meta.story({
  tags: ['!autodocs'],
  args: { signedIn: true },
  play: async ({ app }) => {
    const menu = await app.openAccountMenu();
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

/** In dark mode, the menu has an entry that switches to light mode. */
export const DarkMode = meta.story({
  tags: ['!autodocs'],
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ app }) => {
    const menu = await app.openAccountMenu();
    await expect(namesIn(menu)).toEqual(['Sign In', 'Sign Up', 'Light Mode', 'Try Demo']);
  },
});
