import type { Locator, Page } from '@playwright/test';
import { livePaths, paths, transactionPath } from '../../src/features/page/paths';
import { NOT_HYDRATED } from './hydration';
import { expect, test } from './test';
import { expectWhole, MARK, openTranslated, translate } from './translator';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/*
 * The browser translates each page. It replaces the text nodes that React has rendered, so React can neither change nor
 * remove a text node that has siblings. docs/adr/0037 describes the rule that prevents this.
 */

// Pressing each button of each page takes more than a minute while `npm test` runs other parts.
test.describe.configure({ timeout: 240_000 });

test.afterEach(({ problems }) => {
  // If the translation begins before hydration has ended, React reports that the texts differ from those of the HTML,
  // and renders the page again.
  const others = problems.filter((text) => !text.includes('Minified React error #418'));
  problems.splice(0, problems.length, ...others);
});

/** Stores a language, as an earlier visit would. */
const storeLanguage = (page: Page, tag: string) =>
  page.addInitScript((saved) => {
    localStorage.setItem('florin.language', saved);
  }, tag);

/** Waits until React has rendered, and until code that was requested has loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const PAGES = [
  ...Object.values(paths),
  livePaths.history,
  livePaths.contacts,
  livePaths.data,
  livePaths.pay,
  transactionPath('personal-1'),
  '/app/wallet/btc',
  '/app/unknown',
  '/unknown',
];

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Closes all open layers: first a question, then its sheet. */
async function closeAll(page: Page): Promise<void> {
  for (let times = 0; times < 3 && (await page.locator(OPEN).count()) > 0; times += 1) {
    await page.keyboard.press('Escape');
    await settle(page);
  }
}

/** Presses each button of a page, and submits the forms and dialogs that it opens. */
async function pressEach(page: Page, path: string): Promise<void> {
  // The bars are the same on all pages of the app.
  const isFirst = path === paths.landing || path === paths.home;
  const buttons = page.locator(`${isFirst ? '#root' : 'main'} button:visible:not([type="submit"])`);
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    if ((await button.count()) === 0) break;
    const where = `${path}: ${await button.evaluate((it) => it.ariaLabel ?? it.textContent)}`;
    // Another element, such as a notice, may cover the button.
    await button.dispatchEvent('click');
    await settle(page);
    const dialog = page.locator('[role="dialog"] [type="submit"]');
    if ((await dialog.count()) > 0) {
      await dialog.last().dispatchEvent('click');
      await settle(page);
    }
    await expectWhole(page, where);
    await closeAll(page);
    if (new URL(page.url()).pathname !== path) await openTranslated(page, path);
  }
  const submit = page.locator('#root form [type="submit"]');
  if ((await submit.count()) > 0) {
    await submit.first().dispatchEvent('click');
    await settle(page);
  }
  await expectWhole(page, path);
}

// In Arabic. The next test uses English.
test('every page, menu, sheet and form works while it is translated', async ({ page }) => {
  await storeLanguage(page, 'ar');
  for (const path of PAGES)
    await test.step(path, async () => {
      await openTranslated(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('h1')).toContainText(MARK);
      await pressEach(page, path);
    });
});

const submitIn = (scope: Page | Locator) => scope.locator('form [type="submit"]');
const wrongFields = (scope: Page | Locator) => scope.locator('[aria-invalid="true"]');

/** Submits a form whose call takes some time, which is advanced. */
async function submitAndWait(page: Page, submit: Locator, ms: number): Promise<void> {
  await submit.click();
  await page.clock.runFor(ms);
}

/** The labels of the amounts that the user holds or has moved. Market prices are public. */
const heldAmounts = (page: Page) =>
  page
    .locator(
      '[role="img"]:not(.FlorinMarketTrends-root *, .FlorinSection-root:has(.FlorinRangeTabs-root) *)',
    )
    .evaluateAll((amounts) =>
      amounts.map((amount) => amount.ariaLabel ?? '').filter((label) => /\d/.test(label)),
    );

/** Matches an amount with decimals. The dates and addresses of the sample transactions do not match. */
const WITH_DECIMALS = /\d\.\d\d/;

