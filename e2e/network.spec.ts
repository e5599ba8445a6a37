// Not the test that minds the console: a request that fails is written there by the browser.
import { expect, test } from '@playwright/test';
import { totalBalance } from './steps';

test('a sheet whose code does not arrive is said to be missing, and asked for again', async ({
  page,
}) => {
  let online = false;
  // Otherwise the code would have come ahead, while the browser was idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(/SendSheet-.*\.js$/, (route) => (online ? route.continue() : route.abort()));
  await page.goto('/app');

  const send = page.getByRole('button', { name: 'Send', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.');
  await expect(totalBalance(page)).toContainText('$20,009.34');

  online = true;
  await expect(async () => {
    if (!(await sheet.isVisible())) await send.click({ timeout: 1_000 });
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
