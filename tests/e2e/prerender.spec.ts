import type { Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { disablePreloading } from './network';
import { expect, test } from './test';

/*
 * Tests that every page is prerendered in its document and hydrated. React does not report when it replaces prerendered
 * elements, so the tests mark and count these elements. hydration.spec.ts tests pages that are not hydrated yet.
 */

/** Marks the prerendered elements, and counts them. */
async function markPrerendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *'))
        element.setAttribute('data-prerendered', '');
      const count = document.querySelectorAll('[data-prerendered]').length;
      document.documentElement.dataset['count'] = String(count);
    });
  });
}

/** The tests open the pages in a time zone ahead of UTC and in one behind UTC, and in both themes. */
const CONDITIONS = [
  { timezoneId: 'Asia/Tokyo', colorScheme: 'light' },
  { timezoneId: 'America/Los_Angeles', colorScheme: 'dark' },
] as const;

for (const { timezoneId, colorScheme } of CONDITIONS)
  test.describe(`in ${timezoneId}, ${colorScheme}`, () => {
    test.use({ timezoneId, colorScheme });
    test('every page hydrates without replacing an element', async ({ page }) => {
      test.slow();
      await markPrerendered(page);
      // Preloading renders small charts when the browser is idle, which would change the count.
      await disablePreloading(page);
      for (const path of Object.values(paths))
        await test.step(path, async () => {
          await page.goto(path);
          await waitForHydration(page);
          const count = Number(await page.locator('html').getAttribute('data-count'));
          expect(count).toBeGreaterThan(20);
          await expect(page.locator('#root [data-prerendered]')).toHaveCount(count);
          await expect(page.locator('#root *')).toHaveCount(count);
          await expect(page.locator('[style]')).toHaveCount(0);
          await expect(page.locator('title')).toHaveCount(1);
          await expect(page.locator('html')).toHaveClass(colorScheme);
        });
    });
  });

test('an unknown path returns 404 and a document without a page', async ({ page }) => {
  const answer = await page.request.get('/app/no-such-page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<div id="root"></div>');
});

test('files with a hash are cached for a year, and documents are revalidated', async ({
  request,
}) => {
  const page = await request.get('/app');
  expect(page.headers()['cache-control']).toBe('public, no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  const [, file = ''] = /src="([^"]+)"/.exec(await page.text()) ?? [];
  const script = await request.get(file);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers()['content-encoding']).toBe('br');
});
