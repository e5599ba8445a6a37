import type { Locator, Page } from '@playwright/test';
import { currencyPath, paths } from '../../src/features/page/paths';
import { openWithoutCode, waitForHydration } from './hydration';
import { slowDown } from './steps';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/** Returns the durations, in milliseconds, of the animations and transitions of an element and its descendants. */
const durations = (element: Locator) =>
  element.evaluate((one) =>
    one.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
  );

const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

/**
 * Records the engravings that start, with their durations. This function runs in the page. The time after which the
 * engraving of a page ends is a minute instead of two seconds, so that a slow machine also starts each engraving.
 */
function recordEngravings() {
  const start = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    start(run, ms === 2_000 ? 60_000 : ms)) as typeof setTimeout;
  const engraved: string[] = [];
  const kinds = {
    'section[aria-label]': 'card',
    'section bdi': 'total',
    'div:has(> svg .dot)': 'line',
    'svg:has(.thread)': 'rosette',
  };
  document.addEventListener('animationstart', ({ target, animationName }) => {
    const element = target as Element;
    const kind = Object.entries(kinds).find(([selector]) => element.matches(selector))?.[1];
    const started = element
      .getAnimations()
      .find((one) => (one as CSSAnimation).animationName === animationName);
    const { duration } = started?.effect?.getComputedTiming() ?? {};
    if (kind !== undefined) engraved.push(`${kind} ${Number(duration)}`);
  });
  Object.assign(globalThis, { engraved });
}

/** Returns the kinds and durations of the recorded animations in alphabetical order. */
const engravings = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { engraved: string[] }).engraved.toSorted());

/** Returns only the kinds. The next test checks the durations. */
const kinds = async (page: Page) => (await engravings(page)).map((one) => one.split(' ')[0]);

/**
 * Records the visible marks of a chart that are not on its line, in each frame, and counts the frames. This function
 * runs in the page.
 */
function recordStrayMarks() {
  const marks = { seen: 0, stray: [] as string[] };
  Object.assign(globalThis, { marks });
  const placesIn = (path: Element) =>
    [
      ...getComputedStyle(path)
        .getPropertyValue('d')
        .matchAll(/[ML] ([\d.]+) ([\d.]+)/g),
    ].map(([, x, y]) => [Number(x), Number(y)] as const);
  const look = () => {
    const line = document.querySelector('[data-part=line]');
    const places = line ? placesIn(line) : [];
    const shown = [...document.querySelectorAll('[data-part=extremes], [data-part=latest]')].filter(
      (mark) => getComputedStyle(mark).opacity !== '0',
    );
    for (const [x, y] of shown.flatMap(placesIn))
      if (!places.some((place) => Math.abs(place[0] - x) < 1 && Math.abs(place[1] - y) < 1))
        marks.stray.push(`${x} ${y}`);
    marks.seen += 1;
    requestAnimationFrame(look);
  };
  look();
}

/** Waits for two frames, in which an animation would have started. */
const paint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const totalOf = (page: Page) =>
  page.getByRole('region', { name: 'Total balance' }).getByRole('img', { name: /^\$/ });

/** Returns the text of an amount. It has to be the accessible name in the same frame. */
async function current(amount: Locator): Promise<string> {
  const [text, name] = await amount.evaluate((one) => [
    one.textContent,
    one.getAttribute('aria-label'),
  ]);
  expect(text).toBe(name);
  return text ?? '';
}

const dollars = (text: string) => Number(text.replaceAll(/[$,]/g, ''));

