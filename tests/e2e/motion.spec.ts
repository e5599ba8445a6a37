import type { Page } from '@playwright/test';
import { fillInSend, SLOWED, slowDown } from './steps';
import { expect, test } from './test';

/** The position of an element in a frame, in whole pixels, and its opacity. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
}

/** Records the frames of an element. The returned function ends the recording, and returns the frames. */
async function watch(page: Page, selector: string) {
  const frames = await page.evaluateHandle((watched) => {
    const seen: Frame[] = [];
    const look = () => {
      const element = document.querySelector(watched);
      if (element) {
        const { x, y } = element.getBoundingClientRect();
        const opacity = Number(getComputedStyle(element).opacity);
        seen.push({ x: Math.round(x), y: Math.round(y), opacity });
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, selector);
  return async (isEnough: (seen: readonly Frame[]) => boolean) => {
    await expect.poll(async () => isEnough(await frames.jsonValue())).toBe(true);
    return frames.jsonValue();
  };
}

const atRest = (seen: readonly Frame[]) =>
  seen.length >= 3 && new Set(seen.slice(-3).map((frame) => JSON.stringify(frame))).size === 1;

const SHEET = '.MuiDialog-paper';
const MENU = '.MuiDrawer-paper';
const NOTICE = 'body > [role="alert"]';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a sheet slides up from the bottom edge, and down again', async ({ page, devtools }) => {
    await page.goto('/app/payments');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await slowDown(devtools);
    const frames = await watch(page, SHEET);
    await send.click();
    const seen = await frames(
      (all) => all.length > 5 && atRest(all) && (all.at(-1)?.y ?? 844) < 800,
    );
    const end = seen.at(-1)?.y ?? 0;
    expect(seen.filter(({ y }) => y > end + 8 && y < 844 + end).length).toBeGreaterThan(3);
    expect(seen.every(({ opacity }) => opacity === 1)).toBe(true);
    // A timer removes the sheet after 150 ms. A busy machine may draw no frame before that, so timers are slower as well.
    await page.evaluate((factor) => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) =>
        wait(run, ms * factor)) as typeof setTimeout;
    }, SLOWED);
    const closing = await watch(page, SHEET);
    await page.keyboard.press('Escape');
    const left = await closing((all) => (all.at(-1)?.y ?? 0) > end + 1);
    expect(left.some(({ y }) => y > end + 1)).toBe(true);
  });

  test('the notice of a payment appears at the bottom while the sheet closes', async ({
    page,
    devtools,
  }) => {
    await page.goto('/app');
    const sheet = await fillInSend(page, 'rent@example.com', '5');
    await slowDown(devtools);
    const frames = await watch(page, NOTICE);
    await sheet.getByRole('button', { name: 'Send' }).click();
    const seen = await frames((all) => all.at(-1)?.opacity === 1);
    const visible = seen.filter(({ opacity }) => opacity > 0);
    expect(visible.length).toBeGreaterThan(3);
    expect(Math.min(...visible.map(({ y }) => y))).toBeGreaterThan(422);
  });

  test('the side menu slides in at its first opening', async ({ page, devtools }) => {
    await page.goto('/app');
    await slowDown(devtools);
    const frames = await watch(page, MENU);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const seen = await frames((all) => all.at(-1)?.x === 0 && atRest(all));
    expect(seen.filter(({ x }) => x < -8).length).toBeGreaterThan(3);
  });

  test('a notice rises by 8 px and fades in', async ({ page, devtools }) => {
    await page.goto('/app');
    await slowDown(devtools);
    const frames = await watch(page, NOTICE);
    await page.getByRole('button', { name: 'Scan' }).click();
    const seen = await frames((all) => all.at(-1)?.opacity === 1 && atRest(all));
    const end = seen.at(-1)?.y ?? 0;
    expect(seen.some(({ y, opacity }) => y > end && opacity < 1)).toBe(true);
    expect(seen.every(({ y }) => y <= end + 8)).toBe(true);
  });

  test('a pressed row and a pressed button change in the next frame', async ({ page }) => {
    await page.goto('/app/wallet');
    const row = page.getByRole('list', { name: 'Currencies' }).getByRole('button').nth(1);
    await row.hover();
    const before = await row.evaluate((element) => getComputedStyle(element).background);
    await page.mouse.down();
    const pressed = await row.evaluate(
      async (element) =>
        new Promise<string>((resolve) => {
          requestAnimationFrame(() => {
            resolve(getComputedStyle(element).background);
          });
        }),
    );
    await page.mouse.up();
    expect(pressed).not.toBe(before);
    await page.goto('/app');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.hover();
    await page.mouse.down();
    await expect(send).toHaveCSS('transform', 'matrix(0.98, 0, 0, 0.98, 0, 0)');
  });
});

test.describe('with reduced motion', () => {
  test('a sheet, the side menu and a notice are at their places in every frame', async ({
    page,
    devtools,
  }) => {
    await page.goto('/app/payments');
    await slowDown(devtools);
    const sheet = await watch(page, SHEET);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible();
    const positions = (all: readonly Frame[]) =>
      new Set(all.map(({ x, y, opacity }) => `${x} ${y} ${opacity}`)).size;
    expect(positions(await sheet((all) => all.length > 10))).toBe(1);
    await page.getByRole('button', { name: 'Close' }).click();
    const menu = await watch(page, MENU);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(positions(await menu((all) => all.length > 10))).toBe(1);
    await page.getByRole('button', { name: 'Close menu' }).click();
    const notice = await watch(page, NOTICE);
    await page.getByRole('button', { name: 'Scan' }).click();
    expect(positions(await notice((all) => all.length > 10))).toBe(1);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.hover();
    await page.mouse.down();
    await expect(send).toHaveCSS('transform', 'none');
  });
});
