import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletRounded';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { TabBarProps } from '../../../components/layout/TabBar/TabBar';
import { TabBar } from '../../../components/layout/TabBar/TabBar';
import { matrix } from '../../../testing/matrix';

/**
 * Leads to the app's main places, at the bottom edge, within reach of a thumb. For three to five
 * places of equal rank; anything beyond belongs into the `SideMenu`, and what acts instead of
 * leading somewhere is a button elsewhere.
 *
 * **When not to use it**: For more than five places: that is `SideMenu`. For things to do:
 * `QuickActions`.
 *
 * **States**: one place is open; the open page belongs to one of them; none of them is open (the profile, say).
 *
 * **Keyboard**: every place is a link and a stop of Tab; Enter follows it. The open one is marked
 * with `aria-current`, and for the eye by weight and a bar, not by colour alone.
 *
 * **Announces**: the open place as the current page.
 *
 * **Related**: `SideMenu`, `AppShell`, `TopBar`.
 *
 * **Find it by**: navigation, bottom bar, tabs, bottom navigation.
 */
const meta = preview.meta({
  component: TabBar,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
  },
  args: {
    items: [
      { label: 'Home', href: '/app', icon: <HomeIcon /> },
      { label: 'Wallet', href: '/app/wallet', icon: <WalletIcon /> },
      { label: 'Payments', href: '/app/payments', icon: <PaymentsIcon /> },
      { label: 'Exchange', href: '/app/exchange', icon: <ExchangeIcon /> },
      { label: 'Settings', href: '/app/settings', icon: <SettingsIcon /> },
    ],
    currentHref: '/app',
  },
  argTypes: {
    currentHref: {
      control: 'select',
      options: [
        '/app',
        '/app/wallet',
        '/app/payments',
        '/app/exchange',
        '/app/settings',
        '/app/profile',
      ],
    },
  },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('The main navigation has five links', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const names = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(names).toEqual(['Home', 'Wallet', 'Payments', 'Exchange', 'Settings']);
    });
    await step('Home is marked as the open page, and it alone', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    });
  },
});

/** A page that one place alone leads to, such as the contacts, marks that place. */
export const Within = meta.story({
  args: { currentHref: '/app/contacts', within: '/app/payments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Payments');
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

/** Deeper or elsewhere in the app, no tab is marked. */
export const NoneOpen = meta.story({
  args: { currentHref: '/app/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

export const EveryLabelFitsIntoItsFifth = meta.story({
  args: { currentHref: '/app/exchange' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    await step('The bar stands on the bottom edge and is as wide as the screen', async () => {
      const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
      await expect(bar.left).toBe(0);
      await expect(bar.right).toBe(320);
      await expect(bar.bottom).toBe(640);
    });
    await step('Every label fits into its fifth, also the bold one', async () => {
      for (const label of ['Home', 'Wallet', 'Payments', 'Exchange', 'Settings']) {
        const { width, height } = canvas.getByRole('link', { name: label }).getBoundingClientRect();
        await expect(width).toBe(64);
        await expect(height).toBeGreaterThanOrEqual(44);
        await expect(canvas.getByText(label).getBoundingClientRect().width).toBeLessThanOrEqual(64);
      }
    });
  },
});

/** On a wide screen it stays below the app's column. */
export const StaysBelowTheColumn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(bar.left).toBe(416);
    await expect(bar.right).toBe(864);
  },
});

function TabBarThatFollows(props: TabBarProps) {
  const { pathname } = useLocation();
  return <TabBar {...props} currentHref={pathname === '/' ? '/app' : pathname} />;
}

export const MovesTheMarkWithThePage = meta.story({
  render: (args) => <TabBarThatFollows {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Press Wallet: the mark goes there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Wallet' }));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Wallet');
    });
    await step('Tab on to Payments and press Enter: it follows', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Payments' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Payments');
    });
  },
});

/** The room that the bar has at the foot of a screen. */
function InPlace({ currentHref }: { currentHref: string }) {
  return (
    <Box sx={{ blockSize: 68 }}>
      <TabBar {...meta.input.args} currentHref={currentHref} />
    </Box>
  );
}

export const Matrix = meta.story(
  matrix(
    {
      Home: <InPlace currentHref="/app" />,
      Exchange: <InPlace currentHref="/app/exchange" />,
      'None of them': <InPlace currentHref="/app/profile" />,
    },
    { cell: 400 },
  ),
);
