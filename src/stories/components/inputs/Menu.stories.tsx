import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Menu, type MenuEntry, type MenuProps } from '../../../components/inputs/Menu';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { HelpOutlineRounded as HelpIcon } from '../../../icons/HelpOutlineRounded';
import { MoreVertRounded as MenuIcon } from '../../../icons/MoreVertRounded';
import { NotificationsNoneRounded as NotificationsIcon } from '../../../icons/NotificationsNoneRounded';
import { PersonOutlineRounded as PersonIcon } from '../../../icons/PersonOutlineRounded';

const onNotifications = fn();
const onHelp = fn();

const ENTRIES: readonly MenuEntry[] = [
  { label: 'Profile', icon: <PersonIcon />, href: '/app/profile' },
  { label: 'Notifications', icon: <NotificationsIcon />, onSelect: onNotifications },
  { label: 'Help & Support', icon: <HelpIcon />, onSelect: onHelp },
];

function ButtonWithMenu({
  entries,
  header,
  footer,
}: Pick<MenuProps, 'entries' | 'header' | 'footer'>) {
  return (
    <MenuButton
      label="Account menu"
      menu={(surface) => <Menu {...surface} entries={entries} header={header} footer={footer} />}
    >
      <MenuIcon />
    </MenuButton>
  );
}

/** A menu that is open from the start. The button opens it again. */
function OpenMenu(props: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label="Account menu"
        aria-haspopup="menu"
        onClick={() => {
          setOpen(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      <Menu
        {...props}
        anchor={button}
        open={isOpen && button !== null}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

/**
 * The menu that a `MenuButton` opens: links and actions.
 *
 * Use it in the `menu` prop of a `MenuButton`. An entry with an `href` is a link. An entry without an `href` is an
 * action.
 *
 * **When not to use it**: To select a value, use `ListboxButton`. For the main pages of the app, use `TabBar` or
 * `SideMenu`.
 *
 * **Keyboard**: When the menu opens, the focus moves to the first entry. Arrow keys move through the entries and wrap
 * around. Home and End move to the first and last entry. Letters find an entry, and Enter selects the focused entry.
 * Escape and Tab close the menu, and the focus returns to the `MenuButton`.
 *
 * **Announces**: each entry when the arrow keys reach it.
 *
 * **Find it by**: menu, list of actions, menu items, context menu.
 */
const meta = preview.meta({
  component: Menu,
  args: {
    id: 'account-menu',
    label: 'Account menu',
    anchor: null,
    open: false,
    onClose: fn(),
    entries: ENTRIES,
  },
  argTypes: {
    entries: {
      control: 'select',
      options: ['three', 'one'],
      mapping: { three: ENTRIES, one: ENTRIES.slice(0, 1) },
    },
  },
  render: ({ entries, header, footer }) => (
    <ButtonWithMenu entries={entries} header={header} footer={footer} />
  ),
});

/** The menu is closed. Screen readers announce that the button has a menu. */
export const Base = meta.story();

Base.test('announces that the button has a menu', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Account menu', expanded: false });
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

Base.test('selects an action', async ({ step, canvas, userEvent, mount }) => {
  await mount(<ButtonWithMenu entries={ENTRIES} />);
  await step('Open the menu and tap Notifications', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
  });
  await step(
    'The action is called once, the menu is closed, and the button has the focus',
    async () => {
      await expect(onNotifications).toHaveBeenCalledOnce();
      await expect(onHelp).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus();
    },
  );
});

Base.test('closes without selecting', async ({ step, canvas, userEvent, mount }) => {
  await mount(<ButtonWithMenu entries={ENTRIES} />);
  const open = async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  };
  const expectClosed = async () => {
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus();
    await expect(onNotifications).not.toHaveBeenCalled();
  };
  await step('Open the menu and press Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });
  await step('Open the menu and press Tab', async () => {
    await open();
    await userEvent.tab();
    await expectClosed();
  });
  await step('Open the menu and tap outside', async () => {
    await open();
    const beside = document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
    await userEvent.click(beside ?? document.body);
    await expectClosed();
  });
});

Base.test('works by keyboard', async ({ step, canvas, userEvent, mount, args }) => {
  await mount(<ButtonWithMenu {...args} />);
  const entry = (name: string) => screen.getByRole('menuitem', { name });
  await step('Open the menu with Enter: the first entry has the focus', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entry('Profile')).toHaveFocus());
  });
  await step('Arrow keys move, and wrap around at both ends', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry('Notifications')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(entry('Help & Support')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry('Profile')).toHaveFocus();
  });
  await step('End and Home jump, and a letter finds an entry', async () => {
    await userEvent.keyboard('{End}');
    await expect(entry('Help & Support')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(entry('Profile')).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(entry('Notifications')).toHaveFocus();
  });
  await step('Enter selects, and the focus returns', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(onNotifications).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus();
  });
});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: (props) => <OpenMenu {...props} />,
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    await waitFor(() => expect(menu).toBeVisible());
    const entries = within(menu).getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Profile',
      'Notifications',
      'Help & Support',
    ]);
    await expect(entries[0]).toHaveAttribute('href', '/app/profile');
    await expect(entries[1]).not.toHaveAttribute('href');
  },
});

/** The user's email is above the entries, and the version is below the entries. */
export const WithHeaderAndFooter = meta.story({
  tags: ['!autodocs'],
  args: {
    header: (
      <>
        <Typography sx={{ padding: 4 }}>demo@florin.example</Typography>
        <Divider />
      </>
    ),
    footer: (
      <>
        <Divider />
        <Typography variant="caption" component="p" color="textSecondary" sx={{ padding: 4 }}>
          v1.0.0
        </Typography>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    await waitFor(() => expect(menu).toBeVisible());
    // The popup has the role `dialog`, because its header and footer are outside the menu and need a landmark.
    const dialog = within(screen.getByRole('dialog', { name: 'Account menu' }));
    await expect(dialog.getByText('demo@florin.example')).toBeVisible();
    await expect(dialog.getByText('v1.0.0')).toBeVisible();
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  },
});

/** Texts that are wider than the menu wrap into lines. */
export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    entries: [
      {
        label: 'Notifications about transfers, exchanges and changes of price',
        icon: <NotificationsIcon />,
        onSelect: onNotifications,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const entry = await screen.findByRole('menuitem', {
      name: 'Notifications about transfers, exchanges and changes of price',
    });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
  },
});
