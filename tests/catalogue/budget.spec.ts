import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../e2e/test';

/** Storybook loads two megabytes of code before it shows anything, so the first check needs a long timeout. */
const START = { timeout: 60_000 };

/**
 * The largest sizes of JavaScript in bytes (gzip, level 9): of Storybook's manager with its addons, of the frame with a
 * story, and of the code in the frame that belongs neither to React nor to Storybook. See docs/performance.md.
 */
const BUDGET = { manager: 1_210_000, story: 744_300, ours: 185_700 };

/** Matches the files that contain neither React nor Storybook; see .storybook/storyChunks.ts. */
const OURS = /\/assets\/(?!react-|frame-)/;

/** Counts the requests of a page, and measures each script in bytes (gzip, level 9). */
function weigh(page: Page) {
  const requests: string[] = [];
  const scripts: Promise<readonly [string, number]>[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const weighOne = (response: Response) => {
    // The second frame validates scripts of the first frame again: status 304, without a body.
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const { pathname } = new URL(response.url());
    scripts.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  };
  page.on('response', weighOne);
  return async () => {
    // Scripts that load later, such as axe and other stories, are not measured.
    page.off('response', weighOne);
    const all = await Promise.all(scripts);
    const weightOf = (pattern: RegExp) =>
      all.reduce((sum, [path, bytes]) => sum + (pattern.test(path) ? bytes : 0), 0);
    console.log(
      `${weightOf(/./)} bytes of JavaScript, ${weightOf(OURS)} of ours, ${requests.length} requests`,
    );
    return { requests, weightOf };
  };
}

test('a story without the manager stays within its budget', async ({ page }) => {
  const weighed = weigh(page);
  const story = 'components-money-amount--base';
  await page.goto(`iframe.html?id=${story}&viewMode=story`, {
    waitUntil: 'networkidle',
  });
  await expect(page.getByRole('img', { name: '$2,847.32' })).toBeVisible(START);
  const { requests, weightOf } = await weighed();
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);
  expect(weightOf(/./)).toBeLessThanOrEqual(BUDGET.story);
  expect(weightOf(OURS)).toBeLessThanOrEqual(BUDGET.ours);
});

test('the first page stays within its budget', async ({ page }) => {
  const weighed = weigh(page);
  await page.goto('');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible(START);
  const { requests, weightOf } = await weighed();
  // The limit includes the files of the seven live components of the page, and the code of their stories.
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(53);
  expect(weightOf(/\/sb-(?:manager|addons)\//)).toBeLessThanOrEqual(BUDGET.manager);
  expect(requests.filter((path) => path.includes('axe'))).toEqual([]);
});
