import { test as served } from '../served';
import type { Platform } from './platform';
import { describePlatform, differences } from './platform';
import accepted from './platform.json' with { type: 'json' };

/** A test of pictures, which is left out where the accepted ones were taken on another platform. */
export const test = served.extend<{ isComparable: undefined }, { platform: Platform }>({
  platform: [async ({ browser }, use) => use(await describePlatform(browser)), { scope: 'worker' }],
  isComparable: [
    async ({ platform }, use, { config, skip }) => {
      const reasons = config.updateSnapshots === 'all' ? [] : differences(accepted, platform);
      // scripts/test/counts.mjs looks for these words.
      skip(reasons.length > 0, `Nothing is compared: on another platform, ${reasons.join('; ')}.`);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '../served';
