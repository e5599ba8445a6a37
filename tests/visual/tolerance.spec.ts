import { openStory, stopTime } from './openStory';
import { fileOf } from './pictures';
import { expect, test } from './test';

/*
 * Tests that the comparison of pictures fails for small differences. Each test changes a page slightly, and expects
 * that the page no longer equals its accepted picture.
 */

const HOME = { story: 'pages-homepage--base', theme: 'light', width: 390, language: 'en' } as const;

test.beforeEach(async ({ page }) => {
  await stopTime(page);
  await openStory(page, HOME);
  await expect(page).toHaveScreenshot(fileOf(HOME), { fullPage: true });
});

test('the comparison fails when an amount moves by one pixel', async ({ page }) => {
  await page.getByRole('img', { name: '$20,009.34' }).evaluate((amount) => {
    amount.style.position = 'relative';
    amount.style.left = '1px';
  });
  await expect(page).not.toHaveScreenshot(fileOf(HOME), { fullPage: true });
});

test('the comparison fails when a background is slightly darker', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    bar.style.backgroundColor = '#f8f8f8';
  });
  await expect(page).not.toHaveScreenshot(fileOf(HOME), { fullPage: true });
});
