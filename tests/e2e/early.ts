import type { Page } from '@playwright/test';
import { expect } from './test';

/** Holds the app's code back, or a part of it, until the returned function is called. */
export async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let arrive = () => undefined as void;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}

/** Opens a page whose code does not arrive before the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

/** The app removes the sentence for a start that fails once it has started; fields are inert until they are hydrated. */
export const started = (page: Page) =>
  expect(page.locator('#not-started, #root [inert]')).toHaveCount(0);
