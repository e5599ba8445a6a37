import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { paths } from '../src/paths';
import { expect, test } from './test';

/*
 * The stories check components and pages in their frame. This checks the built app as it is served,
 * with every rule that axe has, also those that ask for landmarks and headings of a whole page.
 */

/** What opens over a page, by the page it opens on and the way to it. */
const SURFACES: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['the account menu', paths.landing, (page) => press(page, 'Account menu')],
  ['the profile menu', paths.home, (page) => press(page, 'Profile menu')],
  ['the side menu', paths.home, (page) => press(page, 'Open menu')],
  [
    'the list of wallets',
    paths.home,
    async (page) => {
      await press(page, 'Open menu');
      await press(page, /^Switch wallet/);
    },
  ],
  [
    'the form for a new wallet',
    paths.home,
    async (page) => {
      await press(page, 'Open menu');
      await press(page, /^Switch wallet/);
      await press(page, 'Create New Wallet');
    },
  ],
  [
    'a refused payment',
    paths.home,
    async (page) => {
      await press(page, 'Send');
      const sheet = page.getByRole('dialog', { name: 'Send' });
      await sheet.getByLabel('Recipient').fill('rent@example.com');
      await sheet.getByLabel('Amount').fill('1000000');
      await sheet.getByRole('button', { name: 'Send' }).click();
      await expect(sheet.getByText('Insufficient balance')).toBeVisible();
    },
  ],
  ['the receive sheet', paths.payments, (page) => press(page, 'Receive')],
  ['a notice', paths.home, (page) => press(page, 'Scan')],
  ['the list of networks', paths.wallet, (page) => press(page, /^Switch network/)],
  ['a profile that is edited', paths.profile, (page) => press(page, 'Edit')],
  ['a form with every error', paths.signup, (page) => press(page, 'Create Account')],
];

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).click();
}

/** What is fading in has not its own colors yet. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What axe complains of, by rule and place. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run(document, {
      rules: { 'target-size': { enabled: true } },
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every page is accessible', async ({ page }) => {
      test.slow();
      for (const path of [...Object.values(paths), '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('the pages before signing in are accessible to a visitor', async ({ page }) => {
      await page.goto(paths.home);
      await press(page, 'Profile menu');
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(paths.landing);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const [name, path, open] of SURFACES) {
      test(`${name} is accessible`, async ({ page }) => {
        await page.goto(path);
        await open(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
