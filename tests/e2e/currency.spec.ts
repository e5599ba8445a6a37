import type { Locator, Page } from '@playwright/test';
import { currencyPath, paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

/** Presses a key until an element has the focus. */
async function moveFocusTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

const price = (page: Page) => page.getByRole('slider', { name: 'Price' });

test('the page of a currency works with the keyboard only', async ({ page }) => {
  await page.goto(paths.wallet);
  await waitForHydration(page);

  await test.step('Select Bitcoin and open its details', async () => {
    await moveFocusTo(page, page.getByRole('button', { name: /^Bitcoin/ }));
    await page.keyboard.press('Enter');
    await moveFocusTo(page, page.getByRole('link', { name: 'Details of Bitcoin' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(currencyPath('btc'));
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeFocused();
  });

  await test.step('Select the range of one week', async () => {
    await moveFocusTo(page, page.getByRole('radio', { name: '1 day' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '1 week' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '1 week' })).toBeFocused();
  });

  await test.step('Read two prices', async () => {
    await page.keyboard.press('Tab');
    await expect(price(page)).toBeFocused();
    const latest = await price(page).getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    const before = await price(page).getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    const earlier = await price(page).getAttribute('aria-valuetext');
    expect(new Set([latest, before, earlier]).size).toBe(3);
    expect(earlier).toMatch(/^\$\d{2},\d{3}\.\d{2}, \w{3} \d+, \d+:\d{2} [AP]M$/);
  });

  await test.step('Open the exchange', async () => {
    const balance = page.getByRole('region', { name: 'Your balance' });
    await moveFocusTo(page, balance.getByRole('link', { name: 'Exchange' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${paths.exchange}#from=btc`);
    await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
  });
});

test('the patterns of the shares remain distinct in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.wallet);
  const rows = page.getByRole('region', { name: 'Where your money is' }).getByRole('link');
  await expect(rows).toHaveCount(6);
  const pictures = new Set<string>();
  for (const row of await rows.all()) {
    const swatch = row.locator('[aria-hidden=true]').first();
    pictures.add((await swatch.screenshot()).toString('base64'));
  }
  expect(pictures.size).toBe(6);
});
