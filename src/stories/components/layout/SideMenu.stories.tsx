import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { SideMenu, type SideMenuProps } from '../../../components/layout/SideMenu';
import { TopBar } from '../../../components/layout/TopBar';
import { WalletSwitcher } from '../../../components/wallet/WalletSwitcher';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../../icons/AccountBalanceWalletOutlined';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../icons/CurrencyExchangeRounded';
import { HomeOutlined as HomeIcon } from '../../../icons/HomeOutlined';
import { PaymentsOutlined as PaymentsIcon } from '../../../icons/PaymentsOutlined';

/**
 * The menu at the side of the app: wallets, main pages, help, dark mode and support.
 *
 * Use it once in the signed-in app, opened by the button of the `TopBar`.
 *
 * **When not to use it**: For the user's profile and Sign Out, use `ProfileMenu`.
 *
 * **Keyboard**: When the menu opens, the focus moves into it. Tab and Shift+Tab stay inside the menu. Space toggles the
 * switch for dark mode. Escape closes the menu, and the focus returns to the button that opened it.
 *
 * **Announces**: the name of the dialog, Menu, when the menu opens.
 *
 * **Find it by**: drawer, navigation, hamburger menu, sidebar.
 */
const meta = preview.meta({
  component: SideMenu,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    switcher: (
      <WalletSwitcher
        wallets={[
          { id: 'personal', name: 'Personal Wallet', color: 'evergreen', total: '20009.337' },
          { id: 'business', name: 'Business Wallet', color: 'tide', total: '6002.8011' },
        ]}
        activeId="personal"
        onSwitch={fn()}
        onCreate={fn()}
      />
    ),
    links: [
      { label: 'Home', href: '/app', icon: <HomeIcon /> },
      { label: 'Wallet', href: '/app/wallet', icon: <WalletIcon /> },
      { label: 'Payments', href: '/app/payments', icon: <PaymentsIcon /> },
      { label: 'Exchange', href: '/app/exchange', icon: <ExchangeIcon /> },
    ],
    currentHref: '/app',
    mode: 'light' as const,
    onToggleMode: fn(),
    onAction: fn(),
  },
  argTypes: {
    currentHref: {
      control: 'select',
      options: ['/app', '/app/wallet', '/app/payments', '/app/exchange', '/app/settings'],
    },
  },
});

/** A page that is long enough to scroll, with a top bar that opens the menu. */
function MenuWithTopBar(menu: SideMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TopBar
        title="Florin"
        onOpenMenu={() => {
          setOpen(true);
        }}
      />
      <main style={{ minHeight: '200vh' }} />
      <SideMenu
        {...menu}
        open={open}
        onClose={() => {
          setOpen(false);
          menu.onClose();
        }}
      />
    </>
  );
}

async function openMenu(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

/** Waits until the menu is unmounted. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Base = meta.story();

/** Screen readers then ignore the page behind the menu. */
Base.test('the menu is a modal dialog', async () => {
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await expect(menu).toHaveAttribute('aria-modal', 'true');
});

/** @spec side-menu */
Base.test('the wallets are on top', async () => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await expect(
    menu.getByRole('button', { name: 'Switch wallet Personal Wallet $20,009' }),
  ).toBeVisible();
});

/** @spec side-menu */
Base.test('four links lead to the main places, and Home is marked as open', async () => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const nav = within(menu.getByRole('navigation', { name: 'Main Menu' }));
  const names = nav.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['Home', 'Wallet', 'Payments', 'Exchange']);
  await expect(nav.getByRole('link', { name: 'Exchange' })).toHaveAttribute(
    'href',
    '/app/exchange',
  );
  await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
});

/** @spec side-menu */
Base.test('four buttons offer help, and a switch the dark mode', async () => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  for (const name of ['Help & Support', 'Notifications', 'Send Feedback', 'Customer Support']) {
    await expect(menu.getByRole('button', { name })).toBeVisible();
  }
  await expect(menu.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
});

/** @spec side-menu */
Base.test('the switch is between help and support', async () => {
  const text = screen.getByRole('dialog', { name: 'Menu' }).textContent;
  await expect(text).toMatch(
    /Help & Support.*Notifications.*Dark mode.*Send Feedback.*Customer Support$/,
  );
});

/** A closed menu is not rendered. In an open menu, each entry calls its callback. */
Base.test('reports each action', async ({ step, userEvent, args }) => {
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await step('Press all four buttons', async () => {
    await userEvent.click(menu.getByRole('button', { name: 'Help & Support' }));
    await userEvent.click(menu.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(menu.getByRole('button', { name: 'Send Feedback' }));
    await userEvent.click(menu.getByRole('button', { name: 'Customer Support' }));
  });
  await step('Each entry reports a different action, and the menu stays open', async () => {
    await expect(args.onAction).toHaveBeenCalledTimes(4);
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'help');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'notifications');
    await expect(args.onAction).toHaveBeenNthCalledWith(3, 'feedback');
    await expect(args.onAction).toHaveBeenNthCalledWith(4, 'customer');
    await expect(args.onClose).not.toHaveBeenCalled();
  });
});

Base.test('toggles the dark mode', async ({ step, userEvent, args }) => {
  const theme = await screen.findByRole('switch', { name: 'Dark mode' });
  await step('Tap the label of the switch', async () => {
    await userEvent.click(screen.getByText('Dark mode'));
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
  });
  await step('Press Space on the switch', async () => {
    await expect(theme).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggleMode).toHaveBeenCalledTimes(2);
  });
});

