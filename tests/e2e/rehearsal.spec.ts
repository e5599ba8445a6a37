import type { Page } from '@playwright/test';
import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { disablePreloading } from './network';
import { expect, test } from './test';

/**
 * Returns the number of style rules of components. Global rules do not count, because some exist only while a field is
 * mounted.
 */
const rules = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')].reduce(
      (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
      0,
    ),
  );

const PLACES = [
  { path: paths.wallet, name: 'Wallet' },
  { path: paths.payments, name: 'Payments' },
  { path: paths.exchange, name: 'Exchange' },
] as const;

/** Opens every page in the same document, as Back and Forward do. */
async function openAll(page: Page): Promise<void> {
  for (const { path, name } of PLACES) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
}

test('rehearsed pages add no styles when they open', async ({ page, context }) => {
  const unrehearsed = await context.newPage();
  await disablePreloading(unrehearsed);
  await unrehearsed.goto(paths.home);
  await waitForHydration(unrehearsed);
  const atStart = await rules(unrehearsed);
  await openAll(unrehearsed);
  const all = await rules(unrehearsed);
  expect(all).toBeGreaterThan(atStart);
  await unrehearsed.close();

  await page.goto(paths.home);
  // While the browser is idle, the app renders its pages and last the send form invisibly, so that emotion adds their
  // styles. No page has the styles of the send form. So this rehearsal has ended when there are more styles than the
  // pages need.
  await expect.poll(() => rules(page), { timeout: 15_000 }).toBeGreaterThan(all);
  await expect(page).toHaveTitle('Home · Florin');
  const rehearsed = await rules(page);
  await openAll(page);
  expect(await rules(page)).toBe(rehearsed);
});

test('the first letter in Send adds no media query, so the browser computes only the new styles', async ({
  page,
}) => {
  const mediaQueries = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSMediaRule).length,
    );
  const isRehearsed = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .some(({ cssText }) => cssText.includes('[data-option-index="0"]')),
    );
  await page.goto(paths.home);
  await expect.poll(isRehearsed, { timeout: 15_000 }).toBe(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const recipient = page.getByRole('combobox', { name: 'Recipient' });
  await recipient.focus();
  const before = await mediaQueries();
  await recipient.press('r');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await mediaQueries()).toBe(before);
});
