/**
 * `npm run size`: what the built app weighs on its first pages, as a phone would fetch it. Each page
 * is opened in a browser of its own, and the JavaScript that it asks for by itself is added up
 * (gzip, level 9). Code that is fetched ahead for later pages is left out.
 * Where the catalogue is built, it is weighed too: by Storybook's part, React's, and the rest.
 */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const PAGES = ['/', '/signin', '/app'];

/** The catalogue as a visitor meets it, at a story, and a story by itself. */
const CATALOGUE = [
  '/',
  '/?path=/story/components-money-amount--base',
  '/iframe.html?id=components-money-amount--base&viewMode=story',
];

/** The owner of a catalogue's file, by its name; see .storybook/storyChunks.ts. */
const OWNERS = [
  ['Storybook', /\/sb-|\/vite-inject|\/assets\/(?:frame|docs|axe|syntaxhighlighter)-/],
  ['React', /\/assets\/react-/],
  ['the rest', /./],
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const sum = (files) => files.reduce((total, { size }) => total + size, 0);

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...LAUNCH_ARGS],
});

/** The scripts that a page asks for until it is there, and the number of all its requests. */
async function open(url, viewport, isThere) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const weights = [];
  let requests = 0;
  page.on('request', () => requests++);
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const weigh = (body) => ({ url: response.url(), size: gzipSync(body, { level: 9 }).length });
    weights.push(response.body().then(weigh));
  });
  await isThere(page, url);
  page.removeAllListeners();
  const files = await Promise.all(weights);
  await context.close();
  return { files, requests };
}

/** Nothing is asked for any more, and nothing was fetched ahead. */
async function isQuiet(page, url) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
}

/** The story or the docs page is shown. Afterwards come axe, and the stories beside it. */
async function isShown(page, url) {
  await page.goto(url);
  const frame = url.includes('iframe.html') ? page : page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *, #storybook-docs h1').first().waitFor();
}

async function serve(options) {
  const server = await preview({ ...options, preview: { port: 4199, strictPort: true } });
  return { server, address: (path) => new URL(path, server.resolvedUrls.local[0]).href };
}

const app = await serve({});
for (const path of PAGES) {
  const { files } = await open(app.address(path), { width: 390, height: 844 }, isQuiet);
  const total = kilobytes(sum(files));
  console.log(`${path.padEnd(10)}${total} of JavaScript (gzip) in ${files.length} files`);
}
await app.server.close();

if (existsSync('storybook-static/index.html')) {
  const catalogue = await serve({ configFile: false, build: { outDir: 'storybook-static' } });
  for (const path of CATALOGUE) {
    const desktop = { width: 1280, height: 900 };
    const { files, requests } = await open(catalogue.address(path), desktop, isShown);
    const ownerOf = ({ url }) => OWNERS.find(([, pattern]) => pattern.test(url))[0];
    const parts = OWNERS.map(
      ([owner]) => `${owner} ${kilobytes(sum(files.filter((file) => ownerOf(file) === owner)))}`,
    );
    console.log(`catalogue ${path}`);
    console.log(`  ${kilobytes(sum(files))} in ${requests} requests: ${parts.join(', ')}`);
  }
  await catalogue.server.close();
}

await browser.close();
