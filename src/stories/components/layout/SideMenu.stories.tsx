import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletRounded';
import { useState } from 'react';
import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { SideMenuProps } from '../../../components/layout/SideMenu/SideMenu';
import { SideMenu } from '../../../components/layout/SideMenu/SideMenu';
import { TopBar } from '../../../components/layout/TopBar/TopBar';
import { WalletSwitcher } from '../../../components/wallet/WalletSwitcher/WalletSwitcher';

/**
 * The menu that slides in from the side: the wallets on top, the app's places, help, the theme,
 * support.
 *
 * **When not to use it**: For what belongs to the user: that is `ProfileMenu`.
 *
 * **States**: closed (not in the page at all), open, one of its links marked as the open page.
 * While it is open, the page behind it cannot be scrolled.
 *
 * **Keyboard**: opening takes the focus into the menu; Tab and Shift+Tab go round inside it; Escape
 * closes it, and the focus returns to the button that opened it. The theme is a switch: Space turns
 * it.
 *
 * **Announces**: its name, when it opens.
 *
 * **Related**: `WalletSwitcher`, `TabBar`, `TopBar`, `ProfileMenu`.
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

/** The menu behind the top bar's button, over a page that is long enough to scroll. */
function MenuBehindItsButton(menu: SideMenuProps) {
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

/** Waits until the menu has gone from the page. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Base = meta.story({
  play: async ({ step }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await step('The wallets are on top', async () => {
      await expect(
        menu.getByRole('button', { name: 'Switch wallet Personal Wallet $20,009' }),
      ).toBeVisible();
    });
    await step('Four links lead to the main places, and Home is marked as open', async () => {
      const nav = within(menu.getByRole('navigation', { name: 'Main Menu' }));
      const names = nav.getAllByRole('link').map((link) => link.textContent);
      await expect(names).toEqual(['Home', 'Wallet', 'Payments', 'Exchange']);
      await expect(nav.getByRole('link', { name: 'Exchange' })).toHaveAttribute(
        'href',
        '/app/exchange',
      );
      await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    });
    await step('Four buttons offer help, and a switch the dark mode', async () => {
      for (const name of ['Help & Support', 'Notifications', 'Send Feedback', 'Customer Support']) {
        await expect(menu.getByRole('button', { name })).toBeVisible();
      }
      await expect(menu.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
    });
    await step('The switch stands between help and support', async () => {
      const text = screen.getByRole('dialog', { name: 'Menu' }).textContent;
      await expect(text).toMatch(
        /Help & Support.*Notifications.*Dark mode.*Send Feedback.*Customer Support$/,
      );
    });
  },
});

export const Closed = meta.story({
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A page that the menu does not lead to. */
export const NoneOpen = meta.story({
  args: { currentHref: '/app/settings' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Menu' });
    await expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

export const ShowsThatItIsDark = meta.story({
  args: { mode: 'dark' },
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Dark mode' })).toBeChecked();
  },
});

export const LeavesAStripOfThePage = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await step('It leaves a strip of the page to tap on', async () => {
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

/** On a wide screen it opens at the column's edge, not at the screen's. */
export const OpensAtTheColumnsEdge = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(416));
    await expect(menu.getBoundingClientRect().right).toBe(768);
  },
});

/** It comes in from the side where lines begin. */
export const OpensWhereLinesBegin = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(menu.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

export const TakesTheFocusAndGivesItBack = meta.story({
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await step('Open the menu by keyboard', async () => {
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('The focus goes into it', async () => {
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    });
    await step('Escape closes it, and the focus is back on the button that opened it', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const KeepsTheFocusIn = meta.story({
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ userEvent, step }) => {
    const menu = within(await openMenu(userEvent));
    const close = menu.getByRole('button', { name: 'Close menu' });
    const last = menu.getByRole('button', { name: 'Customer Support' });
    await step('Tab walks through the menu from top to bottom', async () => {
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
    await step('After the last stop comes the first again', async () => {
      await userEvent.tab();
      await waitFor(() => expect(close).toHaveFocus());
    });
    await step('And backwards from the first the last', async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(last).toHaveFocus());
    });
  },
});

export const KeepsThePageStill = meta.story({
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ userEvent, step }) => {
    await step('While it is open, the page behind it cannot be scrolled', async () => {
      await openMenu(userEvent);
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });
    await step('Afterwards it can', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
      await closed();
      await expect(getComputedStyle(document.body).overflowY).toBe('visible');
    });
  },
});

export const ClosesByATapBesideIt = meta.story({
  globals: { viewport: { value: 'small' } },
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ userEvent, step, args }) => {
    await openMenu(userEvent);
    await step('Tap on the strip of page beside it', async () => {
      await userEvent.click(document.elementFromPoint(300, 400) ?? document.body);
    });
    await step('It is gone', async () => {
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const ClosesWhenALinkIsTaken = meta.story({
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ userEvent, step, args }) => {
    const menu = within(await openMenu(userEvent));
    await step('Take the link to the payments', async () => {
      await userEvent.click(menu.getByRole('link', { name: 'Payments' }));
    });
    await step('The menu makes room for the page', async () => {
      await closed();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const SaysWhichHelpIsWanted = meta.story({
  play: async ({ userEvent, step, args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await step('Press all four', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Help & Support' }));
      await userEvent.click(menu.getByRole('button', { name: 'Notifications' }));
      await userEvent.click(menu.getByRole('button', { name: 'Send Feedback' }));
      await userEvent.click(menu.getByRole('button', { name: 'Customer Support' }));
    });
    await step('Each is told from the others, and the menu stays open', async () => {
      await expect(args.onAction).toHaveBeenCalledTimes(4);
      await expect(args.onAction).toHaveBeenNthCalledWith(1, 'help');
      await expect(args.onAction).toHaveBeenNthCalledWith(2, 'notifications');
      await expect(args.onAction).toHaveBeenNthCalledWith(3, 'feedback');
      await expect(args.onAction).toHaveBeenNthCalledWith(4, 'customer');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const TurnsTheDarkModeOn = meta.story({
  play: async ({ userEvent, step, args }) => {
    const theme = await screen.findByRole('switch', { name: 'Dark mode' });
    await step('Tap on its words', async () => {
      await userEvent.click(screen.getByText('Dark mode'));
      await expect(args.onToggleMode).toHaveBeenCalledOnce();
    });
    await step('Or press Space on the switch', async () => {
      await expect(theme).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onToggleMode).toHaveBeenCalledTimes(2);
    });
  },
});

export const ClosesTheWalletsBeforeItself = meta.story({
  render: (args) => <MenuBehindItsButton {...args} />,
  play: async ({ userEvent, step, args }) => {
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
});
