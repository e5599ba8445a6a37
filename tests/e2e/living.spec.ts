import type { Locator } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the durations, in milliseconds, of the animations and transitions of an element and its descendants. */
const durations = (element: Locator) =>
  element.evaluate((one) =>
    one.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
  );

const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference';
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the card engraves itself on the first page of a visit only', async ({ page }) => {
      await page.addInitScript(() => {
        const engraved: number[] = [];
        document.addEventListener('animationstart', ({ target }) => {
          const [first] = (target as Element).getAnimations();
          if ((target as Element).matches('section')) {
            engraved.push(Number(first?.effect?.getComputedTiming().duration));
          }
        });
        Object.assign(globalThis, { engraved });
      });
      const engraved = () =>
        page.evaluate(() => (globalThis as unknown as { engraved: number[] }).engraved);
      await page.goto(paths.home);
      await waitForHydration(page);
      await expect(page.locator('html[data-engraving]')).toHaveCount(0);
      expect(await engraved()).toEqual(moves ? [600] : []);
      await page.getByRole('link', { name: 'Wallet', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Wallet', exact: true })).toBeVisible();
      expect(await engraved()).toEqual(moves ? [600] : []);
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
      const check = notice.locator('path').first();
      expect(await style(check, 'animation-duration')).toBe(moves ? '0.24s' : '0s');
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
