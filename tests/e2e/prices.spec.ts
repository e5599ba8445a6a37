import type { Page } from '@playwright/test';
import { fetchNothingAhead } from './network';
import { expect, test } from './test';

/** The price of Bitcoin on the exchange page. */
const bitcoin = (page: Page) =>
  page.getByRole('region', { name: 'Market Trends (24h)' }).getByRole('listitem').first();

test('prices move while the terms are read', async ({ page }) => {
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.clock.fastForward(11_000);

  await page.getByRole('link', { name: 'Florin' }).click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Open Wallet' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Exchange' })
    .click();
  // Looked at once: five seconds later the price would have moved in any case.
  const line = await bitcoin(page).textContent();
  expect(line).toContain('Bitcoin');
  expect(line).not.toContain('$43,250.00');
});

/** Hides the page from the app, or shows it again, as another tab in front of it would. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a hidden page makes up for a day at once, and does not freeze', async ({ page }) => {
  await page.clock.install();
  await page.goto('/app/exchange');
  await expect(bitcoin(page)).toContainText('$43,250.00');
  await turn(page, 'hidden');
  await page.clock.fastForward('24:00:00');
  await expect(bitcoin(page)).toContainText('$43,250.00');

  await turn(page, 'visible');
  await expect(bitcoin(page)).not.toContainText('$43,250.00');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await expect(page.getByRole('status', { name: 'You receive' })).toHaveText('920.000000 EUR');
});

/** In the page: keeps all that happens to the document, and counts the rules of its styles. */
function watch() {
  const seen: string[] = [];
  new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue } of records) {
      const now = attributeName
        ? (target as Element).getAttribute(attributeName)
        : target.textContent;
      seen.push(oldValue === now ? `${type} for nothing` : (attributeName ?? type));
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  const rules = () =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  const before = rules();
  return () => ({ seen, rules: rules() - before });
}

/** The labels that are spoken for a moving figure, by pages; all other writes are of texts. */
const LABELS = { '/app': 1, '/app/wallet': 1, '/app/exchange': 3 } as const;

for (const [path, labels] of Object.entries(LABELS))
  test(`a tick on ${path} touches only texts that change`, async ({ page }) => {
    await page.clock.install();
    // Nor is a page rehearsed meanwhile.
    await fetchNothingAhead(page);
    // Every price rises by four tenths of a percent: a small random step might change no text.
    await page.addInitScript(() => {
      Math.random = () => 0.9;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#not-started')).toHaveCount(0);
    const watched = await page.evaluateHandle(watch);
    await page.clock.fastForward(5_000);
    await expect.poll(() => watched.evaluate((look) => look().seen)).not.toEqual([]);
    const { seen, rules } = await watched.evaluate((look) => look());
    expect(seen.filter((what) => what === 'aria-label')).toHaveLength(labels);
    expect(new Set(seen)).toEqual(new Set(['characterData', 'aria-label']));
    expect(rules).toBe(0);
  });
