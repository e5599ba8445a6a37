import { lazy, Suspense } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Menu, type MenuEntry } from '../../../components/inputs/Menu';
import { MenuButton } from '../../../components/inputs/MenuButton';
import { MoreVertRounded as MenuIcon } from '../../../icons/MoreVertRounded';
import { PersonOutlineRounded as PersonIcon } from '../../../icons/PersonOutlineRounded';

const ENTRIES: readonly MenuEntry[] = [{ label: 'Profile', icon: <PersonIcon /> }];

/**
 * A button that opens a `Menu` of links and actions.
 *
 * Use it for actions and links that are rarely needed and have no fixed place on the page. The prop `menu` is a
 * function that is first called when the menu opens, so the code of the menu can load at that time.
 *
 * **When not to use it**: To select a value, use `ListboxButton`. For the main pages of the app, use `TabBar` or
 * `SideMenu`.
 *
 * **Keyboard**: Enter, Space or the down arrow opens the menu, and the focus moves to the first entry. `Menu` describes
 * the other keys.
 *
 * **Announces**: that the button has a menu, and whether the menu is open.
 *
 * **Find it by**: menu button, dropdown menu, overflow, three dots.
 */
const meta = preview.meta({
  component: MenuButton,
  args: {
    label: 'Account menu',
    children: <MenuIcon />,
    menu: (surface) => <Menu {...surface} entries={ENTRIES} />,
  },
});

/** The menu is closed and not rendered yet. Screen readers announce that the button has a menu. */
export const Base = meta.story();

Base.test('announces that the button has a menu', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Account menu', expanded: false });
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

/** A menu that is still loading opens when it has loaded. */
Base.test('opens with arrow down', async ({ step, userEvent }) => {
  await step('Tab to the button and press the down arrow', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  });
  await step('The menu is open, and its first entry has the focus', async () => {
    const entry = await screen.findByRole('menuitem', { name: 'Profile' });
    await waitFor(() => expect(entry).toHaveFocus());
  });
});

Base.test(
  'opens when its menu has loaded',
  {
    args: {
      menu: (surface) => (
        <Suspense fallback={null}>
          <LateMenu {...surface} entries={ENTRIES} />
        </Suspense>
      ),
    },
  },
  async ({ step, userEvent, canvas }) => {
    // At the first press, the code of the menu is still loading. The menu opens when the code has loaded.
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await step('Press the down arrow once', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step(
      'The code has loaded: the menu is open, and its first entry has the focus',
      async () => {
        loadMenu();
        const entry = await screen.findByRole('menuitem', { name: 'Profile' });
        await waitFor(() => expect(entry).toHaveFocus());
      },
    );
    await step('Escape closes the menu, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
);

export const Open = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', menu.id);
  },
});

let loadMenu: () => void;

const LateMenu = lazy(
  () =>
    new Promise<{ default: typeof Menu }>((resolve) => {
      loadMenu = () => {
        resolve({ default: Menu });
      };
    }),
);
