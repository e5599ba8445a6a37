import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test as base } from '#tests/e2e/test.ts';
import type { Served } from '#tests/served.ts';
import { appFolder, runTool } from './project.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the Content Security Policy that packages/florin/docs/setup.md recommends. Every test in this file runs
 * under this policy.
 */
function documentedPolicy(): string {
  const guide = readFileSync(new URL('../../docs/setup.md', import.meta.url), 'utf8');
  const [policy] = /(?<=```text\n)default-src 'none';[^`]*/.exec(guide) ?? [];
  if (policy === undefined)
    throw new Error('packages/florin/docs/setup.md contains no Content Security Policy.');
  return policy.trim().replaceAll('\n', ' ');
}

const test = base.extend<object, Pick<Served, 'build'>>({
  build: [
    async ({ browserName: _any }, use) => {
      const { ok, output } = runTool('vite/bin/vite.js', 'build');
      expect(ok, output).toBe(true);
      const headers = { 'content-security-policy': documentedPolicy() };
      await use({ folder: join(appFolder(), 'dist'), base: '/', headers });
    },
    { scope: 'worker' },
  ],
});

/** Returns the violations that axe finds. Each text contains the rule and the HTML of the element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<AxeResults> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}

const rows = (page: Page) => page.getByRole('listitem');

test('the minimal wallet shows its balance and transactions', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimal wallet');
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  await expect(card).toContainText('+2.45% (24h)');
  await expect(card).toContainText('Travel');
  await expect(card).toHaveCSS('background-color', 'rgb(18, 64, 107)');
  await expect(page.getByText('Available: $2,847.32')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Coffee at the station');
  await expect(rows(page)).toContainText('-€4.20');
});

test('a withdrawal is refused or made to the cent', async ({ page }) => {
  await page.goto('/');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1.005');
  await amount.press('Enter');
  await expect(page.getByText('At most 2 decimals')).toBeVisible();
  await amount.fill('2,847.33');
  await amount.press('Enter');
  await expect(page.getByText('Insufficient balance')).toBeVisible();
  await amount.fill('$47.32');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('img', { name: '$19,962.02' })).toBeVisible();
  await expect(page.getByText('Available: $2,800.00')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Withdrawal');
  await expect(rows(page).first()).toContainText('-$47.32');
});

test('the total can be hidden', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(page.getByRole('img', { name: 'Amount hidden' })).toBeVisible();
});

test('both themes have Florin’s colors, and pass axe', async ({ page }) => {
  await page.goto('/');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(246, 244, 238)');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(body).toHaveCSS('background-color', 'rgb(12, 20, 17)');
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the typeface is in the package, and no other origin is requested', async ({
  page,
  address,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(addresses.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual(
    [],
  );
  expect(addresses.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  expect(await page.evaluate(() => document.fonts.check("16px 'Figtree Variable'"))).toBe(true);
});

test('the wallet fits into 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the wallet works in Arabic, from right to left, and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('محفظة صغيرة');
  const card = page.getByRole('region', { name: 'إجمالي الرصيد' });
  await expect(card.getByRole('img')).toHaveText(/20,009\.34/);
  const amount = page.getByRole('textbox', { name: 'المبلغ' });
  await amount.fill('١٬٠٤٧٫٣٢');
  await amount.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first().getByRole('img')).toHaveText(/1,047\.32/);
  await amount.fill('٩٩٩٩٩');
  await amount.press('Enter');
  await expect(page.getByText('الرصيد غير كافٍ')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});
