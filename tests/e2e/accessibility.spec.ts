import type { Locator, Page } from '@playwright/test';
import { currencyPath, livePaths, paths } from '../../src/features/page/paths';
import { overflowingTexts, violations } from './axe';
import { waitForHydration } from './hydration';
import { PATHS } from './pages';
import { signOut } from './steps';
import { expect, test } from './test';

/*
 * The tests of the stories check components and pages in both themes. The tests in this file check the built app with
 * all rules of axe, including the rules for the landmarks and headings of a whole page.
 */

/**
 * The pages to check in Arabic. The tests of the stories check the content of every page from right to left, in the
 * dark theme and at 320 pixels.
 */
const IN_ARABIC = [paths.landing, paths.signup, paths.home, paths.exchange, livePaths.history];

/** The heading of the page, also while a dialog hides the page from screen readers: `/app/pay` opens the send sheet. */
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

test('every page is accessible, and so is the landing page when signed out', async ({ page }) => {
  test.slow();
  for (const path of PATHS) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
  await page.goto(paths.home);
  await signOut(page);
  await expect(heading(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('in Arabic, in the dark theme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } });

  test('the frame of the app is accessible, and fits into 320 pixels', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('florin.language', 'ar');
    });
    for (const path of IN_ARABIC) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      expect(await overflowingTexts(page), path).toEqual([]);
      expect(await violations(page), path).toEqual([]);
    }
  });
});

/** The name of a button, and a locator for the element that opens when the button is pressed. */
type Opening = readonly [button: string | RegExp, shows: (page: Page) => Locator];

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words);

/** Paths, each with the buttons to press in order. */
const OPENINGS: readonly (readonly [path: string, ...Opening[]])[] = [
  [paths.landing, ['Account menu', dialog('Account menu')]],
  [paths.home, ['Profile menu', dialog('Profile menu')]],
  [
    paths.home,
    ['Open menu', dialog('Menu')],
    [/^Switch wallet/, dialog('Wallets')],
    ['Create New Wallet', dialog('Create New Wallet')],
  ],
  [paths.home, ['Scan', text('QR Scanner not implemented in demo')]],
  [paths.payments, ['Send', dialog('Send')]],
  [paths.payments, ['Receive', dialog('Receive')]],
  [paths.wallet, [/^Switch network/, (page) => page.getByRole('listbox')]],
  [paths.profile, ['Edit', (page) => page.getByRole('button', { name: 'Save' })]],
  [paths.signup, ['Create Account', text('First name is required')]],
];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('dialogs, menus and messages are accessible', async ({ page }) => {
  test.slow();
  for (const [path, ...openings] of OPENINGS) {
    await page.goto(path);
    await waitForHydration(page);
    for (const [button, shows] of openings) {
      await press(page, button);
      await expect(shows(page)).toBeVisible();
      expect(await violations(page), String(button)).toEqual([]);
    }
  }
});

test('a table that scrolls below the top bar is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto(currencyPath('btc'));
  await press(page, 'Show as table');
  await expect(page.getByRole('table')).toBeVisible();
  // Scrolled by 48 px, the button that hides the balance is partly behind the top bar. By 76 px, it is partly outside
  // the screen.
  for (const top of [48, 76]) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
    }, top);
    expect(await violations(page), `scrolled by ${top}px`).toEqual([]);
  }
});
