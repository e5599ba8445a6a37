import type { Page } from '@playwright/test';
import { started } from './early';
import { expect, test } from './test';
import { bars, codeOf, fetchNothingAhead, heading, holdBack, loading } from './network';
import { totalBalance } from './steps';

test.use({ losesRequests: true });

/** Each address with the file that brings its page, and whether that stands in the app's frame. */
const ROUTES = [
  { path: '/', file: 'landing', isFramed: false },
  { path: '/signin', file: 'signin', isFramed: false },
  { path: '/signup', file: 'signup', isFramed: false },
  { path: '/forgot-password', file: 'ForgotPasswordPage', isFramed: false },
  { path: '/terms', file: 'texts', isFramed: false },
  { path: '/privacy', file: 'texts', isFramed: false },
  { path: '/app', file: 'home', isFramed: false },
  { path: '/app/wallet', file: 'places', isFramed: true },
  { path: '/app/payments', file: 'places', isFramed: true },
  { path: '/app/exchange', file: 'places', isFramed: true },
  { path: '/app/settings', file: 'places', isFramed: true },
  { path: '/app/profile', file: 'places', isFramed: true },
  { path: '/no-such-page', file: 'NotFoundPage', isFramed: false },
] as const;

test('each page whose code is missing shows the error heading and a way home, and Try again loads it', async ({
  page,
}) => {
  test.slow();
  for (const { path, file, isFramed } of ROUTES) {
    await test.step(path, async () => {
      await page.route(codeOf(file), (route) => route.abort());
      await page.goto(path);
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'This page could not be loaded. Check your connection and try again.Try again',
      );
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/assets|\.js|fetch/);
      await expect(bars(page)).toHaveCount(isFramed ? 1 : 0);

      await page.unroute(codeOf(file));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).not.toHaveText('Unexpected Application Error!');
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('without a connection the bars lead on, and the page comes once it is back', async ({
  context,
  page,
}) => {
  await fetchNothingAhead(page);
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  await started(page);
  await context.setOffline(true);

  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(heading(page)).toBeFocused();
  await bars(page).getByRole('link', { name: 'Home' }).click();
  await expect(totalBalance(page)).toBeVisible();
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Wallet');
  await expect(heading(page)).toBeFocused();
});

test("the app's frame that does not come is a whole page that says so, with a way on", async ({
  page,
}) => {
  await page.route(codeOf('home'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Try again' }).click();
  // Trying again has failed, so the page can be reloaded.
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(codeOf('home'));
  await reload.click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
});

test('a page whose code is slow shows that it is coming, and the old one stays', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const release = await holdBack(page, codeOf('places'));
  await page.goto('/app');
  await expect(totalBalance(page)).toBeVisible();
  // Before that a link loads its page anew.
  await started(page);
  await expect(loading(page)).toHaveCount(0);
  await bars(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Home');
  release();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(loading(page)).toHaveCount(0);
});

test('no request carries a search or a payment link, once a link from outside was read', async ({
  page,
}) => {
  const requests: string[] = [];
  const recipient = page.getByRole('dialog', { name: 'Send' }).getByLabel('Recipient');
  await page.goto('/app/pay?uri=bitcoin%3Abc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  page.on('request', (request) => requests.push(request.url()));
  await expect(recipient).toHaveValue('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await expect(page).toHaveURL('/app/payments#open=send');
  await page.reload();
  await expect(recipient).toHaveValue('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/payments');
  await page.reload();
  await expect(heading(page)).toHaveText('Payments');
  expect(requests.filter((url) => /bitcoin|bc1|uri/.test(url))).toEqual([]);

  await page.goto('/app/history?q=rent');
  await expect(page).toHaveURL('/app/history#q=rent');
  requests.length = 0;
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('rent');
  expect(requests.filter((url) => url.includes('rent'))).toEqual([]);
});

const notStarted = (page: Page) => page.getByText('Florin has not started yet.');

/** Lets all that runs by CSS come to its end, as if its seconds were over. */
async function letSecondsPass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test('an app whose own script does not come says so in plain HTML, and can be loaded again', async ({
  page,
}) => {
  await page.route(codeOf('index'), (route) => route.abort());
  await page.goto('/app/wallet');
  await expect(notStarted(page)).toBeHidden();
  await letSecondsPass(page);
  await expect(notStarted(page)).toHaveText(
    'Florin has not started yet. Check your connection or reload this page.',
  );
  await expect(notStarted(page)).toBeVisible();

  await page.unroute(codeOf('index'));
  await page.getByRole('link', { name: 'reload this page' }).click();
  await expect(heading(page)).toHaveText('Wallet');
  await expect(page).toHaveURL('/app/wallet');
  await expect(notStarted(page)).toHaveCount(0);
});

test('an app that starts late takes the sentence away', async ({ page }) => {
  const release = await holdBack(page, codeOf('index'));
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(notStarted(page)).toBeAttached();
  await letSecondsPass(page);
  await expect(notStarted(page)).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(notStarted(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence about JavaScript stands below the page', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('All your money, in one fine wallet.');
    await expect
      .poll(() => page.locator('body').innerText())
      .toContain('This wallet runs in your browser and needs JavaScript.');
    await expect(notStarted(page)).toHaveCSS('display', 'none');
  });
});
