import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from '../../../components/layout/AppShell/AppShell';
import { PageHeading } from '../../../components/layout/PageHeading';
import { TabBar } from '../../../components/layout/TabBar/TabBar';
import { TopBar } from '../../../components/layout/TopBar/TopBar';
import { AccountBalanceWalletRounded as WalletIcon } from '../../../icons/AccountBalanceWalletRounded';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../icons/CurrencyExchangeRounded';
import { HomeRounded as HomeIcon } from '../../../icons/HomeRounded';
import { PaymentsRounded as PaymentsIcon } from '../../../icons/PaymentsRounded';
import { SettingsRounded as SettingsIcon } from '../../../icons/SettingsRounded';

/**
 * The frame of the signed-in app: a bar at the top and at the bottom, and the page in one column between them.
 *
 * **When to use it**: Around every page behind the sign-in.
 *
 * **When not to use it**: For public pages, use `PublicPage`.
 *
 * **States**: a page that fits, a page that scrolls.
 *
 * **Keyboard**: the first stop of Tab is a link that skips the bars; it is visible only while it has the focus. A
 * focused element is never behind a bar.
 *
 * **Related**: `TopBar`, `TabBar`, `PublicPage`.
 *
 * **Find it by**: layout, frame, page frame, skip link, scrolling.
 */
const meta = preview.meta({
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    topBar: <TopBar title="Florin" onOpenMenu={fn()} />,
    tabBar: (
      <TabBar
        items={[
          { label: 'Home', href: '/app', icon: <HomeIcon /> },
          { label: 'Wallet', href: '/app/wallet', icon: <WalletIcon /> },
          { label: 'Payments', href: '/app/payments', icon: <PaymentsIcon /> },
          { label: 'Exchange', href: '/app/exchange', icon: <ExchangeIcon /> },
          { label: 'Settings', href: '/app/settings', icon: <SettingsIcon /> },
        ]}
        currentHref="/app"
      />
    ),
    children: (
      <>
        <PageHeading>Home</PageHeading>
        <Typography>The open page.</Typography>
      </>
    ),
  },
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('The page has a banner, a main area and a main navigation', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      await expect(canvas.getByRole('main')).toHaveTextContent('The open page.');
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await step('The link that skips the bars is out of sight', async () => {
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
  },
});

/** Without a tab bar, the page ends 32 px below its content. */
export const WithoutTabBar = meta.story({
  args: { tabBar: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('main')).paddingBlockEnd).toBe('32px');
  },
});

/** The page scrolls, and the bars stay. */
export const LongPage = meta.story({
  args: {
    children: (
      <>
        <PageHeading>Home</PageHeading>
        <Stack spacing={30}>
          {WEEKDAYS.map((day) => (
            <Button key={day} variant="outlined">
              {day}
            </Button>
          ))}
        </Stack>
      </>
    ),
  },
});

/** One column in the middle. */
export const WideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const column = canvas.getByRole('main').getBoundingClientRect();
    await expect(column.left).toBe(417);
    await expect(column.right).toBe(863);
  },
});

export const KeepsFocusedElementsBetweenTheBars = meta.story({
  tags: ['behaviour'],
  ...LongPage.input,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    const top = canvas.getByRole('banner').getBoundingClientRect();
    const bottom = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await step('Moving down, every focused button is above the tab bar', async () => {
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday']) {
        const button = canvas.getByRole('button', { name: day });
        button.focus();
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom.top);
      }
    });
    await step('Moving up, every focused button is below the top bar', async () => {
      for (const day of ['Saturday', 'Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']) {
        const button = canvas.getByRole('button', { name: day });
        button.focus();
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(top.bottom);
      }
    });
  },
});

export const SkipsToTheContent = meta.story({
  tags: ['behaviour'],
  ...LongPage.input,
  play: async ({ canvas, userEvent, step }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await step('The first Tab shows the link', async () => {
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(skip.getBoundingClientRect().top).toBe(8);
    });
    await step('Enter moves the focus to the page', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
    await step('The next Tab reaches the first button of the page', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveFocus();
    });
  },
});
