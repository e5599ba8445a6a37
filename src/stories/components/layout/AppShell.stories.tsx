import ExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import PaymentsIcon from '@mui/icons-material/PaymentsRounded';
import SettingsIcon from '@mui/icons-material/SettingsRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from '../../../components/layout/AppShell/AppShell';
import { PageHeading } from '../../../components/layout/PageHeading';
import { TabBar } from '../../../components/layout/TabBar/TabBar';
import { TopBar } from '../../../components/layout/TopBar/TopBar';

/**
 * The frame of the signed-in app: a bar above and below, and the page scrolling between them in one
 * column. Pages that are open to everyone stand in a `PublicPage` instead.
 *
 * **When not to use it**: For pages that are open to everyone: that is `PublicPage`.
 *
 * **States**: a page that fits, a page that scrolls.
 *
 * **Keyboard**: the first stop of Tab is a link that skips the bars; it is out of sight until then.
 * A focused element never hides behind a bar.
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

/** More than a screen: the page scrolls, and the bars stay. */
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

/** One column in the middle, with quiet space around it. */
export const IsOneColumnInTheMiddle = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const column = canvas.getByRole('main').getBoundingClientRect();
    await expect(column.left).toBe(417);
    await expect(column.right).toBe(863);
  },
});

export const SkipsToTheContent = meta.story({
  ...LongPage.input,
  play: async ({ canvas, userEvent, step }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await step('The first Tab brings the link into sight', async () => {
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(skip.getBoundingClientRect().top).toBe(8);
    });
    await step('Enter leads to the page', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
    await step('The next Tab is at the page’s first button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveFocus();
    });
  },
});

export const KeepsTheFocusClearOfTheBars = meta.story({
  ...LongPage.input,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    const top = canvas.getByRole('banner').getBoundingClientRect();
    const bottom = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await step('Going down, every button stops above the tab bar', async () => {
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday']) {
        const button = canvas.getByRole('button', { name: day });
        button.focus();
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom.top);
      }
    });
    await step('Going up, every button stops below the top bar', async () => {
      for (const day of ['Saturday', 'Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']) {
        const button = canvas.getByRole('button', { name: day });
        button.focus();
        await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(top.bottom);
      }
    });
  },
});
