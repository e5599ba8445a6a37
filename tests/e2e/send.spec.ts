import type { Page } from '@playwright/test';
import { livePaths, paths } from '../../src/features/page/paths';
import { overflowingTexts, violations } from './axe';
import { waitForHydration } from './hydration';
import { fillInSend, advancePendingCall, totalBalance, transactions } from './steps';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/** The recipient of a sample payment. */
const KNOWN = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
/** A poisoned address: it has the same beginning and end as `KNOWN`. */
const POISON = 'bc1qrp33qqqsyqcyq5rqwzqfpg9scrgwpuc2gfnqcfgp4f3qwyn0vqqzccfmv3';

/** The address in the examples of BIP-21 and BIP-173. */
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const checks = (page: Page) => page.getByRole('group', { name: 'Check before you send' });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Check before you send' });

test.beforeEach(({ page }) => page.clock.install());

test('a double click on Send does not confirm a warning, and one press fixes the currency', async ({
  page,
}) => {
  await page.goto(paths.home);
  await waitForHydration(page);
  const sheet = await fillInSend(page, ETH, '0.1');
  await expect(sheet.getByText('Ethereum address, checksum verified')).toBeVisible();
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(checks(page)).toContainText('but you are sending Bitcoin');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowingTexts(page)).toEqual([]);
  // The first click may open a question about the currency. In this case, the second click may only press its button
  // `Go back`.
  await sheet.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(sheet).toBeVisible();
  if (await question(page).isVisible())
    await question(page).getByRole('button', { name: 'Go back' }).click();
  await expect(question(page)).toBeHidden();
  // If the payment were pending, the button would be disabled.
  await expect(sheet.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();

  await checks(page).getByRole('button', { name: 'Change to Ethereum' }).click();
  await expect(checks(page)).toBeHidden();
  await expect(sheet.getByLabel('Currency')).toHaveValue('eth');
  const send = sheet.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await advancePendingCall(page, send, 2_000);
  await expect(sheet).toBeHidden();
  await expect(transactions(page).first()).toContainText('-0.1 ETH');
  await expect(transactions(page)).toHaveCount(9);
});

test('an address that looks like a known one is asked about', async ({ page }) => {
  await page.goto(paths.home);
  await waitForHydration(page);
  await expect(totalBalance(page)).toBeVisible();
  const sheet = await fillInSend(page, POISON, '0.01');
  await sheet.getByLabel('Currency').selectOption('btc');
  await expect(checks(page)).toContainText(
    'This looks like an address you know, but it is a different one',
  );
  await expect(checks(page)).toContainText(KNOWN);
  await expect(checks(page)).toContainText(POISON);
  const send = sheet.getByRole('button', { name: 'Send', exact: true });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText(POISON);
  await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(send).toBeFocused();

  await sheet.getByLabel('Amount').fill('0.02');
  await send.focus();
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Send anyway' }).press('Enter');
  await advancePendingCall(page, send, 2_000);
  await expect(sheet).toBeHidden();
  await expect(transactions(page).first()).toContainText('-0.02 BTC');
  await expect(transactions(page)).toHaveCount(9);
});

test('a payment link fills in the sheet, and no request contains the link', async ({ page }) => {
  // The window shows the whole sheet. axe also measures targets that are scrolled behind the buttons at its end.
  await page.setViewportSize({ width: 1280, height: 900 });
  const requests: string[] = [];
  const sheet = page.getByRole('dialog', { name: 'Send', exact: true });
  const link = `bitcoin:${BTC}?amount=0.001&label=Shop&message=Coffee%20beans`;
  await page.goto(`${livePaths.pay}?uri=${encodeURIComponent(link)}`);
  page.on('request', (request) => requests.push(request.url()));
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(BTC);
  await expect(sheet.getByLabel('Amount')).toHaveValue('0.001');
  await expect(sheet.getByLabel('Currency')).toHaveValue('btc');
  await expect(sheet.getByLabel('Description')).toHaveValue('Coffee beans');
  await expect(sheet.getByText(/^Filled in from the link: /)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await expect(page).toHaveURL(`${paths.payments}#open=send`);
  await page.reload();
  await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(BTC);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.payments);
  await expect(transactions(page)).toHaveCount(8);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments');
  expect(requests.filter((url) => /bitcoin|bc1|uri|Coffee/.test(url))).toEqual([]);
});