test('signing in, prices, hidden amounts, payments and exchanges are current', async ({ page }) => {
  await page.clock.install();
  await openTranslated(page, paths.signin);
  const signIn = submitIn(page);
  await signIn.click();
  await expect(wrongFields(page)).toHaveCount(2);
  await page.locator('[name="email"]').fill('demo@florin.example');
  await page.locator('[name="password"]').fill('wrong password');
  await submitAndWait(page, signIn, 3_000);
  await expect(page.getByRole('alert')).toContainText(MARK);
  await expectWhole(page, 'a wrong password');
  await page.locator('[name="password"]').fill('florin-demo');
  await submitAndWait(page, signIn, 3_000);
  await expect(page).toHaveURL(paths.home);

  const total = page.locator('.FlorinBalanceCard-root [role="img"]').first();
  const before = (await total.getAttribute('aria-label')) ?? '';
  await page.clock.fastForward(5_000);
  await expect(total).not.toHaveAttribute('aria-label', before);
  await expectWhole(page, 'new prices');

  const [list, rows] = ['.FlorinTransactionList-root', '.FlorinTransactionItem-root'].map((root) =>
    page.locator(root),
  ) as [Locator, Locator];
  await page.locator('.FlorinQuickActions-root button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[name="recipient"]').fill('rent@example.com');
  await sheet.locator('[name="amount"]').fill('999999');
  await submitIn(sheet).click();
  await expect(wrongFields(sheet)).toHaveCount(1);
  await expectWhole(page, 'an insufficient balance');
  await sheet.locator('[name="amount"]').fill('47.32');
  await submitAndWait(page, submitIn(sheet), 2_000);
  await expect(sheet).toBeHidden();
  await expect(rows.first()).toContainText('47.32');
  await expectWhole(page, 'a payment');

  await page.locator('[href="/app/exchange"]').last().click();
  const amount = page.locator('[name="amount"]');
  await amount.fill('5');
  await expect(page.locator('output')).toContainText('4.600000');
  await amount.fill('10');
  await expect(page.locator('output')).toContainText('9.200000');
  // The notice is visible for a short time, so the test waits for it from the start.
  const confirmed = expect(page.getByRole('alert')).toContainText(/»[^]*9\.200000/);
  await submitAndWait(page, submitIn(page), 2_000);
  await confirmed;
  await expectWhole(page, 'an exchange');

  for (const path of [
    paths.home,
    paths.wallet,
    paths.payments,
    paths.exchange,
    '/app/wallet/btc',
    livePaths.history,
    transactionPath('personal-1'),
  ])
    await test.step(path, async () => {
      await openTranslated(page, path);
      await settle(page);
      const held = await heldAmounts(page);
      await page.getByRole('button', { name: 'Hide balance' }).first().click();
      await expect(page.getByRole('button', { name: 'Show balance' }).first()).toBeVisible();
      await expectWhole(page, `${path}, hidden`);
      const hidden = await page.locator('body').textContent();
      expect(held.filter((text) => hidden?.includes(text))).toEqual([]);
      for (const text of await list.allTextContents()) expect(text).not.toMatch(WITH_DECIMALS);
      await page.getByRole('button', { name: 'Show balance' }).first().click();
      await expect(page.getByRole('button', { name: 'Hide balance' }).first()).toBeVisible();
      await expectWhole(page, `${path}, shown`);
      // The amounts themselves may have changed with the prices.
      await expect
        .poll(async () => (await heldAmounts(page)).length)
        .toBeGreaterThanOrEqual(held.length);
    });
});

test('contacts, kept data and the language are current', async ({ page }) => {
  await storeLanguage(page, 'ar');
  await openTranslated(page, livePaths.contacts);
  const dialog = page.getByRole('dialog');
  const contacts = page.locator('[data-contact]');
  await page.locator('main button').first().click();
  await submitIn(dialog).click();
  await expect(wrongFields(dialog)).not.toHaveCount(0);
  await dialog.locator('[name="name"]').fill('Rose Hill');
  await dialog.locator('[name="email"]').fill('rose@example.com');
  await submitIn(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(contacts).toHaveText([/Rose Hillrose@example\.com/]);
  await page.getByRole('searchbox').fill('nobody');
  await expect(contacts).toHaveCount(0);
  await page.getByRole('searchbox').fill('rose');
  await expect(contacts).toHaveCount(1);
  await expectWhole(page, 'a search');
  await contacts.getByRole('button').last().click();
  await expect(contacts).toHaveCount(0);
  await expectWhole(page, 'a removed contact');

  await openTranslated(page, livePaths.data);
  const keeps = page.getByRole('switch');
  await keeps.click();
  await dialog.locator('button.MuiButton-outlined').click();
  await expect(dialog).toBeHidden();
  await expect(keeps).toBeChecked();
  await expectWhole(page, 'kept data');
  await page.getByRole('combobox').selectOption('5');
  await submitIn(dialog).click();
  await expect(wrongFields(dialog)).not.toHaveCount(0);
  for (const field of await dialog.locator('input:not([hidden])').all())
    await field.fill('four short words here');
  await submitIn(dialog).click();
  await expect(dialog).toBeHidden();
  await expectWhole(page, 'locked data');
  await openTranslated(page, livePaths.data);
  const passphrase = page.locator('main input:not([hidden])').first();
  await passphrase.fill('four wrong words here');
  await submitIn(page).click();
  await expect(wrongFields(page)).toHaveCount(1);
  await expectWhole(page, 'a wrong passphrase');
  await passphrase.fill('four short words here');
  await submitIn(page).click();
  await expect(keeps).toBeChecked();
  await expectWhole(page, 'unlocked data');

  await page.locator(`main a[href="${paths.settings}"]`).click();
  await expect(page).toHaveURL(paths.settings);
  for (const [language, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await page.getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectWhole(page, language);
  }
});

test('a page that is translated before it has started works', async ({ page }) => {
  await page.addInitScript(translate, MARK);
  for (const path of [paths.landing, paths.signin, paths.home]) {
    await page.goto(path);
    await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
    await expectWhole(page, path);
  }
  await page.goto(paths.signin);
  await expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
  await submitIn(page).click();
  await expect(wrongFields(page)).toHaveCount(2);
  await expectWhole(page, paths.signin);
});
