import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { livePaths, paths } from '../../src/constants/paths';
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
