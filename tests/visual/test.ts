import type { Page } from '@playwright/test';
import { test as served } from '../served';
import { stopTime } from './openStory';
import { describePlatform, differences, type Platform } from './platform';
import accepted from './platform.json' with { type: 'json' };

interface Pictured {
  readonly platform: Platform;
  /** The page with the catalogue. It remains open for all pictures of a worker. */
  readonly catalogue: Page;
}

/** A test that compares pictures. It is skipped if the accepted pictures were taken on another platform. */
export const test = served.extend<{ isComparable: undefined }, Pictured>({
  catalogue: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({
        baseURL: address,
        locale: 'en-US',
        timezoneId: 'UTC',
        deviceScaleFactor: 1,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await stopTime(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  platform: [async ({ browser }, use) => use(await describePlatform(browser)), { scope: 'worker' }],
  isComparable: [
    async ({ platform }, use, { config, skip }) => {
      const reasons = config.updateSnapshots === 'all' ? [] : differences(accepted, platform);
      // scripts/test/counts.mjs finds this reason in the reports by the words "Nothing is compared".
      skip(reasons.length > 0, `Nothing is compared: on another platform, ${reasons.join('; ')}.`);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '../served';
