import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TabBar, type TabBarProps } from '../../../components/layout/TabBar';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../../icons/AccountBalanceWalletOutlined';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../icons/CurrencyExchangeRounded';
import { HomeOutlined as HomeIcon } from '../../../icons/HomeOutlined';
import { PaymentsOutlined as PaymentsIcon } from '../../../icons/PaymentsOutlined';
import { SettingsOutlined as SettingsIcon } from '../../../icons/SettingsOutlined';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The links to the app's main pages, in a bar at the bottom of the screen. In an `AppShell` with `layout="wide"`, the
 * bar is a rail at the side from a width of 900 px.
 *
 * Use it for three to five pages of equal importance.
 *
 * **When not to use it**: For more pages, use `SideMenu`. For actions, use `QuickActions`.
 *
 * **Keyboard**: Tab reaches every link, and Enter follows it.
 *
 * **Announces**: the marked link as "current page". On a subpage, this is the link to the parent page. The marked link
 * also has a line and a heavier font weight, so that it differs not only by colour.
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

export const Base = meta.story();

/** @spec tab-bar */
Base.test('the main navigation has five links', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['Home', 'Wallet', 'Payments', 'Exchange', 'Settings']);
});

/** @spec tab-bar */
Base.test('only Home is marked as the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
});

/**
 * Only the innermost tab is marked.
 * @spec tab-bar
 */
Base.test('marks the current page', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<RoutedTabBar {...args} />);
  await step('Press Wallet: it is marked', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Wallet' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Wallet');
  });
  await step('Tab to Payments and press Enter: it is marked', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Payments' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Payments');
  });
});

Base.test(
  'marks only the innermost tab',
  { args: { currentHref: '/app/wallet', within: '/app' } },
  async ({ canvas }) => {
    const marked = canvas.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
    await expect(marked.map((link) => [link.textContent, link.ariaCurrent])).toEqual([
      ['Wallet', 'page'],
    ]);
  },
);

Base.test(
  'fits five labels on a phone',
  { args: { currentHref: '/app/exchange' }, globals: { viewport: { value: 'small' } } },
  async ({ canvas, step }) => {
    await step('The bar is at the bottom edge and as wide as the screen', async () => {
      const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
      await expect(bar.left).toBe(0);
      await expect(bar.right).toBe(320);
      await expect(bar.bottom).toBe(640);
    });
    await step('Every label fits into a fifth of the bar, also the bold one', async () => {
      for (const label of ['Home', 'Wallet', 'Payments', 'Exchange', 'Settings']) {
        const { width, height } = canvas.getByRole('link', { name: label }).getBoundingClientRect();
        await expect(width).toBe(64);
        await expect(height).toBeGreaterThanOrEqual(44);
        await expect(canvas.getByText(label).getBoundingClientRect().width).toBeLessThanOrEqual(64);
      }
    });
  },
);

/** Contacts is a subpage of Payments, so the tab Payments is marked. */
export const SubpageOfATab = meta.story({
  args: { currentHref: '/app/contacts', within: '/app/payments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Payments');
  },
});

/** The bar is as wide as the app's column. */
export const WideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(bar.left).toBe(416);
    await expect(bar.right).toBe(864);
  },
});

/** A tab bar inside a box of the same height, because the bar itself has a fixed position and takes no space. */
function InPlace({ currentHref }: { currentHref: string }) {
  return (
    <Box sx={{ blockSize: 68 }}>
      <TabBar {...meta.input.args} currentHref={currentHref} />
    </Box>
  );
}

export const Matrix = meta.story({
  ...matrix(
    {
      Home: <InPlace currentHref="/app" />,
      Exchange: <InPlace currentHref="/app/exchange" />,
      'No tab': <InPlace currentHref="/app/profile" />,
    },
    { cell: 400 },
  ),
  play: async ({ canvasElement }) => {
    // The current page belongs to no tab, so no tab is marked.
    for (const cell of cellsCalled(canvasElement, 'No tab')) {
      await expect(cell.getAllByRole('link')).toHaveLength(5);
      await expect(cell.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    }
  },
});

function RoutedTabBar(props: TabBarProps) {
  const { pathname } = useLocation();
  return <TabBar {...props} currentHref={pathname === '/' ? '/app' : pathname} />;
}
