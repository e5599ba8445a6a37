import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { started } from './early';
import { fetchNothingAhead } from './network';
import { expect, test } from './test';

/*
 * Every known page comes rendered in its document, and its code takes over what is there. React says
 * nothing when it throws a document's page away and makes it anew, so the elements are marked and
 * counted. What can be done in them before is in early.spec.ts.
 */

/** Marks the elements that documents come with. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *'))
        element.setAttribute('data-came', '');
      const came = document.querySelectorAll('[data-came]').length;
      document.documentElement.dataset['all'] = String(came);
    });
  });
}

/** Readers before and after UTC, which the pages are rendered in, and in either theme. */
const READERS = [
  { timezoneId: 'Asia/Tokyo', colorScheme: 'light' },
  { timezoneId: 'America/Los_Angeles', colorScheme: 'dark' },
] as const;

for (const { timezoneId, colorScheme } of READERS)
  test.describe(`in ${timezoneId}, ${colorScheme}`, () => {
    test.use({ timezoneId, colorScheme });
    test('every page is brought to life as it came', async ({ page }) => {
      test.slow();
      await watch(page);
      // Small charts come when the browser is idle, into room that is kept; they are no part of the document.
      await fetchNothingAhead(page);
      for (const path of Object.values(paths))
        await test.step(path, async () => {
          await page.goto(path);
          await started(page);
          const came = Number(await page.locator('html').getAttribute('data-all'));
          expect(came).toBeGreaterThan(20);
          await expect(page.locator('#root [data-came]')).toHaveCount(came);
          await expect(page.locator('#root *')).toHaveCount(came);
          await expect(page.locator('[style]')).toHaveCount(0);
          await expect(page.locator('title')).toHaveCount(1);
          await expect(page.locator('html')).toHaveClass(colorScheme);
        });
    });
  });

test('an unknown address gets a shell without a page', async ({ page }) => {
  const answer = await page.request.get('/app/no-such-page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<div id="root"></div>');
});

test('files that bear a hash are kept for good, documents are asked for again', async ({
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
