import type { Page } from '@playwright/test';
import { paths } from '../../src/constants/paths';
import { sendInStillness } from './steps';
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

test('leaving while a payment is under way asks first; other pages of the app ask nothing, and a settled one is left without a question', async ({
  page,
}) => {
  const asked = answer(page, false);
  await sendInStillness(page);
  expect(await leave(page)).toBe(false);
  expect(asked).toEqual(['beforeunload']);

  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(paths.landing);
  expect(asked).toEqual(['beforeunload']);
  expect(await leave(page)).toBe(false);
  expect(asked).toEqual(['beforeunload', 'beforeunload']);

  await page.clock.runFor(1_000);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
});

test('a user who leaves all the same is let go', async ({ page }) => {
  const asked = answer(page, true);
  await sendInStillness(page);
  expect(await leave(page)).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});
