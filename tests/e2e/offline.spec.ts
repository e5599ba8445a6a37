import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { heading, tabBar } from './network';
import { onHost, returnTo, untilControlled, type Host } from './releases';
import { totalBalance } from './steps';
import { expect, test as base } from './test';

/* Tests the service worker of the built app, with a host that can publish new releases. */

const test = base.extend<{ host: Host }>(onHost);

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ serviceWorkers: 'allow', losesRequests: true, reuseContext: false });

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is ready' });

const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

/** Opens a page, and waits until the worker answers its requests. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await untilControlled(page);
}

/** Makes the page check for a new release until the page offers it. An earlier check may still be pending. */
const findRelease = (page: Page) =>
  expect(async () => {
    await returnTo(page);
    await expect(offer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Waits until the page offers a new release, and applies it. */
async function update(page: Page): Promise<void> {
  await findRelease(page);
  await reload(page).click();
  // The new worker starts after the old one has answered its requests, which takes long on a busy machine.
  await expect(offer(page)).toHaveCount(0, { timeout: 45_000 });
  await waitForHydration(page);
}

/** Each kind of address, with the heading of its page. */
const PAGES = {
  '/app': 'Home',
  '/app/exchange/': 'Exchange',
  '/app/wallet?x=1': 'Wallet',
  '/app/wallet/btc': 'Bitcoin',
  '/app/history': 'History',
  '/app/pay?uri=bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4': 'Payments',
  '/signin': 'Welcome back',
  '/no-such-page': 'Page not found',
} as const;

test('after one visit every page opens without the host', async ({ page, host }) => {
  await visit(page, '/');
  await host.close();
  for (const [path, title] of Object.entries(PAGES))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
    });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
});

test('the host is asked only for pages that are not of the app', async ({ page, host }) => {
  await visit(page, '/');
  for (const path of ['/app', '/app/history', '/app/wallet/btc', '/licenses.md', '/no-such-page'])
    await page.goto(path);
  expect(host.pages).toEqual(['/', '/licenses.md', '/no-such-page']);
  await page.goto('/licenses.md');
  await expect(page.locator('body')).toContainText('MIT License');
});

test('without a connection simulated prices and payments continue', async ({ context, page }) => {
  await page.clock.install();
  await visit(page, '/app');
  await context.setOffline(true);
  for (const turn of ['before a reload', 'after a reload'])
    await test.step(turn, async () => {
      const amount = totalBalance(page).getByRole('img', { name: /^\$/ });
      const before = await amount.getAttribute('aria-label');
      await page.clock.runFor(5_000);
      await expect(amount).not.toHaveAttribute('aria-label', before ?? '');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Send' });
      await sheet.getByRole('combobox', { name: 'Recipient' }).fill('rent@example.com');
      await sheet.getByRole('textbox', { name: 'Amount' }).fill('47.32');
      await sheet.getByRole('button', { name: 'Send', exact: true }).click();
      await page.clock.runFor(2_500);
      await expect(sheet).toHaveCount(0);
      await expect(page.getByText('-$47.32')).toBeVisible();
      await expect(page.getByText(/As of/)).toHaveCount(0);
      await page.reload();
      await waitForHydration(page);
    });
});

test('a new version is offered once, and only a press applies it', async ({ page, host }) => {
  await visit(page, '/app');
  host.publish();
  await findRelease(page);

  await test.step('a payment postpones the offer', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
  });
  await test.step('a closed offer does not return', async () => {
    await page.getByRole('button', { name: 'Close notice' }).click();
    await expect(offer(page)).toHaveCount(0);
    await returnTo(page);
    await tabBar(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(heading(page)).toHaveText('Wallet');
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step('a reload by the browser keeps the old version, and the offer', async () => {
    await page.reload();
    await expect(offer(page)).toBeVisible();
  });
  await test.step('Reload applies it', async () => {
    await reload(page).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Wallet');
    await expect
      .poll(() => page.evaluate(async () => caches.keys()))
      .toContain('florin / release-1');
    await returnTo(page);
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a page that is open over three releases opens its pages', async ({ context, page, host }) => {
  test.slow();
  await visit(page, '/app');
  const other = await context.newPage();
  await visit(other, '/app');
  for (const _ of ['first', 'second', 'third']) {
    host.publish();
    await update(other);
  }
  for (const name of ['Payments', 'Contacts']) await page.getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText('Contacts');
});

/** Makes the page check for a new release, and returns the state of the new worker after its installation. */
const installRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    let next: ServiceWorker | null = null;
    // An earlier check may be pending, which still finds the old worker.
    while (!next) ({ installing: next } = await registration.update());
    await new Promise((run) => {
      next.addEventListener('statechange', run, { once: true });
    });
    return next.state;
  });

/** Returns the number of stored files of each release. */
const storedFiles = (page: Page) =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    ),
  );

test('a release whose documents are of another release is not stored', async ({ page, host }) => {
  await visit(page, '/app');
  host.publish();
  host.answer('/404.html', '<!doctype html><title>Florin</title>');
  expect(await installRelease(page)).toBe('redundant');
  await expect(offer(page)).toHaveCount(0);
});

/** Wrong responses with the status 200: the host's page for unknown paths, an empty file, and the start of the file. */
const WRONG = {
  'its fallback page': () => '<!doctype html><title>Florin</title>',
  'an empty file': () => '',
  'a cut file': (path: string) => readFileSync(`dist${path}`, 'utf8').slice(0, 500),
} as const;

test('a host that answers code with a wrong file is not believed', async ({ page, host }) => {
  const answers = Object.entries(WRONG);
  const path = host.contactsPath();
  for (const [index, [answer, bodyOf]] of answers.entries())
    await test.step(`at the first visit, nothing is stored with ${answer}`, async () => {
      host.answer(path, bodyOf(path));
      await page.goto('/app');
      await waitForHydration(page);
      // At the first visit, the file is requested twice, the second time without the browser's cache. At later visits,
      // the cache answers the first request.
      await expect.poll(() => host.wrongAnswers).toEqual(Array(index + 2).fill(path));
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        )
        .toBe(0);
      expect(await storedFiles(page)).toEqual([]);
    });
  await test.step('when the host answers rightly again, the app is stored', async () => {
    host.answer(path, null);
    await visit(page, '/app');
  });
  await test.step('at an update the old release stays', async () => {
    host.publish();
    const updated = host.contactsPath();
    for (const [answer, bodyOf] of answers) {
      host.answer(updated, bodyOf(path));
      expect(await installRelease(page), answer).toBe('redundant');
      expect(await storedFiles(page), answer).toHaveLength(1);
    }
    await page.reload();
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect(heading(page)).toHaveText('Contacts');
  });
  await test.step('then the update is offered, and opens without the host', async () => {
    host.answer(host.contactsPath(), null);
    await update(page);
    await host.close();
    await page.goto('/app/contacts');
    await expect(heading(page)).toHaveText('Contacts');
  });
});

test('files that the browser removed are stored again, but no wrong file of an earlier release', async ({
  page,
  host,
}) => {
  await visit(page, '/app');
  const before = await storedFiles(page);
  const code = host.contactsPath();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  // Stores a wrong file at the path of a code file, as an earlier version of the worker could have done.
  await page.evaluate(async (path) => {
    await (await caches.open('florin / earlier')).put(path, new Response('<!doctype html>'));
  }, code);
  await page.reload();
  await expect.poll(async () => new Set(await storedFiles(page))).toEqual(new Set([1, ...before]));
  await page.evaluate(() => caches.delete('florin / earlier'));
  await host.close();
  await page.goto('/app/contacts');
  await expect(heading(page)).toHaveText('Contacts');
});

/** The worker in docs/publishing.md that removes offline use from a published app. */
const RETIRED =
  /```js\n(?<source>addEventListener\('install'[^`]+)```/.exec(
    readFileSync(resolve(import.meta.dirname, '../../docs/publishing.md'), 'utf8'),
  )?.groups?.['source'] ?? '';

test('the worker of the documentation removes the app from the device', async ({ page, host }) => {
  await visit(page, '/app');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  host.publishWorker(RETIRED);
  await findRelease(page);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
