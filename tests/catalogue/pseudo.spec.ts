import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { overflowingTexts } from '../e2e/axe';
import { expect, test } from '../served';

/*
 * Tests every page in the pseudo-locale, whose texts are in brackets and longer than English. A text without brackets
 * is hard-coded in a component. The tests open stories, since the built app has no pseudo-locale. The play functions of
 * the stories look for English texts and fail. Their errors appear only in the console, so these tests ignore them.
 */

const INDEX = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, unknown> };

const PAGES = Object.keys(entries).filter((id) => /^pages-\w+--base$/.test(id));

/** Texts that are not translated: names, sample data, and the native names of languages. */
const DATA =
  /Florin|florin-demo|Ana\b|Corner bakery|Zoë|\S+@florin\.example|0x5aAeb\S*|Alex|Morgan|demo@florin\.example|Lisbon|Portugal|Personal Wallet|[A-Z]{3}\b|US Dollar|Euro|British Pound|Bitcoin|Ethereum|Cardano|bc1qw?\S*|…\w{8}|\S+@example\.\S+|The ledger is not readable|English|Deutsch|Français|Español|Português \(Brasil\)|العربية|עברית|हिन्दी|日本語|简体中文/g;

/**
 * More texts that are not translated: descriptions and dates of the sample transactions, and units of time, which the
 * browser translates.
 */
const TRANSACTIONS =
  /Received|Rent share|Exchanged.*?to|Hardware wallet|Bought|Concert tickets|Staking payout|Invoice|personal-\d|UTC|\w+day|March|April|Mar|minutes?|hour|\bat\b|[AP]M/g;

const OPENS_A_SHEET = 'pages-paypage--base';

/** Returns the words of a page that are neither in brackets nor sample data. */
async function untranslatedWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].map(
      (element) =>
        ['aria-label', 'alt', 'placeholder']
          .map((name) => element.getAttribute(name) ?? '')
          .join(' '),
    );
    return [document.title, document.body.innerText, ...names].join('\n');
  });
  let rest = texts;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return (
    rest
      .replaceAll(DATA, '')
      .replaceAll(TRANSACTIONS, '')
      .match(/\p{L}{2,}/gu) ?? []
  );
}

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('every page is fully translated, and fits into 320 pixels', async ({ page }) => {
  const files = readdirSync(new URL('../../src/pages', import.meta.url));
  const pages = files.map((file) => `pages-${file.replace('.tsx', '').toLowerCase()}--base`);
  expect(PAGES).toEqual(expect.arrayContaining(pages));
  for (const id of PAGES)
    await test.step(id, async () => {
      await page.goto(
        `iframe.html?id=${id}&viewMode=story&globals=language:en-XA;a11y.manual:!true`,
      );
      // Behind an open sheet, the page is hidden from assistive technology, so its heading is a hidden element.
      const heading = { level: 1, includeHidden: true };
      await expect(page.locator('#storybook-root').getByRole('heading', heading)).toBeVisible({
        timeout: 30_000,
      });
      if (id === OPENS_A_SHEET) await expect(page.getByRole('dialog')).toBeVisible();
      expect(await untranslatedWords(page), id).toEqual([]);
      expect(await overflowingTexts(page), id).toEqual([]);
    });
});
