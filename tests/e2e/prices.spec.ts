import { disablePreloading } from './network';
import { expect, test } from './test';

// If the tests shared a context, the clock of one test would also apply to the next.
test.use({ reuseContext: false });

/** Records all mutations of the document, and counts new style rules. This function runs in the page. */
function watch() {
  const seen: string[] = [];
  new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue } of records) {
      const now = attributeName
        ? (target as Element).getAttribute(attributeName)
        : target.textContent;
      seen.push(oldValue === now ? `unchanged ${type}` : (attributeName ?? type));
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

/**
 * The number of `aria-label` attributes that a change of the prices changes on each page. On Home, it also changes the
 * line chart of the total, if the chart has loaded. All other changes are changes of texts.
 */
const LABELS = { '/app': 1, '/app/wallet': 1, '/app/exchange': 3 } as const;

test('a price tick writes only changed texts', async ({ page }) => {
  await page.clock.install();
  // Preloading would render other pages in the background, which would also cause mutations.
  await disablePreloading(page);
  // Every price rises by four tenths of a percent. A smaller random step might change no text.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  for (const [path, labels] of Object.entries(LABELS))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The first change of a figure shows that the page is hydrated.
      const figure = page.getByRole('img', { name: /^\$/ }).first();
      const rendered = await figure.getAttribute('aria-label');
      await page.clock.fastForward(5_000);
      await expect(figure).not.toHaveAttribute('aria-label', rendered ?? '');
      const watched = await page.evaluateHandle(watch);
      await page.clock.fastForward(5_000);
      await expect.poll(() => watched.evaluate((look) => look().seen)).not.toEqual([]);
      const { seen, rules } = await watched.evaluate((look) => look());
      expect(seen.filter((what) => what === 'aria-label')).toHaveLength(labels);
      const line = path === '/app' ? 'd' : '';
      // Digits of the main amount that have changed are new elements, so that they fade in.
      const digits = path === '/app/exchange' ? '' : 'childList';
      const others = seen.filter((what) => what !== line && what !== digits);
      expect(others).toContain('aria-label');
      expect(new Set(['characterData', ...others])).toEqual(
        new Set(['characterData', 'aria-label']),
      );
      expect(rules).toBe(0);
    });
});
