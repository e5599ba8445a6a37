import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { paths } from '../../src/features/page/paths';
import { parameters } from '../fuzz/runs';
import { hostile } from '../fuzz/texts';
import { scrollsSideways } from './steps';
import { expect, test } from './test';

/*
 * Tests the app with hostile URLs, and with hostile contents of storages and of the history. tests/fuzz tests forms and
 * random actions.
 */

const routes = Object.values(paths);

/** Invalid escapes, and escapes that decode to separators or to no text. */
const MALFORMED = ['%', '%E0%A4%A', '%FF', '%00', '%2e%2e%2f', '%u0041', '%25%32%35', '//', '\\'];

/** Hostile URLs that every run opens, in addition to the random URLs. */
const NOTORIOUS = [
  '/%E0%A4%A',
  '/app/%',
  '//app',
  '/app//wallet/',
  '/APP/..%2f..%5c',
  '/app?%FF=%#%',
  '/signin?from=//example.com#<img src=x onerror="window.hacked=1">',
];

/** Generates a part of a URL, either without escapes or with all characters escaped. */
const part = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...MALFORMED) },
  fc.webPath(),
  fc.webQueryParameters(),
  hostile.map((text) => text.slice(0, 2_000)),
  hostile.map((text) => encodeURIComponent(text.slice(0, 500).replaceAll(/\p{Cs}/gu, ''))),
);

const tails = fc
  .record({
    route: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...routes) }, fc.constant('')),
    path: fc.option(part, { freq: 2 }),
    query: fc.option(part, { freq: 2 }),
    hash: fc.option(part, { freq: 2 }),
  })
  .map(({ route, path, query, hash }) =>
    [
      route,
      path === null ? '' : `/${path}`,
      query === null ? '' : `?${query}`,
      hash === null ? '' : `#${hash}`,
    ].join(''),
  );

/** Returns a text for each error that the page shows. */
async function pageErrors(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return [
    ...((await heading.textContent()) === 'Unexpected Application Error!'
      ? ['the page crashed']
      : []),
    ...((await scrollsSideways(page)) ? ['the page scrolls sideways'] : []),
    ...((await page.evaluate(() => 'hacked' in window)) ? ['a text was executed as code'] : []),
  ];
}

test('no URL breaks the app', async ({ page, problems, address: site }) => {
  test.setTimeout(3_600_000);
  await fc.assert(
    fc.asyncProperty(tails, async (tail) => {
      await page.goto(site.replace(/\/$/, '') + tail);
      expect(new URL(page.url()).origin).toBe(new URL(site).origin);
      expect([...(await pageErrors(page)), ...problems]).toEqual([]);
    }),
    { ...parameters('address', process.env), examples: NOTORIOUS.map((tail) => [tail]) },
  );
});

const stored = fc.oneof(
  fc.constantFrom('dark', 'light', 'system', '"dark"', 'Dark', 'null', '[object Object]', '{}'),
  hostile,
  fc.json(),
);

const kept = fc.record({
  theme: fc.option(stored),
  other: fc.tuple(hostile, stored),
  /** The stored texts are repeated up to this length. A storage has room for several million characters. */
  length: fc.constantFrom(0, 0, 1_000_000),
  // The value of `history.state`, which the browser restores after a reload.
  history: fc.oneof(
    fc.anything({ withNullPrototype: false }),
    fc.record({
      idx: fc.jsonValue(),
      key: fc.jsonValue(),
      usr: fc.oneof(fc.jsonValue(), fc.record({ from: fc.oneof(fc.jsonValue(), tails) })),
    }),
  ),
  route: fc.constantFrom(paths.home, paths.signin, paths.settings),
});

test('no content of a storage or the history breaks the app', async ({ page, problems }) => {
  test.setTimeout(3_600_000);
  await page.goto(paths.home);
  await fc.assert(
    fc.asyncProperty(
      kept,
      async ({ theme, other: [key, value], length, history: state, route }) => {
        await page.evaluate(
          ({ pairs, size, entry, to }) => {
            for (const storage of [localStorage, sessionStorage]) {
              storage.clear();
              for (const [name = '', text = ''] of pairs) {
                storage.setItem(name, text.padEnd(size, text));
              }
            }
            history.replaceState(entry, '', to);
          },
          {
            pairs: [...(theme === null ? [] : [['theme', theme]]), [key, value]],
            size: length,
            entry: state,
            to: route,
          },
        );
        await page.reload();
        expect([...(await pageErrors(page)), ...problems]).toEqual([]);
        const savedTheme = () => page.evaluate(() => localStorage.getItem('theme'));
        // The prerendered page is visible before the app starts. The app then removes an invalid theme.
        await expect.poll(async () => (await savedTheme()) ?? 'light').toMatch(/^(?:dark|light)$/);
        await expect(page.locator('html')).toHaveClass((await savedTheme()) ?? 'light');
      },
    ),
    parameters('kept', process.env),
  );
});
