import { gzipSync } from 'node:zlib';
import { paths, type Path } from '../../src/features/page/paths';
import { chunkOf, growthOf, recordSizes } from './growth';
import { disablePreloading, removeIdleCallback } from './network';
import { expect, test } from './test';

/*
 * Measures the bytes, requests and layout shift of the prerendered pages, which are the same on every machine.
 * docs/performance.md explains the numbers of bytes. If a page exceeds its budget, the message lists the modules that
 * have grown since the budgets were set.
 */

/** The largest size of a page's JavaScript in bytes (gzip, level 9), without the code preloaded for other pages. */
const JAVASCRIPT: Partial<Record<Path, number>> = {
  [paths.landing]: 172_000,
  [paths.signin]: 187_000,
  [paths.home]: 199_500,
};

/** The largest number of requests: the document, its code and the typeface. The icon is part of the document. */
const REQUESTS = 9;

/** The largest sum of the scores that Chromium gives to all layout shifts. */
const LAYOUT_SHIFT = 0.01;

/** Returns the sum of the scores of all layout shifts so far. This function runs in the page. */
const readShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value?: number })[];
      resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 200, 0);
  });

test.beforeAll(() => {
  if (test.info().config.updateSnapshots === 'all') recordSizes();
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
    // `npm run size` shows this line of the test's output.
    console.log(
      `${path}: ${total} bytes of JavaScript, ${requests.length} requests, shift ${shift}`,
    );
    const growth = growthOf(requests);
    expect(total, [...growth, ...requests].join('\n')).toBeLessThanOrEqual(
      JAVASCRIPT[path] ?? Infinity,
    );
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

/** The chunks that the browser requests when an element opens in Safari, which preloads nothing. */
const CHUNKS = [
  {
    path: paths.home,
    shown: ['img', 'The total over the last 24 hours'],
    chunks: ['charts', 'common', 'home', 'index', 'offline', 'shared'],
  },
  {
    path: paths.home,
    opener: 'Profile menu',
    shown: ['menu', 'Profile menu'],
    chunks: ['forms', 'menus'],
  },
  {
    path: paths.landing,
    opener: 'Account menu',
    shown: ['menu', 'Account menu'],
    chunks: ['forms', 'home', 'menus'],
  },
  {
    path: paths.home,
    opener: 'Send',
    shown: ['dialog', 'Send'],
    chunks: ['SendSheet', 'details', 'forms', 'menus', 'more', 'places'],
  },
  {
    path: paths.home,
    opener: 'Receive',
    shown: ['dialog', 'Receive'],
    chunks: ['ReceiveSheet', 'details', 'forms', 'menus', 'more', 'places', 'skeletons'],
  },
] as const;

for (const {
  path,
  shown: [role, name],
  chunks,
  ...rest
} of CHUNKS)
  test(`${name} at ${path} loads only these chunks`, async ({ page }) => {
    await removeIdleCallback(page);
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.add(chunkOf(request.url()));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    if ('opener' in rest) {
      // On a busy machine, the network is idle before the home page requests the code of its line.
      if (path === paths.home) await expect.poll(() => requested.has('charts')).toBe(true);
      requested.clear();
      await page.getByRole('button', { name: rest.opener, exact: true }).click();
    }
    await expect(page.getByRole(role, { name })).toBeVisible();
    expect([...requested].toSorted()).toEqual(chunks);
  });
