import type { Locator, Page } from '@playwright/test';
import { livePaths, paths, transactionPath } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { signIn } from './steps';
import { expect, test } from './test';

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

interface Place {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
}

/**
 * Reads the positions of the controls and headings in a part of the page. The returned function returns the names of
 * the controls and headings that have moved by more than 1 px since.
 */
async function placesIn(part: Locator) {
  const places = await part.evaluateHandle((root): Place[] =>
    [...root.querySelectorAll('a, button, input, select, label, h1, h2, h3, [role="group"], svg')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { element, x, y: y + window.scrollY };
      }),
  );
  return () =>
    places.evaluate((all) =>
      all
        .filter(({ element }) => element.isConnected)
        .map(({ element, x, y }) => {
          const now = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return { name: name || element.tagName, x: now.x - x, y: now.y + window.scrollY - y };
        })
        .filter(({ x, y }) => Math.abs(x) > 1 || Math.abs(y) > 1)
        .map(({ name, x, y }) => `${name}: ${Math.round(x)}, ${Math.round(y)}`),
    );
}

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await waitForHydration(page);
  return page.getByRole('main');
}

test('errors of signing in move nothing', async ({ page }) => {
  const moved = await placesIn(await open(page, paths.signin));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await moved()).toEqual([]);
  await signIn(page, 'demo@florin.example', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  expect(await moved()).toEqual([]);
  await page.getByRole('button', { name: 'Fill in' }).click();
  expect(await moved()).toEqual([]);
});

test('errors of signing up move nothing', async ({ page }) => {
  const moved = await placesIn(await open(page, paths.signup));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await moved()).toEqual([]);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a long password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create account. Please try again.');
  expect(await moved()).toEqual([]);
});

test('an error of a forgotten password moves nothing', async ({ page }) => {
  const moved = await placesIn(await open(page, paths.forgotPassword));
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('hints and errors of a payment move nothing', async ({ page }) => {
  await open(page, paths.home);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await expect(sheet.getByText(/^Available: /)).toBeVisible();
  const moved = await placesIn(sheet);
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('1000000');
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet.getByText('Insufficient balance')).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('the quote and the errors of an exchange move nothing', async ({ page }) => {
  const moved = await placesIn(await open(page, paths.exchange));
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expect(page.getByLabel('You receive')).toHaveText('92.000000 EUR');
  expect(await moved()).toEqual([]);
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000000');
  await page.getByRole('button', { name: 'Exchange now' }).click();
  await expect(page.getByRole('alert')).toContainText('Insufficient balance');
  expect(await moved()).toEqual([]);
});

test('copying, and an error of the amount to receive, move nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, paths.home);
  await page.getByRole('button', { name: 'Receive' }).click();
  const sheet = page.getByRole('dialog', { name: 'Receive' });
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible();
  const moved = await placesIn(sheet);
  await sheet.getByRole('button', { name: 'Copy address' }).click();
  await expect(sheet.getByText('Address copied to clipboard!')).toBeVisible();
  expect(await moved()).toEqual([]);
  await sheet.getByLabel('Amount (optional)').fill('x');
  await expect(sheet.getByText('Enter a number')).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('copying a fact of a transaction moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const main = await open(page, transactionPath('personal-5'));
  await expect(main.getByRole('button', { name: 'Copy address' })).toBeVisible();
  const moved = await placesIn(main);
  await main.getByRole('button', { name: 'Copy address' }).click();
  await expect(main.getByText('Copied')).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('the number of found transactions moves nothing', async ({ page }) => {
  const main = await open(page, livePaths.history);
  await expect(main.getByRole('status').filter({ hasText: '8 transactions' })).toBeVisible();
  const moved = await placesIn(main);
  await main.getByRole('searchbox').fill('Hardware');
  await expect(main.getByRole('status').filter({ hasText: '1 transaction' })).toBeVisible();
  // The search changes the rows and the headings of days, so these may move.
  const followers = /^(?:To|Yester|[A-Z][a-z]+)day|^svg|^Hardware/;
  expect((await moved()).filter((line) => !followers.test(line))).toEqual([]);
});

/** The pages with amounts of a wallet, which load in several steps. */
const LIVE = [paths.home, paths.wallet, paths.payments, paths.exchange, livePaths.history];

test('nothing moves up or down while a page of a wallet loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          if (Math.abs(previousRect.y - currentRect.y) > 1)
            shifts.push(`${node?.textContent}: ${currentRect.y - previousRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of LIVE) {
    const main = await open(page, path);
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.shifts'), path).toEqual([]);
  }
});
