import { paths } from '../../src/features/page/paths';
import { overflowingTexts, violations } from './axe';
import { waitForHydration } from './hydration';
import { advancePendingCall, transactions } from './steps';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

test('a contact saved from a receipt is suggested, and named in the history', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.home);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Rent share' }).click();
  await page.getByRole('link', { name: 'Save as contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await expect(dialog.getByLabel('Email or wallet address')).toHaveValue('rent@example.com');
  await dialog.getByLabel('Name').fill('The landlady');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem')).toContainText('The landlady');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowingTexts(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send', exact: true });
  await sheet.getByRole('combobox', { name: 'Recipient' }).pressSequentially('landl');
  await expect(sheet.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue('rent@example.com');
  await sheet.getByLabel('Amount').fill('47.32');
  await page.keyboard.press('Enter');
  await advancePendingCall(page, sheet.getByRole('button', { name: 'Send', exact: true }), 2_000);
  await expect(sheet).toBeHidden();
  await expect(transactions(page).first()).toContainText('-$47.32');
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('list', { name: 'Today' })).toContainText('The landlady');
});
