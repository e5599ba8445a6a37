import type { Page } from '@playwright/test';
import { paths } from '../src/paths';
import { expect } from './test';

/** Holds the app's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => undefined as void;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}

/** Opens a page whose code is not there before the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

/** The app takes the sentence for a start that does not come away once it has started. */
export const started = (page: Page) => expect(page.locator('#not-started')).toHaveCount(0);

/** Leaves the page by a load of another, and comes back: the browser fills in what it remembers. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto(paths.terms);
  await page.goBack();
  await started(page);
}
