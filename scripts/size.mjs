/**
 * `npm run size`: what the built app weighs on its first pages, as a phone would fetch it. Each page
 * is opened in a browser of its own, and the JavaScript that it asks for by itself is added up
 * (gzip, level 9). What is fetched ahead for later pages, when the browser is idle, is left out.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const PAGES = ['/', '/signin', '/app'];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const server = await preview({ preview: { port: 4199, strictPort: true } });
const [origin] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...LAUNCH_ARGS],
});

for (const path of PAGES) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const weights = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    weights.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(weights);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `${path.padEnd(10)}${kilobytes(total)} of JavaScript (gzip) in ${sizes.length} files`,
  );
  await context.close();
}

await browser.close();
await server.close();
