import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { ConnectedSideMenu } from '../../../features/layout/ConnectedSideMenu';

/**
 * The `SideMenu` of the app: the wallets of the app's state, links to the pages, help, and the switch of the theme.
 *
 * The demo does not implement help, notifications, feedback and support, so pressing one only shows a notice.
 *
 * **Keyboard**: When the menu opens, the focus moves into it, and Tab stays inside. When the menu closes, the focus
 * returns to the menu button.
 */
const meta = preview.meta({
  component: ConnectedSideMenu,
  args: { open: true, onClose: fn(), links: [], currentHref: '/app' },
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
  },
});

type Click = (element: Element) => Promise<void>;

async function openMenu(click: Click) {
  await click(await screen.findByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

export const Base = meta.story({ globals: { viewport: { value: 'phone' } } });

/** @spec side-menu */
Base.test('the menu has exactly the specified entries, in order', async ({ userEvent }) => {
  const menu = await openMenu(userEvent.click);
  const entries = [...menu.querySelectorAll('a, button, label')];
  await expect(entries.map(({ textContent }) => textContent)).toEqual([
    '',
    'Switch walletPersonal Wallet $20,009',
    'Home',
    'Wallet',
    'Payments',
    'Exchange',
    'Help & Support',
    'Notifications',
    'Dark mode',
    'Send Feedback',
    'Customer Support',
  ]);
});

Base.test('the menu fits a screen 667 px high', async ({ userEvent }) => {
  const menu = await openMenu(userEvent.click);
  const last = within(menu).getByRole('button', { name: 'Customer Support' });
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(667);
});

Base.test('moves and returns the focus', async ({ app, userEvent, step }) => {
  const menu = await openMenu(userEvent.click);
  await step('The focus is in the menu, and the page behind it does not scroll', async () => {
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await expect(document.body).toHaveStyle({ overflow: 'hidden' });
  });
  await step('Escape closes the menu, and the focus returns', async () => {
    await userEvent.keyboard('{Escape}');
    await app.noDialog();
    await expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});

/** @spec side-menu */
Base.test('opens a page', async ({ app, userEvent }) => {
  await openMenu(userEvent.click);
  await app.follow('Payments');
  await expect(await screen.findByRole('heading', { name: 'Payments' })).toBeVisible();
  await app.noDialog();
});

/** @spec coming-soon */
Base.test('shows coming soon notices', async ({ userEvent, step }) => {
  await openMenu(userEvent.click);
  for (const [name, text] of [
    ['Help & Support', 'Help & Support coming soon!'],
    ['Notifications', 'Notifications feature coming soon!'],
    ['Send Feedback', 'Send Feedback feature coming soon!'],
    ['Customer Support', 'Customer Support feature coming soon!'],
  ] as const) {
    await step(name, async () => {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    });
  }
});

Base.test('closes notices by button and timeout', async (context) => {
  const { app, userEvent, step } = context;
  await openMenu(userEvent.click);
  await step('The button closes the notice above the open menu', async () => {
    await app.press('Send Feedback');
    await app.press('Close notice');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
  await step('The notice closes after five seconds', async () => {
    await app.press('Send Feedback');
    await screen.findByRole('alert');
    await advance(context, 4_999);
    await expect(screen.getByRole('alert')).toBeVisible();
    await advance(context, 1);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

Base.test('switches the theme', async ({ userEvent }) => {
  await openMenu(userEvent.click);
  const dark = screen.getByRole('switch', { name: 'Dark mode' });
  await expect(dark).not.toBeChecked();
  await userEvent.click(dark);
  await expect(dark).toBeChecked();
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  await userEvent.click(dark);
  await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
});
