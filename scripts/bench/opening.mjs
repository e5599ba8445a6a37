/** How a page opens: its largest paint, how much it shifts, what it weighs, how much it asks for. */
import { onPhone, slowDown, SLOW_4G } from './device.mjs';

export const COLUMNS = [
  { name: 'paint ms' },
  { name: 'shift', digits: 4 },
  { name: 'JavaScript kB', digits: 1 },
  { name: 'requests' },
];

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

export const open = (browser, url) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(observe);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(session);
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
    // A slow processor may be at work on the code while the network is idle already.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    const { paint, shift } = await page.evaluate(() => window.seen);
    return [paint, shift, bytes / 1000, requests];
  });
