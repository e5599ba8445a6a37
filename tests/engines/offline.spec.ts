import type { Host } from '../e2e/releases';
import { IS_CONTROLLED, onHost } from '../e2e/releases';
import { expect, test as base } from './test';

/** A journey on its own host, because its worker would answer the pages of other journeys. */
const test = base.extend<{ host: Host }>(onHost);

test.use({ serviceWorkers: 'allow', losesRequests: true });

test('after one visit the pages open without the host', async ({ user, host }) => {
  await user.open(`${host.origin}/`);
  await expect.poll(() => user.evaluate(IS_CONTROLLED)).toBe(true);
  await host.close();
  for (const [path, heading] of [
    ['/app/wallet', 'Wallet'],
    ['/app/history', 'History'],
  ] as const) {
    await user.open(host.origin + path);
    await expect.poll(() => user.read('heading', heading)).toBe(heading);
  }
});
