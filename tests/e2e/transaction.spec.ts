import type { Page } from '@playwright/test';
import { transactionPath } from '../../src/constants/paths';
import { stickingOut, violations } from './axe';
import { transactions } from './steps';
import { expect, test } from './test';

const BTC = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

/** Two sample transactions of the personal wallet: dollars under way, and Bitcoin with a fee. */
const RENT = transactionPath('personal-7');
const HARDWARE = transactionPath('personal-5');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sendSheet = (page: Page) => page.getByRole('dialog', { name: 'Send' });

// A button that changes its colour has not its own contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Walks with Tab until something of a name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByText(name, { exact: true }));
  for (let presses = 0; presses < 30 && (await wanted.count()) === 0; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other.
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeVisible();
}

test('a payment is opened, filled in again, and sent', async ({ page }) => {
  await page.goto(RENT);
  await expect(heading(page, 'Rent share')).toBeVisible();
  await expect(page).toHaveTitle('Rent share · Florin');
  await page.getByRole('link', { name: 'Send again' }).click();
  const sheet = sendSheet(page);
  await expect(sheet.getByLabel('Recipient')).toHaveValue('rent@example.com');
  await expect(sheet.getByLabel('Amount')).toHaveValue('120.00');
  await expect(sheet.getByLabel('Currency')).toHaveValue('usd');
  await expect(sheet.getByLabel('Description')).toHaveValue('Rent share');
  await expect(page).toHaveURL('/app/payments#open=send&again=personal-7');

  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/app/payments');
  await expect(transactions(page)).toHaveCount(9);
  await expect(transactions(page).first()).toContainText('-$120.00');
});

test('Back from an open sheet leads to where it was opened, and nothing is sent', async ({
  page,
}) => {
  await page.goto(RENT);
  await page.getByRole('link', { name: 'Send again' }).click();
  await expect(sendSheet(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Rent share')).toBeVisible();
  await expect(sendSheet(page)).toBeHidden();
  await page.goForward();
  await expect(sendSheet(page).getByLabel('Amount')).toHaveValue('120.00');

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/payments');
  await expect(transactions(page)).toHaveCount(8);
  await page.goBack();
  await expect(heading(page, 'Rent share')).toBeVisible();
});

test('an address opens a sheet or the exchange with a currency, and nonsense is ignored', async ({
  page,
}) => {
  await page.goto('/app/payments?open=receive&currency=btc');
  const receive = page.getByRole('dialog', { name: 'Receive' });
  await expect(receive.getByLabel('Currency')).toHaveValue('btc');
  await page.keyboard.press('Escape');
  await expect(receive).toBeHidden();
  await expect(page).toHaveURL('/app/payments');

  await page.goto('/app/payments?open=send&currency=ada');
  await expect(sendSheet(page).getByLabel('Currency')).toHaveValue('ada');
  await page.goto('/app/payments?open=send&again=nothing&currency=doge');
  await expect(sendSheet(page).getByLabel('Currency')).toHaveValue('usd');
  await expect(sendSheet(page).getByLabel('Recipient')).toHaveValue('');

  await page.goto('/app/exchange?from=btc');
  await expect(page.getByLabel('From currency')).toHaveValue('btc');
  await expect(page.getByLabel('To currency')).toHaveValue('usd');
  await page.getByLabel('Amount').fill('0.01');
  await page.getByRole('link', { name: 'Exchange' }).click();
  await expect(page).toHaveURL('/app/exchange');
  await expect(page.getByLabel('Amount')).toHaveValue('0.01');

  await page.goto('/app/exchange?from=doge');
  await expect(page.getByLabel('From currency')).toHaveValue('usd');
});

test('the receipt is printed alone, on one page, in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(HARDWARE);
  await expect(heading(page, 'Hardware wallet')).toBeVisible();
  await expect(page.getByText('Personal Wallet')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const text of ['Florin', 'Personal Wallet', 'Amount and fee', 'personal-5'])
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(heading(page, 'Hardware wallet')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the button opens the dialog for printing', async ({ page }) => {
  await page.goto(HARDWARE);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['asked'] = document.title;
    };
  });
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'Hardware wallet · Florin');
});

test('a selected address goes to the clipboard without the room between its groups', async ({
  page,
}) => {
  await page.goto(HARDWARE);
  await page.getByText('bc1q', { exact: true }).waitFor();
  await page.evaluate(() => {
    const fact = [...document.querySelectorAll('dt')].find((term) => term.textContent === 'To');
    const address = fact?.nextElementSibling?.querySelector('bdi');
    if (address) window.getSelection()?.selectAllChildren(address);
  });
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByRole('link', { name: 'Send again' }).click();
  const recipient = sendSheet(page).getByLabel('Recipient');
  await recipient.fill('');
  await recipient.press('ControlOrMeta+v');
  await expect(recipient).toHaveValue(BTC);
});

test('an unknown id says so, and leads to the history', async ({ page }) => {
  await page.goto(transactionPath('personal-99'));
  await expect(heading(page, 'Transaction not found')).toBeVisible();
  await expect(page).toHaveTitle('Transaction not found · Florin');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/app/history');
});

for (const [language, description] of [
  ['en', 'Hardware wallet'],
  ['de', 'Hardware-Wallet'],
  ['ar', 'محفظة أجهزة'],
] as const)
  test(`it is accessible in ${language}, and fits the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((tag) => {
      localStorage.setItem('florin.language', tag);
    }, language);
    await page.goto(HARDWARE);
    await expect(heading(page, description)).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

test('a payment is sent again by the keyboard alone', async ({ page }) => {
  await page.goto(RENT);
  await expect(heading(page, 'Rent share')).toBeVisible();
  await tabTo(page, 'Send again');
  await page.keyboard.press('Enter');
  const sheet = sendSheet(page);
  await expect(sheet).toBeVisible();
  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(transactions(page)).toHaveCount(9);
  // The focus is where the page begins, since the link that led here is gone.
  await expect(heading(page, 'Payments')).toBeFocused();
});
