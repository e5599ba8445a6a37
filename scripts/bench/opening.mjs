/** How a page opens: its largest paint, and how much it shifts. `npm run size` prints what it weighs. */
import { onPhone, slowDown, slowNetwork } from './device.mjs';

/** In the page, before any of its code: keeps what the browser reports of paints and shifts. */
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
    await slowNetwork(session);
    await slowDown(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    // A slow processor may be at work on the code while the network is idle already.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    const { paint, shift } = await page.evaluate(() => window.seen);
    return { 'paint ms': paint, shift };
  });
