import Box from '@mui/material/Box';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserAvatar } from '../../../components/identity/UserAvatar';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { ProfileMenu } from '../../../components/layout/ProfileMenu';
import { DEMO_USER } from '../../../domain/demo/demoAccount';

/**
 * The user's menu: profile, notifications, dark mode, settings and sign out.
 *
 * Use it in a `MenuButton` with the user's avatar, at the end of the `TopBar`. The user's name, email and badges are
 * above the entries, and the version of the app is below them.
 *
 * **When not to use it**: For the main pages of the app, use `TabBar` and `SideMenu`.
 *
 * **Keyboard**: Enter on the button with the avatar opens the menu, and the focus moves to the first entry. Arrow keys,
 * Home, End and letters move between the entries, and Enter selects an entry. Escape and Tab close the menu, and the
 * focus returns to the button.
 *
 * **Announces**: that the button with the avatar has a menu, and whether the menu is open.
 *
 * **Find it by**: account menu, user menu, sign out, log out, theme, dark mode.
 */
const meta = preview.meta({
  component: ProfileMenu,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  // The button is at the end of the line, like in the top bar.
  decorators: [
    (Story) => (
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', padding: 2 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    id: 'profile-menu',
    label: 'Profile menu',
    anchor: null,
    open: false,
    onClose: fn(),
    user: { name: DEMO_USER.name, email: DEMO_USER.email, isVerified: true },
    mode: 'light' as const,
    version: 'v1.0.0',
    profileHref: '/app/profile',
    settingsHref: '/app/settings',
    onNotifications: fn(),
    onToggleMode: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <MenuButton label="Profile menu" menu={(surface) => <ProfileMenu {...args} {...surface} />}>
      <UserAvatar name={args.user.name} picture={DEMO_USER.avatar} />
    </MenuButton>
  ),
});

async function openMenu(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  return screen.findByRole('menu', { name: 'Profile menu' });
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** The menu is closed. Screen readers announce that the button has a menu. */
export const Base = meta.story();

Base.test('announces that the button has a menu', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Profile menu' });
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

/** A control character in a name or an email is shown as U+FFFD. */
Base.test(
  'replaces bidi overrides',
  { args: { user: { ...DEMO_USER, name: '\u202Enagrom xela', email: '\u202Egro.live@moc' } } },
  async ({ userEvent }) => {
    await openMenu(userEvent);
    await expect(screen.getByText('\uFFFDnagrom xela').tagName).toBe('BDI');
    await expect(screen.getByText('\uFFFDgro.live@moc').tagName).toBe('BDI');
  },
);

Base.test('reports each action', async ({ userEvent, step, args }) => {
  const select = async (name: string) => {
    await openMenu(userEvent);
    await userEvent.click(screen.getByRole('menuitem', { name }));
    await closed();
  };
  await step('Sign Out closes the menu, and only `onSignOut` is called', async () => {
    await select('Sign Out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onNotifications).not.toHaveBeenCalled();
    await expect(args.onToggleMode).not.toHaveBeenCalled();
  });
  await step('Notifications and Dark Mode close the menu, and call their callbacks', async () => {
    await select('Notifications');
    await expect(args.onNotifications).toHaveBeenCalledOnce();
    await select('Dark Mode');
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  });
});

Base.test('works by keyboard', async ({ canvas, userEvent, step, args }) => {
  const button = canvas.getByRole('button', { name: 'Profile menu' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await step('Enter opens the menu, with the focus on the first entry', async () => {
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  await step('Arrow keys, End and Home move, and a letter jumps', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Notifications')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Sign Out')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(item('Dark Mode')).toHaveFocus();
  });
  await step('Escape closes the menu, and the focus is back on the avatar', async () => {
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('Tab also closes the menu', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await userEvent.tab();
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('Nothing was selected so far', async () => {
    await expect(args.onToggleMode).not.toHaveBeenCalled();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  });
  await step('End and Enter sign out', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Profile')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  });
});

/** @spec menus-close-outside */
Base.test(
  'closes on an outside click',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, userEvent, step, args }) => {
    await openMenu(userEvent);
    await step('Click at the bottom of the page', async () => {
      await userEvent.click(document.elementFromPoint(20, window.innerHeight - 4) ?? document.body);
      await closed();
    });
    await step('Nothing was selected, and the focus is back on the avatar', async () => {
      await expect(args.onSignOut).not.toHaveBeenCalled();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus(),
      );
    });
  },
);

/** @spec profile-menu */
export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, step }) => {
    const menu = within(await openMenu(userEvent));
    await step('The menu has five entries', async () => {
      const names = menu.getAllByRole('menuitem').map((item) => item.textContent);
      await expect(names).toEqual([
        'Profile',
        'Notifications',
        'Dark Mode',
        'Settings',
        'Sign Out',
      ]);
    });
    await step('Two of the entries are links to pages', async () => {
      await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
        'href',
        '/app/profile',
      );
      await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/app/settings',
      );
    });
    await step('The menu shows the user with both badges, and the version', async () => {
      await expect(screen.getByText('Alex Morgan')).toBeVisible();
      await expect(screen.getByText('demo@florin.example')).toBeVisible();
      await expect(screen.getByText('Verified')).toBeVisible();
      await expect(screen.getByText('Premium')).toBeVisible();
      await expect(screen.getByText('v1.0.0')).toBeVisible();
    });
  },
});

/**
 * Every user has the badge Premium. Only verified users have the badge Verified.
 * @spec profile-menu
 */
export const Unverified = meta.story({
  tags: ['!autodocs'],
  args: { user: { ...DEMO_USER, isVerified: false } },
  play: async ({ userEvent }) => {
    await openMenu(userEvent);
    await expect(screen.getByText('Premium')).toBeVisible();
    await expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({
  tags: ['!autodocs'],
  args: {
    user: {
      ...DEMO_USER,
      name: 'Alex of the Seven Hills of Lisbon Morgan',
      email: 'alex.of.the.seven.hills.of.lisbon.morgan@florin.example',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await openMenu(userEvent);
    const email = screen.getByText('alex.of.the.seven.hills.of.lisbon.morgan@florin.example');
    await expect(email.scrollWidth).toBeLessThanOrEqual(280);
    await expect(email.getBoundingClientRect().right).toBeLessThanOrEqual(304);
  },
});

/** In dark mode, the menu has an entry that switches to light mode. */
export const DarkMode = meta.story({
  tags: ['!autodocs'],
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const menu = within(await openMenu(userEvent));
    await expect(menu.getByRole('menuitem', { name: 'Light Mode' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Dark Mode' })).not.toBeInTheDocument();
  },
});

/** Without the callbacks, the menu has only its links. */
export const WithoutActions = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <MenuButton
      label="Profile menu"
      menu={(surface) => (
        <ProfileMenu
          {...args}
          {...surface}
          onNotifications={undefined}
          onToggleMode={undefined}
          onSignOut={undefined}
        />
      )}
    >
      <UserAvatar name={args.user.name} />
    </MenuButton>
  ),
  play: async ({ userEvent }) => {
    const menu = within(await openMenu(userEvent));
    const names = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(names).toEqual(['Profile', 'Settings']);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  },
});
