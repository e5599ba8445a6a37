import type { Locator, Page } from '@playwright/test';
import { livePaths, paths } from '../../src/features/page/paths';
import { openWithoutCode, waitForHydration } from './hydration';
import { expect, test } from './test';

/* Tests of the frame around the app's column in a large window. */

test.use({ viewport: { width: 1280, height: 800 } });

const topBar = (page: Page) => page.getByRole('banner');
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Returns the edges of an element: left, top, right, bottom. */
async function edges(element: Locator): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return [x, y, x + width, y + height];
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

for (const [width, left, right] of [
  [768, 160, 608],
  [1280, 416, 864],
  [1920, 736, 1184],
] as const)
  test(`at ${width} px, the bars are inside a frame around the column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, paths.home);
    // The bars are inside the border of the column.
    const [start, top, end, bottom] = await edges(topBar(page));
    expect([start, top, end, bottom]).toEqual([left + 1, 24, right - 1, 84]);
    expect((await edges(tabBar(page))).slice(0, 3)).toEqual([left, 711, right]);
    expect((await edges(tabBar(page)))[3]).toBe(776);
  });

test('the page scrolls with the window, and is hidden outside of the frame', async ({ page }) => {
  await open(page, livePaths.history);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  /** Takes a picture of the column above or below the frame. */
  const picture = (y: number) => page.screenshot({ clip: { x: 416, y, width: 448, height: 24 } });
  const [above, below] = [await picture(0), await picture(776)];
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 180);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
  expect(above.equals(await picture(0))).toBe(true);
  expect(below.equals(await picture(776))).toBe(true);
  expect((await edges(topBar(page)))[1]).toBe(24);
  expect((await edges(tabBar(page)))[3]).toBe(776);
});

test('a focused element is between the bars', async ({ page }) => {
  await open(page, paths.settings);
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await signOut.focus();
  expect((await edges(signOut))[3]).toBeLessThanOrEqual(711);
  const first = page.getByRole('button', { name: 'Security', exact: true });
  await first.focus();
  expect((await edges(first))[1]).toBeGreaterThanOrEqual(84);
});

test('sheets, the side menu and notices open inside the frame', async ({ page }) => {
  await open(page, paths.home);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await edges(sheet))[3]).toBe(776);
  const [left, top = 0, right] = await edges(sheet);
  expect([left, right]).toEqual([416, 864]);
  expect(top).toBeGreaterThanOrEqual(48);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => edges(menu)).toEqual([416, 24, 768, 776]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect.poll(async () => (await edges(page.getByRole('alert')))[3]).toBe(700);
});

test('the prerendered page has the same frame', async ({ page }) => {
  const loadCode = await openWithoutCode(page, paths.home);
  const places = async () => [
    await edges(topBar(page)),
    await edges(tabBar(page)),
    await edges(page.getByRole('main')),
  ];
  const before = await places();
  expect(before[0]?.[1]).toBe(24);
  loadCode();
  await waitForHydration(page);
  expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2));
});

test('a page for visitors is a sheet of paper with a margin', async ({ page }) => {
  await open(page, paths.forgotPassword);
  const column = page.locator('#root > *').filter({ has: page.getByRole('main') });
  expect(await edges(column)).toEqual([416, 24, 864, 776]);
  await expect(column).toHaveCSS('border-radius', '28px');
});

/** Conditions in which the column has no frame. */
const WITHOUT = [
  ['on a phone', { width: 390, height: 844 }, {}],
  ['in a low window', { width: 1280, height: 600 }, {}],
  ['in forced colours', { width: 1280, height: 800 }, { forcedColors: 'active' }],
] as const;

for (const [condition, viewport, media] of WITHOUT)
  test(`${condition}, the bars are at the edges of the window`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await open(page, paths.home);
    expect((await edges(topBar(page)))[1]).toBe(0);
    expect((await edges(tabBar(page)))[3]).toBe(viewport.height);
    await page.emulateMedia({ forcedColors: 'none' });
  });
