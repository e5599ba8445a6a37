import type { Locator, Page } from '@playwright/test';
import { currencyPath, livePaths, paths } from '../../src/constants/paths';
import { stickingOut, violations } from './axe';
import { fillInSend, signOut } from './steps';
import { expect, test } from './test';

/*
 * The stories check components and pages in their frame. This checks the built app as it is served,
 * with every rule that axe has, also those that ask for landmarks and headings of a whole page.
 */

interface Surface {
  readonly name: string;
  /** The page that it opens on. */
  readonly path: string;
  /** The buttons on the way to it. */
  readonly buttons: readonly (string | RegExp)[];
  /** An element of the open surface: late code must not be checked before it came. */
  readonly shows: (page: Page) => Locator;
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });

/** Actions that open something over a page, or change it. */
const SURFACES: readonly Surface[] = [
  {
    name: 'the account menu',
    path: paths.landing,
    buttons: ['Account menu'],
    shows: dialog('Account menu'),
  },
  {
    name: 'the profile menu',
    path: paths.home,
    buttons: ['Profile menu'],
    shows: dialog('Profile menu'),
  },
  { name: 'the side menu', path: paths.home, buttons: ['Open menu'], shows: dialog('Menu') },
  {
    name: 'the list of wallets',
    path: paths.home,
    buttons: ['Open menu', /^Switch wallet/],
    shows: dialog('Wallets'),
  },
  {
    name: 'the form for a new wallet',
    path: paths.home,
    buttons: ['Open menu', /^Switch wallet/, 'Create New Wallet'],
    shows: dialog('Create New Wallet'),
  },
  { name: 'the send sheet', path: paths.home, buttons: ['Send'], shows: dialog('Send') },
  {
    name: 'the receive sheet',
    path: paths.payments,
    buttons: ['Receive'],
    shows: dialog('Receive'),
  },
  {
    name: 'a notice',
    path: paths.home,
    buttons: ['Scan'],
    shows: (page) => page.getByText('QR Scanner not implemented in demo'),
  },
  {
    name: 'the list of networks',
    path: paths.wallet,
    buttons: [/^Switch network/],
    shows: (page) => page.getByRole('listbox'),
  },
  {
    name: 'a profile that is edited',
    path: paths.profile,
    buttons: ['Edit'],
    shows: (page) => page.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'a form with every error',
    path: paths.signup,
    buttons: ['Create Account'],
    shows: (page) => page.getByText('First name is required'),
  },
];

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).click();
}

/** A page of each kind. That of a transaction is in transaction.spec.ts. */
const PAGES = [...Object.values(paths), livePaths.history, currencyPath('btc'), '/nowhere'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page is accessible', async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

for (const language of ['de', 'ar'])
  test(`every page in ${language} is accessible and fits the narrowest phone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((tag) => {
      localStorage.setItem('florin.language', tag);
    }, language);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await stickingOut(page), path).toEqual([]);
      expect(await violations(page), path).toEqual([]);
    }
  });

test('the landing is accessible to a visitor', async ({ page }) => {
  await page.goto(paths.home);
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const { name, path, buttons, shows } of SURFACES)
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path);
    for (const button of buttons) await press(page, button);
    await expect(shows(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('a table that scrolls below the top bar is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto(currencyPath('btc'));
  await press(page, 'Show as table');
  await expect(page.getByRole('table')).toBeVisible();
  // The button to hide the balance is partly below the bar, and then partly above the screen.
  for (const top of [48, 76]) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
    }, top);
    expect(await violations(page), `scrolled by ${top}px`).toEqual([]);
  }
});

test('a refused payment is accessible', async ({ page }) => {
  await page.goto(paths.home);
  const sheet = await fillInSend(page, 'rent@example.com', '1000000');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Insufficient balance')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
