import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test as base } from '#tests/e2e/test.ts';
import { exampleFolder, must } from '../lib/project.ts';
import type { Served } from '#tests/served.ts';

/*
 * Tests the Arabic bank of the examples, which Vite builds with the packed library: its right-to-left MUI theme, phone
 * numbers, the review of a fee, a code, and the hooks with an adapter.
 */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const test = base.extend<object, Pick<Served, 'build'>>({
  build: [
    async ({ browserName: _any }, use) => {
      const folder = exampleFolder('arabic-wallet');
      must(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc')], folder);
      must(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'], folder);
      await use({ folder: join(folder, 'dist'), base: '/' });
    },
    { scope: 'worker' },
  ],
});

/** Returns the violations that axe finds, each as a rule and an element. */
async function violations(page: Page): Promise<string[]> {
  // During a transition, axe would measure the contrast of a translucent color.
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<AxeResults> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
}

async function signIn(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'استخدام حساب التجربة' }).click();
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('region', { name: 'إجمالي الرصيد' })).toContainText('US$');
}

test('a transfer to a phone number is reviewed with its fee, and confirmed by a code', async ({
  page,
}) => {
  await signIn(page);
  const open = page.getByRole('button', { name: 'إرسال الأموال' });
  const form = page.getByRole('dialog', { name: 'إرسال الأموال' });
  await open.click();
  await expect(form).toContainText('2,847.32');
  await form.getByRole('textbox', { name: 'المبلغ' }).fill('١٢٠٫٥');
  await form.getByRole('combobox', { name: 'المستلم' }).fill('+971 50 123 4567');
  await form.getByRole('button', { name: 'متابعة' }).click();
  await expect(form.getByRole('heading', { name: 'مراجعة الدفعة' })).toBeVisible();
  await expect(form).toContainText('0.50');
  await expect(form).toContainText('121.00');
  await form.getByRole('button', { name: 'إرسال', exact: true }).click();
  await form.getByRole('textbox', { name: 'الرمز' }).fill('123456');
  await form.getByRole('button', { name: 'تأكيد' }).click();
  await expect(form).toBeHidden();
  const newest = page.getByRole('listitem').first();
  await expect(newest).toContainText('120.50');
  await expect(newest).toContainText('0.50');
  // The available amount is less by the amount and the fee. The total is not checked, because it changes with the
  // prices.
  await open.click();
  await expect(form).toContainText('2,726.32');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the bank fits into 320 pixels and passes axe in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'إرسال الأموال' }).click();
    await expect(page.getByRole('button', { name: 'متابعة' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
  });
