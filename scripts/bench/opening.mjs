/** Measures opening a page: its largest contentful paint and its layout shifts. `npm run size` prints its size. */
import { onPhone, slowDown, slowNetwork } from './device.mjs';

/** Runs in the page before its code. Records the paints and layout shifts that the browser reports. */
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
    // The network may be idle while the slow processor still runs the code.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    const { paint, shift } = await page.evaluate(() => window.seen);
    return { 'paint ms': paint, shift };
  });
