import { gzipSync } from 'node:zlib';
import { paths } from '../src/paths';
import { expect, test } from './test';

/*
 * The first pages keep within a budget of bytes and requests, which are the same on every machine. The targets,
 * and what stands in the way of those that are missed, are in docs/performance.md.
 */

/** JavaScript in bytes (gzip, level 9), without what is fetched ahead for later pages. */
const BUDGETS = [
  { path: paths.landing, javascript: 165_000 },
  { path: paths.signin, javascript: 185_500 },
  { path: paths.home, javascript: 166_500 },
] as const;

/** The document, its code, the typeface and the icon. */
const REQUESTS = 8;

for (const { path, javascript } of BUDGETS)
  test(`${path} keeps within its budget`, async ({ page }) => {
    // Nothing is fetched ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const requests: string[] = [];
    const weights: Promise<number>[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#not-started')).toHaveCount(0);
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    expect(total).toBeLessThanOrEqual(javascript);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  });