Base.test('renders nothing when closed', { args: { open: false } }, async () => {
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The focus is inside the menu while it is open, and the page does not scroll. */
Base.test('moves and restores the focus', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<MenuWithTopBar {...args} />);
  const opener = canvas.getByRole('button', { name: 'Open menu' });
  await step('Open the menu by keyboard', async () => {
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  });
  await step('The focus moves into the menu', async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  });
  await step(
    'Escape closes the menu, and the focus is back on the button that opened it',
    async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );
});

Base.test('traps the focus', async ({ step, userEvent, args, mount }) => {
  await mount(<MenuWithTopBar {...args} />);
  const menu = within(await openMenu(userEvent));
  const close = menu.getByRole('button', { name: 'Close menu' });
  const last = menu.getByRole('button', { name: 'Customer Support' });
  await step('Tab moves through the menu from top to bottom', async () => {
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(menu.getByRole('button', { name: /^Switch wallet/ })).toHaveFocus();
    for (const name of ['Home', 'Wallet', 'Payments', 'Exchange']) {
      await userEvent.tab();
      await expect(menu.getByRole('link', { name })).toHaveFocus();
    }
    for (const name of ['Help & Support', 'Notifications']) {
      await userEvent.tab();
      await expect(menu.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(menu.getByRole('switch', { name: 'Dark mode' })).toHaveFocus();
    await userEvent.tab();
    await expect(menu.getByRole('button', { name: 'Send Feedback' })).toHaveFocus();
    await userEvent.tab();
    await expect(last).toHaveFocus();
  });
  await step('From the last stop Tab returns to the first', async () => {
    await userEvent.tab();
    await waitFor(() => expect(close).toHaveFocus());
  });
  await step('From the first stop Shift+Tab moves to the last', async () => {
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(last).toHaveFocus());
  });
});

/** @spec side-menu-locks-scrolling */
Base.test('locks the page scroll', async ({ step, userEvent, args, mount }) => {
  await mount(<MenuWithTopBar {...args} />);
  await step('While the menu is open, the page behind it cannot be scrolled', async () => {
    await openMenu(userEvent);
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
  });
  await step('After the menu has closed, the page can be scrolled', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await closed();
    await expect(getComputedStyle(document.body).overflowY).toBe('visible');
  });
});

/** The menu also closes when the user follows a link. If the list of wallets is open, Escape closes only this list. */
Base.test(
  'closes on an outside click',
  { globals: { viewport: { value: 'small' } } },
  async ({ step, userEvent, args, mount }) => {
    await mount(<MenuWithTopBar {...args} />);
    await openMenu(userEvent);
    await step('Tap the strip of the page beside the menu', async () => {
      await userEvent.click(document.elementFromPoint(300, 400) ?? document.body);
    });
    await step('The menu is closed', async () => {
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
);

Base.test(
  'closes when a link is followed',
  { globals: { viewport: { value: 'small' } } },
  async ({ step, userEvent, args, mount }) => {
    await mount(<MenuWithTopBar {...args} />);
    const menu = within(await openMenu(userEvent));
    await step('Follow the link to the payments', async () => {
      await userEvent.click(menu.getByRole('link', { name: 'Payments' }));
    });
    await step('The menu closes', async () => {
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
);

Base.test(
  'closes wallet list first with escape',
  { globals: { viewport: { value: 'small' } } },
  async ({ step, userEvent, args, mount }) => {
    await mount(<MenuWithTopBar {...args} />);
    const menu = within(await openMenu(userEvent));
    const switcher = menu.getByRole('button', { name: /^Switch wallet/ });
    await step('Open the list of wallets in the menu', async () => {
      await userEvent.click(switcher);
      await expect(await screen.findByRole('listbox', { name: 'Wallets' })).toBeVisible();
    });
    await step('Escape closes the list, and the menu stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(args.onClose).not.toHaveBeenCalled();
      await waitFor(() => expect(switcher).toHaveFocus());
    });
    await step('The next Escape closes the menu', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
);

/** The menu has no link to the current page, so no link is marked. */
export const NoCurrentLink = meta.story({
  args: { currentHref: '/app/settings' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Menu' });
    await expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

/** The switch for dark mode is on. */
export const DarkMode = meta.story({
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeChecked();
  },
});

/** A strip of the page stays visible beside the menu. Tapping the strip closes the menu. */
export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await step('A strip of the page stays visible beside the menu', async () => {
      await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(0));
      await expect(menu.getBoundingClientRect().right).toBe(272);
      await expect(menu.scrollWidth).toBeLessThanOrEqual(272);
    });
    await step('The last entry can be reached by scrolling', async () => {
      const last = within(menu).getByRole('button', { name: 'Customer Support' });
      last.scrollIntoView();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
  },
});

/** The menu opens at the edge of the app's column. */
export const WideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(416));
    await expect(menu.getBoundingClientRect().right).toBe(768);
  },
});

/** On a right-to-left page, the menu opens from the right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(menu.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

/** Without the callbacks, the menu has neither the entries for help and support, nor the switch for dark mode. */
export const WithoutActions = meta.story({
  render: (args) => <SideMenu {...args} onAction={undefined} onToggleMode={undefined} />,
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(4);
    await expect(menu.queryByRole('switch', { name: 'Dark mode' })).toBeNull();
    const buttons = menu.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['', 'Switch walletPersonal Wallet $20,009']);
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(menu.getAllByRole('separator')).toHaveLength(1);
  },
});
