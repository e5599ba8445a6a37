import MenuIcon from '@mui/icons-material/MoreVertRounded';
import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import { lazy, Suspense } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { MenuEntry } from '../../../components/inputs/Menu';
import { Menu } from '../../../components/inputs/Menu';
import { MenuButton } from '../../../components/inputs/MenuButton';

const ENTRIES: readonly MenuEntry[] = [{ label: 'Profile', icon: <PersonIcon /> }];

/**
 * A button that opens a `Menu` of links and actions. Use it for what is wanted now and then and has
 * no place of its own. It renders its menu when it is first pressed, so the menu's code may come
 * then.
 *
 * **When not to use it**: To choose a value: that is `ListboxButton`. To lead through the app:
 * `TabBar` or `SideMenu`.
 *
 * **States**: closed, open.
 *
 * **Keyboard**: Enter, Space or the down arrow opens, and the first entry has the focus; the rest is
 * the `Menu`'s.
 *
 * **Announces**: that it has a menu and whether that is open.
 *
 * **Related**: `Menu`, `ProfileMenu`, `SiteHeader`, `ListboxButton`, `Popup`.
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

/** Closed. The button tells that there is a menu behind it, and the menu is not there yet. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', menu.id);
  },
});

export const OpensByArrow = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Walk to the button and press the down arrow', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
    });
    await step('The menu is open, and its first entry has the focus', async () => {
      const entry = await screen.findByRole('menuitem', { name: 'Profile' });
      await waitFor(() => expect(entry).toHaveFocus());
    });
  },
});

let arrive: () => void;
const LateMenu = lazy(
  () =>
    new Promise<{ default: typeof Menu }>((resolve) => {
      arrive = () => {
        resolve({ default: Menu });
      };
    }),
);

/** The menu's code is still on its way: the first press counts, and the menu opens when it is there. */
export const WaitsForItsMenu = meta.story({
  render: (args) => (
    <MenuButton
      {...args}
      menu={(surface) => (
        <Suspense fallback={null}>
          <LateMenu {...surface} entries={ENTRIES} />
        </Suspense>
      )}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await step('Press the down arrow once', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('The code arrives: the menu is open, its first entry has the focus', async () => {
      arrive();
      const entry = await screen.findByRole('menuitem', { name: 'Profile' });
      await waitFor(() => expect(entry).toHaveFocus());
    });
    await step('Escape closes it, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
});
