import type { Page } from '@playwright/test';
import { test as base } from '../served';
import { untilControlled } from '../e2e/releases';
import { totalBalance, transactions } from '../e2e/steps';
import { expect } from '../e2e/test';

/*
 * Tests the app and the catalogue as one static site. tests/playwright.config.ts defines the base path of the site. The
 * paths in these tests are relative to the base path.
 */

/** A test that fails if a request fails, if a request leaves the site, or if the console receives an error. */
const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(blob|data):/.test(url))
          problems.push(`outside: ${url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400)
          problems.push(`${response.status()}: ${new URL(response.url()).pathname}`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The browser aborts pending requests when a page unloads.
        if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
      });
      page.on('console', (message) => {
        // For a failed response the browser also logs an error. The error is ignored, because the response is already
        // in the list.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use(problems);
      expect(problems, 'failed requests and errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Locates the story or docs page that the catalogue shows. */
const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('the landing page opens the wallet, and Back returns to it', async ({ page }) => {
  const landing = await page.goto('./');
  expect(landing?.status()).toBe(200);
  await expect(page.getByText('$12,847.32')).toBeVisible();
  await page.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('./#features');

  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('app');
  await expect(totalBalance(page)).toBeVisible();
  await tab(page, 'Payments').click();
  await expect(page).toHaveURL('app/payments');
  await expect(transactions(page).first()).toBeVisible();

  await page.goBack();
  await expect(totalBalance(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  await expect(page).toHaveURL('./#features');
});

test('a page opens by its URL, and opens again after a reload', async ({ page }) => {
  const exchange = await page.goto('app/exchange');
  expect(exchange?.status()).toBe(200);
  await expect(page.getByLabel('To currency')).toBeVisible();
  await expect(tab(page, 'Exchange')).toHaveAttribute('aria-current', 'page');

  await tab(page, 'Wallet').click();
  await expect(page).toHaveURL('app/wallet');
  const wallet = await page.reload();
  expect(wallet?.status()).toBe(200);
  await expect(page.getByRole('list', { name: 'Currencies' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('To currency')).toBeVisible();
});

test('an unknown URL returns 404 and a page with a link to the landing page', async ({ page, problems }) => {
  const answer = await page.goto('app/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(problems.splice(0)).toEqual([`404: ${new URL(page.url()).pathname}`]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('./');
});

test('the theme is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('app/settings');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the app and the catalogue link to each other, and a story opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  await page.getByRole('link', { name: 'Component catalogue' }).click();
  await expect(shown(page).getByRole('heading', { level: 1, name: /Components for wallets/ })).toBeVisible();
  expect(page.url()).toMatch(/\/florin\/catalogue\/\?path=/);

  await page.locator('#components-payments').click();
  await page.getByRole('button', { name: 'SendForm', exact: true }).click();
  await page.getByRole('link', { name: 'Base', exact: true }).click();
  await expect(shown(page).getByRole('combobox', { name: 'Recipient' })).toBeVisible();

  await page.getByRole('link', { name: 'Florin components' }).click();
  await expect(page.getByText('$12,847.32')).toBeVisible();
  await expect(page).toHaveURL('./');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page opens offline, and the worker does not answer the catalogue', async ({
    context,
    page,
    problems,
  }) => {
    await page.goto('./');
    await untilControlled(page);
    const story = await page.goto('catalogue/index.html');
    expect(story?.fromServiceWorker()).toBe(false);
    await context.setOffline(true);
    const wallet = await page.goto('app/wallet');
    expect(wallet?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('list', { name: 'Currencies' })).toBeVisible();
    await context.setOffline(false);
    // Offline, the page's request for a new service worker fails. This error is expected.
    problems.length = 0;
  });
});
