/**
 * `npm run bench [-- FOLDER...]` measures how fast the built app is on an emulated cheap phone, and compares the app
 * with other builds in the given folders.
 *
 * - The CPU is four times slower. When a page opens, each request also takes 562 ms.
 * - The builds are measured in turn, several times, so that a slow phase of this machine affects all of them equally.
 * - Absolute times depend on the machine, so compare the ratios.
 */
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browse, HISTORIES } from './bench/history.mjs';
import { changeTabs, openPart, PARTS, type } from './bench/interactions.mjs';
import { open } from './bench/opening.mjs';
import { change } from './bench/routes.mjs';
import { visitAgain } from './bench/secondVisit.mjs';
import { tick } from './bench/ticks.mjs';
import { ensureBrowser, findBrowser, LAUNCH_ARGS } from './browser.mjs';

const RUNS = 5;

const serve = (outDir) => preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
const originOf = (server) => server.resolvedUrls.local[0].slice(0, -1);

const folders = ['dist', ...process.argv.slice(2)];
const servers = await Promise.all([...folders, 'storybook-static'].map(serve));
await ensureBrowser();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...LAUNCH_ARGS],
});

function median(values) {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  return Number(middle.toFixed(middle < 1 ? 4 : 1));
}

/** Measures the subjects in turn and prints the medians. */
async function bench(title, subjects) {
  const runs = subjects.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, { measure }] of subjects.entries()) runs[index].push(await measure());
  const rows = subjects.map(({ name }, index) => {
    const figures = Object.keys(runs[index][0]);
    return [
      name,
      Object.fromEntries(figures.map((key) => [key, median(runs[index].map((run) => run[key]))])),
    ];
  });
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

/** Returns a subject of the measurement for each combination of build and path. */
const inBuilds = (paths, measure) =>
  folders.flatMap((folder, index) =>
    paths.map((path) => ({
      name: `${folder} ${path}`,
      measure: () => measure(originOf(servers[index]), path),
    })),
  );

await bench(
  'Opening a page',
  inBuilds(['/', '/signin', '/signup', '/app'], (origin, path) => open(browser, origin + path)),
);
await bench(
  'The second visit, offline and online',
  inBuilds(['/', '/app'], (origin, path) => visitAgain(browser, origin + path)),
);
const HEADINGS = { '/app/exchange': 'Exchange', '/app/settings': 'Settings' };
await bench(
  'Change of page, from home',
  inBuilds(Object.keys(HEADINGS), (origin, path) => change(browser, origin, path, HEADINGS[path])),
);
await bench(
  'First opening of a part, from home',
  inBuilds(Object.keys(PARTS), (origin, part) => openPart(browser, origin, part)),
);
await bench(
  'The longest of twenty interactions',
  inBuilds(['typing in Send', 'change of tab'], (origin, what) =>
    what === 'change of tab' ? changeTabs(browser, origin) : type(browser, origin),
  ),
);
await bench(
  'A tick',
  inBuilds(['/app', '/app/wallet', '/app/exchange'], (origin, path) =>
    tick(browser, origin + path),
  ),
);
await bench(
  'A long history',
  Object.entries(HISTORIES).map(([story, count]) => ({
    name: `${count} transactions`,
    measure: () => browse(browser, originOf(servers.at(-1)), story),
  })),
);

await browser.close();
for (const server of servers) await server.close();
