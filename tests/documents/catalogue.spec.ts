import { DESKTOP } from './screens';
import { expect, expectPicture, test } from './test';

/* Compares the picture of the catalogue in README.md with the built catalogue. */

test('catalogue', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('?path=/docs/welcome--docs');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // The page shows a picture of the app until the app in its frame has rendered.
  await expect(frame.locator('[data-shown=true]')).toBeVisible({ timeout: 60_000 });
  const app = frame.frameLocator('iframe[title="Florin, running"]');
  await expect(app.getByRole('img', { name: '$20,009.34' })).toBeVisible();
  await expectPicture(page, 'catalogue');
});
