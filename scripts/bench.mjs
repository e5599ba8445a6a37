/**
 * `npm run bench [-- FOLDER]`: how fast the built app is on a cheap phone, and beside it any other build
 * in a folder. The phone is emulated: a processor four times slower, and where a page is opened 562 ms
 * for each request. Everything is measured in turn, several times, so that a slow spell of the machine
 * falls on all of it. Read ratios: the times themselves are this machine's.
 */
import { chromium } from 'playwright';
import { preview } from 'vite';
import * as day from './bench/day.mjs';
import { print } from './bench/device.mjs';
import * as history from './bench/history.mjs';
import * as opening from './bench/opening.mjs';
import * as routes from './bench/routes.mjs';
import * as sheet from './bench/sheet.mjs';
import * as ticks from './bench/ticks.mjs';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const RUNS = 5;
const PAGES = ['/', '/signin', '/signup', '/app'];

const originOf = (server) => server.resolvedUrls.local[0].slice(0, -1);

const builds = await Promise.all(
  ['dist', ...process.argv.slice(2)].map(async (folder) => ({
    folder,
    server: await preview({
      build: { outDir: folder },
      preview: { port: 0 },
      logLevel: 'error',
    }),
  })),
);
const ownPage = await history.serveHistory();
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
const uncompiled = await chromium.launch({
  executablePath,
  args: [...LAUNCH_ARGS, day.UNCOMPILED],
});

/** Measures all of a kind in turn, and prints it. */
async function bench(title, columns, subjects, count = RUNS) {
  const rows = subjects.map((subject) => ({ ...subject, runs: [] }));
  for (let run = 0; run < count; run += 1)
    for (const row of rows)
      row.runs.push(
        await row.measure().catch((cause) => {
          console.error(`${row.name}: ${String(cause).split('\n')[0]}`);
          return columns.map(() => Number.NaN);
        }),
      );
  print(title, columns, rows);
}

/** A subject for every build, and for each of these. */
const inBuilds = (subjects, nameOf, measure) =>
  builds.flatMap(({ folder, server }) =>
    subjects.map((subject) => ({
      name: `${folder} ${nameOf(subject)}`,
      measure: () => measure(originOf(server), subject),
    })),
  );

await bench(
  'Opening a page',
  opening.COLUMNS,
  inBuilds(PAGES, String, (origin, path) => opening.open(browser, origin + path)),
);
await bench(
  'From home, ms',
  routes.COLUMNS,
  inBuilds(
    routes.TRIPS,
    ({ heading }) => `to ${heading}`,
    (origin, trip) => routes.change(browser, origin, trip),
  ),
);
await bench(
  'The send sheet, ms',
  sheet.COLUMNS,
  inBuilds(['/app'], String, (origin) => sheet.send(browser, origin)),
);
await bench(
  'A tick',
  ticks.COLUMNS,
  inBuilds(ticks.PAGES, String, (origin, path) => ticks.tick(browser, origin + path)),
);
for (const [title, engine] of [
  ['A day of ticks', browser],
  ['A day, uncompiled', uncompiled],
])
  await bench(
    title,
    day.COLUMNS,
    inBuilds(ticks.PAGES, String, (origin, path) => day.spend(engine, origin + path)),
    1,
  );
await bench(
  'Transactions',
  history.COLUMNS,
  history.LENGTHS.map((length) => ({
    name: String(length),
    measure: () => history.live(browser, originOf(ownPage), length),
  })),
);

await bench(
  'Whole history',
  history.BROWSING,
  history.LENGTHS.map((length) => ({
    name: String(length),
    measure: () => history.browse(browser, originOf(ownPage), length),
  })),
);

await browser.close();
await uncompiled.close();
for (const { server } of builds) await server.close();
await ownPage.close();
