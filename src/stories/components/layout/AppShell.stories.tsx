import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, fn, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppShell } from '../../../components/layout/AppShell';
import { PageHeading } from '../../../components/layout/PageHeading';
import { TabBar } from '../../../components/layout/TabBar';
import { TopBar } from '../../../components/layout/TopBar';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../../icons/AccountBalanceWalletOutlined';
import { CurrencyExchangeRounded as ExchangeIcon } from '../../../icons/CurrencyExchangeRounded';
import { HomeOutlined as HomeIcon } from '../../../icons/HomeOutlined';
import { PaymentsOutlined as PaymentsIcon } from '../../../icons/PaymentsOutlined';
import { SettingsOutlined as SettingsIcon } from '../../../icons/SettingsOutlined';

/**
 * The frame of the signed-in app: a bar at the top, a bar at the bottom, and the page in one column between them.
 *
 * Use it around every page for signed-in users.
 *
 * **When not to use it**: For public pages, use `PublicPage`.
 *
 * **Wide screens**: Without `layout`, the page is a single column at every width, as on a phone. In a large window, the
 * column has a rounded frame with a margin of 24 px. Set `layout="wide"` for an app that is also used on a desktop: from
 * a width of 900 px, the `TabBar` is a rail at the side, and `aside` is a second column. `aside` is optional.
 *
 * **Keyboard**: The first Tab reaches a link that moves the focus to the page. The link is visible only while it has
 * the focus. A bar never covers the focused element.
 *
 * **Announces**: the landmarks banner, navigation, main and, with `aside`, complementary, in their order on the screen.
 *
 * **Find it by**: layout, frame, page frame, skip link, scrolling, desktop, navigation rail, two columns.
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

export const Base = meta.story();

Base.test('the page has a banner, a main area and a main navigation', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('main')).toHaveTextContent('The open page.');
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

Base.test('the link that skips the bars is out of sight', async ({ canvas }) => {
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
});

/** Without a tab bar, the page ends 32 px below its content. */
export const WithoutTabBar = meta.story({
  args: { tabBar: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('main')).paddingBlockEnd).toBe('32px');
  },
});

/** The page scrolls, and the bars stay in place. */
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

/**
 * Without `layout`, the page stays one column, as wide as a large phone. The bars are inside a frame.
 * @spec app-width
 */
export const ColumnOnAWideScreen = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const column = canvas.getByRole('main').getBoundingClientRect();
    await expect(column.left).toBe(417);
    await expect(column.right).toBe(863);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(24);
    const tabs = canvas.getByRole('navigation', { name: 'Main' });
    await expect(tabs.getBoundingClientRect().bottom).toBe(776);
  },
});

LongPage.test(
  'keeps focused elements between the bars',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, step }) => {
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
);

LongPage.test('skips to the content', async ({ canvas, userEvent, step }) => {
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
});

const wide = {
  layout: 'wide',
  children: (
    <>
      <PageHeading>Home</PageHeading>
      <Button variant="outlined">Send</Button>
    </>
  ),
  aside: (
    <>
      <Typography component="h2" variant="h2">
        Recent Transactions
      </Typography>
      <Button variant="outlined">View all</Button>
    </>
  ),
} as const;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** Presses Tab, and returns the accessible names of the elements that receive the focus. */
async function tabOrder(userEvent: UserEventObject): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < 9; stop += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  }
  return names;
}

const TABS = ['Home', 'Wallet', 'Payments', 'Exchange', 'Settings'];

/** The rail with the links, the page and `aside` are side by side. */
export const WideLayout = meta.story({
  args: wide,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Rail, page and second column are side by side, below the bar', async () => {
      const bar = boxOf(canvas.getByRole('banner'));
      const rail = boxOf(canvas.getByRole('navigation', { name: 'Main' }));
      const main = boxOf(canvas.getByRole('main'));
      const aside = boxOf(canvas.getByRole('complementary'));
      await expect([bar.left, bar.right]).toEqual([81, 1199]);
      await expect(rail.left).toBe(81);
      await expect(rail.top).toBe(bar.bottom);
      await expect(main.left).toBeGreaterThanOrEqual(rail.right);
      await expect(aside.left).toBe(main.right);
      await expect(aside.right).toBe(1199);
      await expect(main.width).toBeGreaterThan(aside.width);
    });
    await step('The rail has the same links, and marks the current page', async () => {
      await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
      const tops = TABS.map((name) => boxOf(canvas.getByRole('link', { name })).top);
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(new Set(tops).size).toBe(5);
    });
    await step('Tab follows the screen', async () => {
      await expect(await tabOrder(userEvent)).toEqual([
        'Skip to content',
        'Open menu',
        ...TABS,
        'Send',
        'View all',
      ]);
    });
  },
});

/** The wide layout on the narrowest screen that has a rail and two columns. */
export const WideLayoutAt900 = meta.story({
  args: wide,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const main = boxOf(canvas.getByRole('main'));
    const aside = boxOf(canvas.getByRole('complementary'));
    await expect(aside.left).toBe(main.right);
    await expect(aside.width).toBeGreaterThan(288);
    await expect(document.documentElement.scrollWidth).toBe(900);
  },
});

/** Without `aside`, the page also fills the width of the second column. */
export const WideWithoutAside = meta.story({
  args: { ...wide, aside: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(boxOf(canvas.getByRole('main')).right).toBe(1199);
  },
});

/** On a phone, the wide layout is a single column. `aside` is below the page, and above the tab bar. */
export const WideLayoutOnAPhone = meta.story({
  args: wide,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The second column is below the page, and the tab bar at the bottom', async () => {
      const main = boxOf(canvas.getByRole('main'));
      const aside = boxOf(canvas.getByRole('complementary'));
      await expect([main.left, main.right]).toEqual([0, 320]);
      await expect(aside.top).toBe(main.bottom);
      await expect(boxOf(canvas.getByRole('navigation', { name: 'Main' })).bottom).toBe(640);
    });
    await step('Tab follows the screen', async () => {
      await expect(await tabOrder(userEvent)).toEqual([
        'Skip to content',
        'Open menu',
        'Send',
        'View all',
        ...TABS,
      ]);
    });
  },
});

/** The wide layout on a right-to-left page in the dark theme. */
export const WideRightToLeft = meta.story({
  args: wide,
  globals: { viewport: { value: 'desktop' }, direction: 'rtl', theme: 'dark' },
  play: async ({ canvas }) => {
    const rail = boxOf(canvas.getByRole('navigation', { name: 'Main' }));
    const main = boxOf(canvas.getByRole('main'));
    const aside = boxOf(canvas.getByRole('complementary'));
    await expect(rail.right).toBe(1199);
    await expect(main.right).toBeLessThanOrEqual(rail.left);
    await expect(aside.right).toBe(main.left);
  },
});

/** With text at 200 %, the labels and the columns fit on the screen. */
export const WideInLargeText = meta.story({
  args: wide,
  globals: { viewport: { value: 'tablet' }, textSize: 'large' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(900);
    for (const name of TABS) {
      const link = canvas.getByRole('link', { name });
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(boxOf(within(link).getByText(name)).width).toBeGreaterThan(1);
    }
  },
});
