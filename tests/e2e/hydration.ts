import type { Page } from '@playwright/test';
import { delayCode } from './network';
import { expect } from './test';

/** Opens a page and delays its code until the returned function is called. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const loadCode = await delayCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return loadCode;
}

/** Matches elements that exist only before hydration: the message of a failed start, and inert forms. */
export const NOT_HYDRATED = '#not-started, #root [inert]';

/** Waits for hydration. Until then a press on a button has no effect. */
export const waitForHydration = (page: Page) => expect(page.locator(NOT_HYDRATED)).toHaveCount(0);
