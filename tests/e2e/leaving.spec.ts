import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { fillInSend, sendInStillness, transactions } from './steps';
import { expect, test } from './test';

/*
 * A payment lives in the page until it is settled, so the browser asks before the page is left
 * meanwhile. Nothing asks at any other time, nor on the way to another page of the app.
 */

// A document that was left in stillness may keep the clock's scripts, and the next test would find them.
test.use({ reuseContext: false });

/** Answers every question of the browser, and remembers its kind. */
function answer(page: Page, leave: boolean): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (leave ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

/** Tries to leave for an address outside the app, as by writing it into the address bar. */
const leave = (page: Page) =>
  page.goto('about:blank').then(
    () => true,
    () => false,
  );

test('leaving while a payment is under way asks first, and staying lets it settle', async ({
  page,
}) => {
  const asked = answer(page, false);
  await sendInStillness(page);
  expect(await leave(page)).toBe(false);
  expect(asked).toEqual(['beforeunload']);
  await page.clock.runFor(1_000);
  await expect(transactions(page)).toHaveCount(9);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('a user who leaves all the same is let go', async ({ page }) => {
  const asked = answer(page, true);
  await sendInStillness(page);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('another page of the app and signing out ask nothing; the browser still does after them', async ({
  page,
}) => {
  const asked = answer(page, false);
  await sendInStillness(page);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(paths.landing);
  expect(asked).toEqual([]);
  expect(await leave(page)).toBe(false);
  expect(asked).toEqual(['beforeunload']);
  await page.clock.runFor(1_000);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('a page whose payments are settled is left without a question', async ({ page }) => {
  const asked = answer(page, false);
  await page.goto(paths.home);
  const sheet = await fillInSend(page, 'rent@example.com', '47.32');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(transactions(page)).toHaveCount(9);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual([]);
});
