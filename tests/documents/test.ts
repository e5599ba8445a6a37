import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from '../visual/test';

export { expect, test } from '../visual/test';

/** The time in every picture, before the first change of prices. */
export const TIME = Date.parse('2026-03-14T09:26:53Z');

/**
 * The milliseconds by which the clock advances before each picture. The first change of prices would be after five
 * seconds.
 */
const PASSING = 3_000;

/** Stops the clock of a page, so that the picture does not depend on the speed of the machine. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: TIME - 1_000 });
  await page.clock.pauseAt(TIME);
}

/**
 * Waits until the app has started, which needs timers and code from the network, and then sets the clock to the time of
 * the picture. The document is prerendered, but local times and typed values appear only after the start.
 */
export async function settle(page: Page): Promise<void> {
  const notStarted = page.locator('#not-started');
  while ((await notStarted.count()) > 0) await page.clock.runFor(10);
  await page.clock.pauseAt(TIME + PASSING);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Runs an action, and lets a little time pass on the clock of the page until the action ends. What the action opens may
 * need timers, for example to load code.
 */
export async function passTimeDuring(page: Page, action: () => Promise<void>): Promise<void> {
  const end = new AbortController();
  const passing = (async () => {
    while (!end.signal.aborted) {
      await page.clock.runFor(10);
      await setTimeout(50);
    }
  })();
  await action().finally(() => end.abort());
  await passing;
}

/** Compares a picture with docs/images, or replaces it with `npm run screenshots`. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`);
}
