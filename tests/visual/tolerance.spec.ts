import { openStory, stopTime } from './openStory';
import { fileOf } from './pictures';
import { expect, test } from './test';

/*
 * Whether the comparison would notice. Each test changes a page that is like its picture as little as
 * a mistake might, and passes when the comparison fails.
 */

const HOME = { story: 'pages-homepage--base', theme: 'light', width: 390, language: 'en' } as const;

test.beforeEach(async ({ page }) => {
  await stopTime(page);
  await openStory(page, HOME);
  await expect(page).toHaveScreenshot(fileOf(HOME), { fullPage: true });
});

test('an amount that moves by one pixel is a difference', async ({ page }) => {
  await page.getByRole('img', { name: '$20,009.34' }).evaluate((amount) => {
    amount.style.position = 'relative';
    amount.style.left = '1px';
  });
  await expect(page).not.toHaveScreenshot(fileOf(HOME), { fullPage: true });
});

test('a ground that is a little darker is a difference', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    bar.style.backgroundColor = '#f8f8f8';
  });
  await expect(page).not.toHaveScreenshot(fileOf(HOME), { fullPage: true });
});
