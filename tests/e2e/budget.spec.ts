import { gzipSync } from 'node:zlib';
import type { Path } from '../../src/constants/paths';
import { paths } from '../../src/constants/paths';
import { disablePreloading } from './network';
import { expect, test } from './test';

/*
 * Bytes, requests and layout shift of the prerendered pages. They are the same on every machine. docs/performance.md
 * explains the bytes.
 */

/** JavaScript in bytes (gzip, level 9), without the code that is preloaded for other pages. */
const JAVASCRIPT: Partial<Record<Path, number>> = {
  [paths.landing]: 165_000,
  [paths.signin]: 178_000,
  [paths.home]: 181_500,
};

/** The document, its code and the typeface; the icon is in the document. */
const REQUESTS = 8;

/** The sum of all shifts, as Chromium scores them. */
const LAYOUT_SHIFT = 0.01;

/** Runs in the page. */
const readShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value?: number })[];
      resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 200, 0);
  });

for (const path of Object.values(paths))
  test(`${path} stays within its budget`, async ({ page }) => {
    await disablePreloading(page);
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
    const shift = await page.evaluate(readShift);
    // `npm run size` shows this line.
    console.log(
      `${path}: ${total} bytes of JavaScript, ${requests.length} requests, shift ${shift}`,
    );
    expect(total).toBeLessThanOrEqual(JAVASCRIPT[path] ?? Infinity);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
