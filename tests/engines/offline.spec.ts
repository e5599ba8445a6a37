import { IS_CONTROLLED, onHost, RETURN, type Host } from '../e2e/releases';
import { gone, keep, pay, reads, showsPayment } from './steps';
import { expect, test as base } from './test';

/** A journey on a separate host. On a shared host, its service worker would answer the pages of other journeys. */
const test = base.extend<{ host: Host }>(onHost);

test.use({ serviceWorkers: 'allow', losesRequests: true });

test('after one visit the pages open without the host', async ({ user, host }) => {
  await user.open('/');
  await expect.poll(() => user.evaluate(IS_CONTROLLED)).toBe(true);
  await host.close();
  for (const [path, heading] of [
    ['/app/wallet', 'Wallet'],
    ['/app/history', 'History'],
  ] as const) {
    await user.open(path);
    await reads(user, 'heading', heading, heading);
  }
});

test('without the host kept wallets pay, and keep the payment', async ({ user, host }) => {
  await keep(user);
  await expect.poll(() => user.evaluate(IS_CONTROLLED)).toBe(true);
  await host.close();
  await user.open('/app');
  await pay(user);
  await user.reload();
  await showsPayment(user);
});

test('a new version is offered, and a press applies it', async ({ user, host }) => {
  await user.open('/app/wallet');
  await expect.poll(() => user.evaluate(IS_CONTROLLED)).toBe(true);
  host.publish();
  await expect(async () => {
    await user.evaluate(RETURN);
    expect(await user.read('button', 'Reload')).toBe('Reload');
  }).toPass();
  await user.evaluate('void (window.isOldPage = true)');
  await user.press('button', 'Reload');
  await expect.poll(() => user.evaluate('window.isOldPage === undefined')).toBe(true);
  await gone(user, 'button', 'Reload');
  await reads(user, 'heading', 'Wallet', 'Wallet');
});
