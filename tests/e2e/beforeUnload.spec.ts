import type { Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { leavePaymentPending } from './steps';
import { expect, test } from './test';

/*
 * A pending payment exists only in the page, so the browser asks the user before it unloads the page. The browser does
 * not ask if no payment is pending, or when the user opens another page of the app.
 */

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/** Accepts or dismisses every dialog of the browser. The returned array collects the types of the dialogs. */
function answerDialogs(page: Page, accept: boolean): readonly string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    void (accept ? dialog.accept() : dialog.dismiss());
  });
  return types;
}

/** Opens a page outside the app, and returns whether the browser left the app. */
const leave = (page: Page) =>
  page.goto('about:blank').then(
    () => true,
    () => false,
  );

test('the browser asks before unload only while a payment is pending', async ({ page }) => {
  const types = answerDialogs(page, false);
  await leavePaymentPending(page);
  expect(await leave(page)).toBe(false);
  expect(types).toEqual(['beforeunload']);

  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(paths.landing);
  expect(types).toEqual(['beforeunload']);
  expect(await leave(page)).toBe(false);
  expect(types).toEqual(['beforeunload', 'beforeunload']);

  await page.clock.runFor(2_000);
  expect(await leave(page)).toBe(true);
  expect(types).toEqual(['beforeunload', 'beforeunload']);
});

test('the page is unloaded if the user confirms', async ({ page }) => {
  const types = answerDialogs(page, true);
  await leavePaymentPending(page);
  expect(await leave(page)).toBe(true);
  expect(types).toEqual(['beforeunload']);
});