/** Shows or hides the page as a browser does when the user changes to another tab and back. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('Home and the landing page are engraved once in a visit', async ({ page }) => {
      await page.addInitScript(recordEngravings);
      const card = page.getByRole('region', { name: 'Total balance' });
      const home = moves ? ['card', 'line', 'total'] : [];
      const landing = moves ? ['card 600', 'rosette 600', 'total 600'] : [];

      await test.step('Wallet is not engraved', async () => {
        await page.goto(paths.wallet);
        await waitForHydration(page);
        await expect(card).toBeVisible();
        expect(await engravings(page)).toEqual([]);
      });
      await test.step('Home is engraved when it first opens', async () => {
        await tab(page, 'Home').click();
        await expect(card.locator('.dot')).toBeAttached();
        await expect.poll(() => kinds(page)).toEqual(home);
      });
      await test.step('Home is not engraved when it opens again', async () => {
        await tab(page, 'Wallet').click();
        await expect(card.locator('.dot')).toHaveCount(0);
        await tab(page, 'Home').click();
        await expect(card.locator('.dot')).toBeAttached();
        await paint(page);
        expect(await kinds(page)).toEqual(home);
      });
      await test.step('Home is not engraved after a reload', async () => {
        await page.reload();
        await expect(card.locator('.dot')).toBeAttached();
        await paint(page);
        expect(await engravings(page)).toEqual([]);
      });
      await test.step('The landing page is engraved once', async () => {
        await page.goto(paths.landing);
        await waitForHydration(page);
        await expect.poll(() => engravings(page)).toEqual(landing);
        await page.reload();
        await waitForHydration(page);
        expect(await engravings(page)).toEqual([]);
      });
    });

    test('Home is engraved at its first paint, and its line when it is known', async ({ page }) => {
      await page.addInitScript(recordEngravings);
      const loadCode = await openWithoutCode(page, paths.home);
      await expect.poll(() => engravings(page)).toEqual(moves ? ['card 600', 'total 600'] : []);
      loadCode();
      const card = page.getByRole('region', { name: 'Total balance' });
      await expect(card.locator('.dot')).toBeAttached();
      await expect
        .poll(() => engravings(page))
        .toEqual(moves ? ['card 600', 'line 600', 'total 600'] : []);
    });

    test('a page can be used while it is engraved', async ({ page, devtools }) => {
      await slowDown(devtools);
      await page.goto(paths.home);
      await waitForHydration(page);
      const card = page.getByRole('region', { name: 'Total balance' });
      if (moves) expect((await durations(card)).length).toBeGreaterThan(0);
      await card.getByRole('button', { name: 'Hide balance' }).click();
      await expect(card.getByRole('img', { name: 'Amount hidden' })).toHaveText('••••••');
      await expect(card).not.toContainText(/\$/);
    });

    test('the pill of the range slides from the previous range', async ({ page, devtools }) => {
      await page.goto(currencyPath('btc'));
      const pill = page.getByRole('radiogroup').locator('label > [aria-hidden]');
      const label = (name: string) =>
        page.locator('label', { has: page.getByRole('radio', { name }) });
      const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
      await expect(pill).toBeVisible();
      // Animations stay at their start, so that a busy machine measures the pill before it has moved.
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.getByRole('radio', { name: 'All' }).check({ force: true });
      await expect(label('All').locator('[aria-hidden]')).toBeVisible();
      if (moves) expect(await left(pill)).toBeLessThan(await left(label('1 month')));
      else expect(await left(pill)).toBe(await left(label('All')));
      expect(await style(pill, 'animation-duration')).toBe(moves ? '0.2s' : '0s');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect.poll(() => durations(pill)).toEqual([]);
      expect(await left(pill)).toBe(await left(label('All')));
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await style(label('All'), 'border-top-width')).toBe('2px');
    });

    test('the marks of a chart are never beside its line', async ({ page, devtools }) => {
      await page.goto(currencyPath('btc'));
      const marks = page.locator('[data-part=extremes]');
      await expect(marks).toHaveCSS('opacity', '1');
      await slowDown(devtools);
      await page.evaluate(recordStrayMarks);
      for (const range of ['1 month', '1 year', 'All']) {
        // oxlint-disable no-await-in-loop -- One range after the other.
        await page.getByRole('radio', { name: range }).check({ force: true });
        expect(await style(marks, 'opacity')).toBe(moves ? '0' : '1');
        await expect(marks).toHaveCSS('opacity', '1');
        // oxlint-enable no-await-in-loop
      }
      const { seen, stray } = await page.evaluate(
        () => (globalThis as unknown as { marks: { seen: number; stray: string[] } }).marks,
      );
      expect(seen).toBeGreaterThan(10);
      expect(stray).toEqual([]);
    });

    test.describe('the total is the current one', () => {
      test.beforeEach(async ({ page, devtools }) => {
        await page.clock.install();
        // Each price rises by four percent with each tick.
        await page.addInitScript(() => {
          Math.random = () => 0.9;
        });
        await page.goto(paths.home);
        await waitForHydration(page);
        await slowDown(devtools);
      });

      /**
       * Pauses the clock, so no price changes until the test advances the clock, even on a slow machine. React shows
       * code that has loaded late in a timer, so a test opens each late part before it pauses the clock.
       */
      const pause = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

      test('after each of ten ticks in a second', async ({ page }) => {
        await pause(page);
        const total = totalOf(page);
        const seen = [await total.textContent()];
        for (let tick = 0; tick < 10; tick += 1) {
          // oxlint-disable-next-line no-await-in-loop -- One tick after the other.
          await page.clock.runFor(5_000);
          // oxlint-disable-next-line no-await-in-loop -- One tick after the other.
          seen.push(await current(total));
        }
        expect(new Set(seen).size).toBe(11);
        // The next tick may begin before the slow animation of the last one has ended, so it ends here.
        const opacities = await total.evaluate((one) => {
          for (const animation of one.getAnimations({ subtree: true })) animation.finish();
          return [...one.querySelectorAll('span')].map((part) => getComputedStyle(part).opacity);
        });
        expect(new Set(opacities)).toEqual(new Set(['1']));
      });

      test('when the tab was hidden', async ({ page }) => {
        const heading = page.getByRole('heading', { name: 'Wallet', exact: true });
        await tab(page, 'Wallet').click();
        await expect(heading).toBeVisible();
        await tab(page, 'Home').click();
        await expect(heading).toBeHidden();
        await pause(page);
        const total = totalOf(page);
        await page.clock.runFor(5_000);
        const before = await current(total);
        await setVisibility(page, 'hidden');
        await page.clock.runFor(60_000);
        await setVisibility(page, 'visible');
        await expect(total).not.toHaveText(before);
        const after = await current(total);
        await tab(page, 'Wallet').click();
        await expect(heading).toBeVisible();
        expect(await current(totalOf(page))).toBe(after);
      });

      test('when the wallet and the theme change during a tick', async ({ page }) => {
        const card = page.getByRole('region', { name: 'Total balance' });
        const wallets = card.getByRole('button', { name: 'Personal Wallet' });
        const business = page.getByRole('option', { name: /^Business Wallet/ });
        const profile = page.getByRole('button', { name: 'Profile menu' });
        const dark = page.getByRole('menuitem', { name: 'Dark Mode' });
        for (const [button, part] of [
          [wallets, business],
          [profile, dark],
        ] as const) {
          // oxlint-disable no-await-in-loop -- One menu after the other.
          await button.click();
          await expect(part).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(part).toBeHidden();
          // oxlint-enable no-await-in-loop
        }
        await pause(page);
        const total = totalOf(page);
        await page.clock.runFor(5_000);
        await wallets.click();
        const whole = /\$[\d,]+$/.exec((await business.textContent()) ?? '')?.[0];
        await business.click();
        await expect(card).toContainText('Business Wallet');
        const shown = await current(total);
        expect(dollars(shown).toFixed(0)).toBe(dollars(whole ?? '').toFixed(0));
        await page.clock.runFor(5_000);
        await profile.click();
        await dark.click();
        await expect(page.locator('html')).toHaveClass(/dark/);
        expect(dollars(await current(total))).toBeGreaterThan(dollars(shown));
      });
    });

    test('lines move to new prices', async ({ page }) => {
      await page.goto(paths.home);
      const card = page.getByRole('region', { name: 'Total balance' });
      const line = card
        .getByRole('img', { name: /^The total/ })
        .locator('path')
        .first();
      await expect(line).toBeAttached();
      expect(await style(line, 'transition-duration')).toBe(moves ? '0.3s' : '0s');
    });

    test('the icon turns when currencies are swapped', async ({ page }) => {
      await page.goto(paths.exchange);
      await waitForHydration(page);
      const swap = page.getByRole('button', { name: 'Swap currencies' });
      await swap.click();
      await expect(page.getByRole('combobox', { name: 'From currency' })).toHaveValue('eur');
      const icon = swap.locator('svg');
      await expect.poll(() => style(icon, 'transform')).toMatch(/^matrix\(-1,/);
      expect(await style(icon, 'transition-duration')).toBe(moves ? '0.2s' : '0s');
    });

    test('digits that have changed fade in, and the current total is readable', async ({
      page,
    }) => {
      await page.goto(paths.home);
      await waitForHydration(page);
      const card = page.getByRole('region', { name: 'Total balance' });
      const total = card.getByRole('img', { name: /^\$/ });
      await page.evaluate(() => {
        const seen: (number | string)[] = [];
        document.addEventListener('animationstart', ({ target, elapsedTime }) => {
          if ((target as Element).closest('[role=img]')) seen.push(elapsedTime);
        });
        Object.assign(globalThis, { seen });
      });
      const before = await total.textContent();
      await expect(total).not.toHaveText(before ?? '', { timeout: 12_000 });
      expect(await total.getAttribute('aria-label')).toBe(await total.textContent());
      const fades = () => page.evaluate(() => (globalThis as unknown as { seen: [] }).seen.length);
      if (moves) await expect.poll(fades).toBeGreaterThan(0);
      else expect(await fades()).toBe(0);
    });

    test('a payment ends with a drawn check and an arriving row', async ({ page }) => {
      await page.goto(paths.home);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Send' });
      await sheet.getByRole('combobox', { name: 'Recipient' }).fill('ana@florin.example');
      await sheet.getByLabel('Amount').fill('25');
      await sheet.getByRole('button', { name: 'Send', exact: true }).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Sent $25.00 to ana@florin.example');
      const disc = notice.locator('svg').first();
      for (const drawn of [disc, disc.locator('path')])
        expect(await style(drawn, 'animation-duration')).toBe(moves ? '0.24s' : '0s');
      const rows = page.getByRole('region', { name: 'Recent transactions' }).locator('li');
      await expect(rows.first()).toContainText('ana@florin.example');
      expect(await style(rows.first(), 'animation-duration')).toBe(moves ? '0.2s' : '0s');
      expect(await style(rows.nth(1), 'animation-duration')).toBe('0s');
      await expect.poll(() => durations(rows.first())).toEqual([]);
    });
  });
}

test('at 320 × 640, the button of the exchange does not cover the received amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.exchange);
  await waitForHydration(page);
  const button = await page.getByRole('button', { name: 'Exchange now' }).boundingBox();
  const received = await page.getByRole('status', { name: 'You receive' }).boundingBox();
  expect(button?.y ?? 0).toBeGreaterThan((received?.y ?? 0) + (received?.height ?? 0));
});
