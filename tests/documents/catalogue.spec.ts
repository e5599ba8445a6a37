import { DESKTOP } from './screens';
import { expect, expectPicture, test } from './test';

/* Compares the picture of the catalogue in README.md with the built catalogue. */

test('catalogue', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('?path=/docs/welcome--docs');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(frame.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  await expect(frame.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expectPicture(page, 'catalogue');
});
