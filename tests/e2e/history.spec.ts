import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readBackup, writeBackup } from '../../src/adapters/onDevice/backupFile';
import { livePaths, paths } from '../../src/features/page/paths';
import { transactionsOf } from '../../src/domain/history/transaction';
import { longHistory } from '../../src/testing/longHistory';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

const found = (page: Page) => page.getByRole('status').filter({ hasText: /\d transactions?/ });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'combobox' | 'searchbox', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the history works with the keyboard only, and Back restores it', async ({ page }) => {
  await page.goto(paths.home);
  await waitForHydration(page);
  await tabTo(page, 'link', 'See all');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(livePaths.history);
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
  await expect(found(page)).toContainText('8 transactions');

  await tabTo(page, 'searchbox', 'Search transactions');
  await page.keyboard.type('concert');
  await expect(page).toHaveURL(`${livePaths.history}#q=concert`);
  await expect(found(page)).toContainText('1 transaction');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(livePaths.history);

  await tabTo(page, 'button', 'Filters');
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', 'Type');
  await page.keyboard.type('Send');
  await expect(page).toHaveURL(`${livePaths.history}#type=send`);
  await expect(found(page)).toContainText('3 transactions');

  await tabTo(page, 'link', 'Rent share');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/history\/[^#/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(`${livePaths.history}#type=send`);
  await expect(page.getByRole('button', { name: 'Remove filter Type: Send' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rent share' })).toBeFocused();
  await expect(found(page)).toContainText('3 transactions');

  await page.reload();
  await expect(found(page)).toContainText('3 transactions');
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('a search that was typed just before leaving is kept for Back', async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const start = (run: () => void, delay?: number) => (delay === 300 ? 0 : setTimeout(run, delay));
    // The pause after typing, of 300 ms, never ends.
    Object.assign(window, { setTimeout: start });
  });
  await page.goto(livePaths.history);
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('concert');
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await expect(page).toHaveURL(paths.wallet);
  await page.goBack();
  await expect(page).toHaveURL(`${livePaths.history}#q=concert`);
  await expect(page.getByRole('searchbox')).toHaveValue('concert');
});

test('filtered transactions are exported, and no request contains the filter', async ({ page }) => {
  const requests: string[] = [];
  await page.goto(`${livePaths.history}?currency=usd&type=send`);
  await waitForHydration(page);
  await expect(page).toHaveURL(`${livePaths.history}#currency=usd&type=send`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Personal-Wallet-\d{4}-\d\d-\d\d-filtered\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate,Type,Direction,')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('send,out,pending,Rent share,120,USD,,,,,rent@example.com,');

  page.on('request', (request) => requests.push(request.url()));
  await page.reload();
  await expect(found(page)).toContainText('1 transaction');
  expect(requests.filter((url) => /usd|send/.test(url))).toEqual([]);
});

/** Exports a backup, and imports it with `count` transactions in the first wallet. */
async function importHistory(page: Page, count: number) {
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await page.goto(livePaths.data);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Export backup' }).click();
  const download = page.waitForEvent('download');
  await sheet('Export backup').getByRole('button', { name: 'Export', exact: true }).click();
  const backup = await readBackup(await readFile(await (await download).path(), 'utf8'));
  if (!backup.ok) throw new Error(backup.refusal.kind);
  const wallets = backup.value.wallets.map((wallet, index) =>
    index === 0
      ? {
          ...wallet,
          transactions: longHistory(
            transactionsOf(wallet.transactions),
            count,
            Date.parse('2026-03-14T12:00:00Z'),
          ),
        }
      : wallet,
  );
  const createdAt = '2026-03-14T12:00:00.000Z';
  const text = await writeBackup({ ...backup.value, wallets }, { createdAt });
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const importBackup = sheet('Import backup');
  await page.getByRole('button', { name: 'Import backup' }).click();
  await importBackup.locator('input[type=file]').setInputFiles(file);
  await importBackup.getByRole('button', { name: 'Replace' }).click();
  await expect(importBackup).toBeHidden();
}

test('every found transaction is printed, one below the other, without the bars', async ({
  page,
}) => {
  await importHistory(page, 308);
  await page.goto(livePaths.history);
  await waitForHydration(page);
  await expect(found(page)).toContainText('308 transactions');
  const lines = page.getByRole('region').or(page.locator('main')).locator('ul > li');
  expect(await lines.count()).toBeLessThan(60);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(lines).toHaveCount(308);
  const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
  for (const [index, box] of tops.entries()) {
    expect(box.height).toBeGreaterThan(20);
    expect(box.top).toBeGreaterThanOrEqual(tops[index - 1]?.bottom ?? 0);
  }
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Totals, completed only' })).toBeVisible();
  await expect(
    page.getByText('Personal Wallet', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  // Twelve rows or more fit on a sheet of paper, so with 40 sheets some would be partly empty.
  expect(sheets).toBeGreaterThan(12);
  expect(sheets).toBeLessThan(40);

  await page.emulateMedia({ media: 'screen' });
  expect(await lines.count()).toBeLessThan(60);
});
