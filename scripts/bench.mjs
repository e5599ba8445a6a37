/**
 * `npm run bench [-- FOLDER]`: how fast the built app opens on a cheap phone, and beside it any other
 * build in a folder. The phone is emulated: a processor four times slower, 562 ms for each request.
 * Pages are opened in turn, five times each, so that a slow spell of the machine falls on all of them.
 * Read ratios: the times themselves are this machine's.
 */
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const RUNS = 5;
const PAGES = ['/', '/signin', '/signup', '/app'];
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const COLUMNS = ['paint ms', 'shift', 'JavaScript kB', 'requests', 'to Exchange ms'];

/** In the page, before any of its code: keeps what the browser tells of paints and shifts. */
function observe() {
  window.seen = { paint: 0, shift: 0 };
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (window.seen.paint = startTime));
  on('layout-shift', ({ value }) => (window.seen.shift += value));
}

/** In the page: taps the tab and waits for the frame in which the new page is painted. */
function openExchange() {
  const begun = performance.now();
  document.querySelector('nav a[href$="/app/exchange"]').click();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('main h1')?.textContent === 'Exchange'
        ? requestAnimationFrame(() => resolve(performance.now() - begun))
        : requestAnimationFrame(look);
    look();
  });
}

async function open(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  const scripts = new Set();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { paint, shift } = await page.evaluate(() => window.seen);
  const trip = url.endsWith('/app') ? await page.evaluate(openExchange) : Number.NaN;
  await context.close();
  return [paint, shift, bytes / 1000, requests, trip];
}

const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const folders = ['dist', ...process.argv.slice(2)];
const sites = [];
for (const outDir of folders) {
  const server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
  for (const path of PAGES)
    sites.push({
      name: `${outDir} ${path}`,
      url: server.resolvedUrls.local[0].slice(0, -1) + path,
      server,
      runs: [],
    });
}
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...LAUNCH_ARGS],
});
for (let run = 0; run < RUNS; run += 1)
  for (const site of sites) site.runs.push(await open(browser, site.url));

const width = Math.max(...sites.map(({ name }) => name.length)) + 2;
console.log(' '.repeat(width) + COLUMNS.map((column) => column.padStart(16)).join(''));
for (const { name, runs } of sites) {
  const cells = COLUMNS.map((_, i) => median(runs.map((run) => run[i])));
  const shown = cells.map((cell, i) =>
    Number.isNaN(cell) ? '' : cell.toFixed([0, 4, 1, 0, 0][i]),
  );
  console.log(name.padEnd(width) + shown.map((cell) => cell.padStart(16)).join(''));
}
await browser.close();
for (const { server } of sites) await server.close();
