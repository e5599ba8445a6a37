import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { paths } from '../../src/constants/paths';
import { parameters } from '../fuzz/runs';
import { hostile } from '../fuzz/texts';
import { scrollsSideways } from './steps';
import { expect, test } from './test';

/*
 * Addresses that nobody has linked to, and storages that nobody has kept like this. The forms and the
 * presses are in tests/fuzz.
 */

const routes = Object.values(paths);

/** Escapes that are none, or that decode to no text. */
const MALFORMED = ['%', '%E0%A4%A', '%FF', '%00', '%2e%2e%2f', '%u0041', '%25%32%35', '//', '\\'];

/** Addresses that every run tries. */
const NOTORIOUS = [
  '/%E0%A4%A',
  '/app/%',
  '//app',
  '/app//wallet/',
  '/APP/..%2f..%5c',
  '/app?%FF=%#%',
  '/signin?from=//example.com#<img src=x onerror="window.hacked=1">',
];

/** A part of an address, as a program wrote it that escapes nothing, or everything. */
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

/** The faults of a page that was opened; empty without one. */
async function wrongWith(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return [
    ...((await heading.textContent()) === 'Unexpected Application Error!' ? ['it crashed'] : []),
    ...((await scrollsSideways(page)) ? ['it scrolls sideways'] : []),
    ...((await page.evaluate(() => 'hacked' in window)) ? ['a text was run as code'] : []),
  ];
}

test('no address breaks the app', async ({ page, problems, address: site }) => {
  test.setTimeout(3_600_000);
  await fc.assert(
    fc.asyncProperty(tails, async (tail) => {
      await page.goto(site.replace(/\/$/, '') + tail);
      expect(new URL(page.url()).origin).toBe(new URL(site).origin);
      expect([...(await wrongWith(page)), ...problems]).toEqual([]);
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
  /** The stored texts are repeated until they are so long: a storage has room for some millions. */
  length: fc.constantFrom(0, 0, 1_000_000),
  // The browser keeps it for each entry of the tab's history, and hands it back after a reload.
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

test('nothing that a storage or the history holds breaks the app', async ({ page, problems }) => {
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
        expect([...(await wrongWith(page)), ...problems]).toEqual([]);
        const left = () => page.evaluate(() => localStorage.getItem('theme'));
        // The page came rendered: the app mends the storage once it has started.
        await expect.poll(async () => (await left()) ?? 'light').toMatch(/^(?:dark|light)$/);
        await expect(page.locator('html')).toHaveClass((await left()) ?? 'light');
      },
    ),
    parameters('kept', process.env),
  );
});
