import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { fillInSend, signIn, signOut, totalBalance, transactions } from './steps';
import { expect, test } from './test';

/* Tests journeys with wallets that the app stores on the device. */

const PASSPHRASE = 'four short words here';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens the page `Data and backup`, and turns on storage of the wallets on the device. */
async function keep(page: Page): Promise<void> {
  await open(page, '/app/data');
  await page.getByRole('switch', { name: 'Keep my wallets on this device' }).click();
  await page.getByRole('button', { name: 'Keep without a lock' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Lock after' })).toBeEnabled();
}

/** Erases everything, and waits until storage on the device is off. */
async function erase(page: Page): Promise<void> {
  // A notice at the end of the page may cover the button, so it is pressed by the keyboard.
  await page.getByRole('button', { name: 'Erase everything' }).press('Enter');
  await sheet(page, 'Erase everything').getByRole('button', { name: 'Erase everything' }).click();
  await expect(sheet(page, 'Erase everything')).toBeHidden();
  await expect(
    page.getByRole('switch', { name: 'Keep my wallets on this device' }),
  ).not.toBeChecked();
}

/** Sends $47.32, and waits until the sheet is closed. */
async function pay(page: Page): Promise<void> {
  const form = await fillInSend(page, 'rent@example.com', '47.32');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
}

/** Opens a sheet with a passphrase, enters it twice, and submits it. */
async function setPassphrase(page: Page, name: string, submit: string): Promise<void> {
  await sheet(page, name).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await sheet(page, name).getByLabel('Confirm passphrase', { exact: true }).fill(PASSPHRASE);
  await sheet(page, name).getByRole('button', { name: submit }).click();
  await expect(sheet(page, name)).toBeHidden();
}

async function lockAfterAMinute(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Lock after' }).selectOption('1');
  await setPassphrase(page, 'Lock after', 'Set passphrase');
}

/** Reads the stored settings from the database. This function runs in the page. */
const keptChoices = () =>
  new Promise<unknown>((resolve) => {
    const opening = indexedDB.open('florin');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('facts').objectStore('facts').get('data');
      reading.onsuccess = () => {
        opening.result.close();
        resolve((reading.result as { readonly choices?: unknown } | undefined)?.choices);
      };
    };
  });

test('wallets, contacts and choices are the same after a reload and a sign-out', async ({
  page,
}) => {
  await keep(page);
  await open(page, '/app');
  await pay(page);
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect.poll(() => page.evaluate(keptChoices)).toMatchObject({ hidesBalances: true });
  await page.reload();
  await expect(totalBalance(page)).toContainText('•••');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(transactions(page).first()).toContainText('Sent to rent@example.com');
  await signOut(page);
  await open(page, '/signin');
  await signIn(page, 'demo@florin.example', 'florin-demo');
  await expect(transactions(page).first()).toContainText('Sent to rent@example.com');
});

test('a second tab shows a payment of the first, and erasing ends both', async ({
  page,
  context,
}) => {
  await keep(page);
  const other = await context.newPage();
  await open(other, '/app');
  await open(page, '/app');
  await pay(page);
  await expect(transactions(other).first()).toContainText('Sent to rent@example.com');
  await open(page, '/app/data');
  await erase(page);
  await expect(transactions(other).first()).not.toContainText('Sent to rent@example.com');
  await other.close();
});

test('a payment whose tab is closed while it is pending is not made', async ({ page, context }) => {
  await keep(page);
  const paying = await context.newPage();
  await open(paying, '/app');
  const form = await fillInSend(paying, 'rent@example.com', '47.32');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled();
  await paying.close();
  await open(page, '/app');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet(page, 'Send')).toContainText('Available: $2,847.32');
});

test('an encrypted backup replaces the sample wallets on a new device', async ({ page }) => {
  await keep(page);
  await open(page, '/app');
  await pay(page);
  await open(page, '/app/data');
  await page.getByRole('button', { name: 'Export backup' }).click();
  await sheet(page, 'Export backup').getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await setPassphrase(page, 'Export backup', 'Export');
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).not.toContain('rent@example.com');

  await erase(page);
  await page.getByRole('button', { name: 'Import backup' }).click();
  const importBackup = sheet(page, 'Import backup');
  await importBackup.locator('input[type=file]').setInputFiles(file);
  await importBackup.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await importBackup.getByRole('button', { name: 'Continue' }).click();
  await importBackup.getByRole('button', { name: 'Replace' }).click();
  await expect(importBackup).toBeHidden();
  await expect(page.getByText('3 wallets and 12 transactions are on this device.')).toBeVisible();
  await page.reload();
  await open(page, '/app');
  await expect(transactions(page).first()).toContainText('Sent to rent@example.com');
});

test('erasing in one tab waits for the payment of another one, and erases it too', async ({
  page,
  context,
}) => {
  await keep(page);
  const paying = await context.newPage();
  await open(paying, '/app');
  const form = await fillInSend(paying, 'rent@example.com', '47.32');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.bringToFront();
  await erase(page);
  await expect(transactions(paying).first()).not.toContainText('Sent to rent@example.com');
  for (const tab of [page, paying]) {
    await open(tab, '/app');
    await expect(transactions(tab).first()).not.toContainText('Sent to rent@example.com');
  }
  await paying.close();
});

test('signing out locks the wallets', async ({ page }) => {
  await keep(page);
  await lockAfterAMinute(page);
  await signOut(page);
  await open(page, '/signin');
  await page.getByRole('button', { name: /Try/ }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(await page.content()).not.toContain('2,847');
});

test('locked data shows nothing, in no tab, until the passphrase is entered', async ({
  page,
  context,
}) => {
  await keep(page);
  await lockAfterAMinute(page);
  const other = await context.newPage();
  await open(other, '/app/history');
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(other).toHaveTitle(/^Locked/);
  await other.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await other.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(await tab.content()).not.toMatch(/2,847|Coffee|Personal Wallet/);
  }
  await page.getByLabel('Passphrase', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText(/wrong/i)).toBeVisible();
  await other.close();
});
