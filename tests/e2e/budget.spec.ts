import { gzipSync } from 'node:zlib';
import type { Path } from '../../src/constants/paths';
import { paths } from '../../src/constants/paths';
import { fetchNothingAhead } from './network';
import { expect, test } from './test';

/*
 * The first pages keep within a budget of bytes, and every page within one of requests. Both are the same on
 * every machine. What they are spent on is in docs/performance.md.
 */

/** JavaScript in bytes (gzip, level 9), without what is fetched ahead for later pages. */
const JAVASCRIPT: Partial<Record<Path, number>> = {
  [paths.landing]: 161_500,
  [paths.signin]: 173_800,
  [paths.home]: 180_500,
};

/** The document, its code and the typeface; the icon is in the document. */
const REQUESTS = 8;

for (const path of Object.values(paths))
  test(`${path} keeps within its budget`, async ({ page }) => {
    await fetchNothingAhead(page);
    const requests: string[] = [];
    const weights: Promise<number>[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#not-started')).toHaveCount(0);
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    // `npm run size` is for this line.
    console.log(`${path}: ${total} bytes of JavaScript, ${requests.length} requests`);
    expect(total).toBeLessThanOrEqual(JAVASCRIPT[path] ?? Infinity);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  });
