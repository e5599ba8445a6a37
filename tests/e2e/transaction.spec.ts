import type { Page } from '@playwright/test';
import { transactionPath } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { advancePendingCall, transactions } from './steps';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/** A sample transaction of the personal wallet: pending, in dollars. */
const RENT = transactionPath('personal-7');
/** A sample transaction of the personal wallet: in Bitcoin, with a fee. */
const HARDWARE = transactionPath('personal-5');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sendSheet = (page: Page) => page.getByRole('dialog', { name: 'Send' });

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.locator(':focus').filter({ hasText: new RegExp(`^${name}$`) });
  for (let presses = 0; presses < 30 && (await target.count()) === 0; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other.
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeVisible();
}

test('Send again fills in a payment, even after Back and Forward', async ({ page }) => {
  const sheet = sendSheet(page);
  await page.clock.install();
  await page.goto(RENT);
  await waitForHydration(page);
  await expect(page).toHaveTitle('Rent share · Florin');
  await tabTo(page, 'Send again');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('rent@example.com');
  await expect(sheet.getByLabel('Amount')).toHaveValue('120.00');
  await expect(sheet.getByLabel('Currency')).toHaveValue('usd');
  await expect(sheet.getByLabel('Description')).toHaveValue('Rent share');
  await expect(page).toHaveURL('/app/payments#open=send&again=personal-7');

  await test.step('Back closes the sheet, and then shows the previous page', async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/app/payments');
    await page.goBack();
    await expect(heading(page, 'Rent share')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Payments')).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('The link opens it again', async () => {
    await page.goBack();
    await tabTo(page, 'Send again');
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('Amount')).toHaveValue('120.00');
  });

  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  await advancePendingCall(page, sheet.getByRole('button', { name: 'Send', exact: true }), 2_000);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/app/payments');
  await expect(transactions(page)).toHaveCount(9);
  await expect(transactions(page).first()).toContainText('-$120.00');
  // The link that opened the sheet is on another page, so the heading receives the focus.
  await expect(heading(page, 'Payments')).toBeFocused();
});

test('a receipt prints without the rest of the page, black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(HARDWARE);
  await expect(heading(page, 'Hardware wallet')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printedTitle'] = document.title;
    };
  });
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed-title',
    'Hardware wallet · Florin',
  );

  const engraving = page.locator('[data-printed] svg:has(ellipse)');
  await expect(page.getByText('Personal Wallet')).toBeHidden();
  await expect(engraving).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const text of ['Florin', 'Personal Wallet', 'Amount and fee', 'personal-5'])
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(heading(page, 'Hardware wallet')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await expect(page.locator('[data-printed] svg').first()).toHaveCSS('inline-size', '24px');
  await expect(page.locator('[data-printed] svg').first()).toBeVisible();
  await expect(engraving).toHaveCSS('inline-size', '160px');
  await expect(engraving.locator('g').first()).toHaveCSS('stroke', 'rgb(0, 0, 0)');
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => (rule instanceof CSSPageRule ? rule.cssText : ''))
      .join(''),
  );
  expect(margins).toBe('@page { margin: 20mm; }');

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
