import type { Page } from '@playwright/test';
import { violations } from '../e2e/axe';
import { expect, test } from '../e2e/test';

/*
 * Tests the first page of the catalogue: the running app in a phone, and its controls.
 */

const START = { timeout: 60_000 };

const PAGE = 'iframe.html?id=welcome--docs&viewMode=docs';

/** Opens the page, and waits until the app runs in the phone. */
async function open(page: Page, globals = '') {
  await page.goto(`${PAGE}${globals}`);
  const phone = page.frameLocator('iframe[title="Florin, running"]');
  await expect(phone.getByRole('region', { name: /Total balance/ })).toBeVisible(START);
  await expect(page.locator('.florin-phone')).toHaveAttribute('data-shown', 'true');
  return phone;
}

test('the controls change the running app at once, and only the app', async ({ page }) => {
  const phone = await open(page);
  const app = phone.locator('html');
  const primary = () =>
    app.evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main'));
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));

  await test.step('Brand', async () => {
    await page.getByRole('radio', { name: 'Aurora' }).check({ force: true });
    await expect.poll(primary).toBe('#6B21A8');
    await page.getByRole('radio', { name: 'Harbour' }).check({ force: true });
    await expect.poll(primary).toBe('#1E4E8C');
  });

  await test.step('Dark', async () => {
    await page.getByRole('switch', { name: 'Dark' }).click();
    await expect(app).toHaveClass(/\bdark\b/);
    await expect(page.getByRole('switch', { name: 'Dark', checked: true })).toBeVisible();
    await expect(page.locator('.florin-docs-dark')).toHaveCount(0);
  });

  await test.step('Arabic', async () => {
    await page.getByRole('switch', { name: 'Arabic' }).press('Space');
    await expect(app).toHaveAttribute('lang', 'ar');
    await expect(app).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
  });
  expect(loads).toEqual([]);
});

test('the app in the phone can be used', async ({ page }) => {
  const phone = await open(page);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('dialog', { name: 'Send' })).toBeVisible();
});

test('the page follows the toolbar, and is accessible in both themes and at the width of a phone', async ({
  page,
}) => {
  for (const theme of ['light', 'dark'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const phone = await open(page, `&globals=theme:${theme}`);
      await expect(phone.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${theme}, ${width}`).toBe(width);
      // Storybook's docs pages have no landmarks.
      const found = (await violations(page)).filter(
        (fault) => !/^(?:region|landmark-one-main): /.test(fault),
      );
      expect(found, `${theme}, ${width}`).toEqual([]);
    }
});

test('the page has a command to copy, links to the parts, and figures', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy' }).click(START);
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install ./florin-1.0.0.tgz',
  );
  const links = page.locator('.florin-parts').getByRole('link');
  await expect(links).toHaveText(['Components', 'Patterns', 'Flows', 'Guides']);
  await expect(page.locator('.florin-figures > li')).toHaveText([
    /^1\d\d components$/,
    /^\d{3} stories$/,
    /^[\d,]{3,} tested behaviours$/,
    /^10 languages$/,
  ]);
});

test('on a phone, the app is as wide as the text, and the command breaks only at a space', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible(START);
    for (const place of [heading, page.locator('.florin-stage'), page.locator('.florin-command')]) {
      const box = await place.boundingBox();
      expect([box?.x, box?.width]).toEqual([16, width - 32]);
    }
    const words = page.locator('.florin-command > code > span');
    await expect(words).toHaveText(['npm', 'install', './florin-1.0.0.tgz']);
    for (const word of await words.all())
      expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});
