/**
 * Measures the largest contentful paint and the layout shifts when a page opens. `npm run size` prints the page's size.
 */
import { onPhone, slowDown, slowNetwork } from './device.mjs';

/**
 * Records the paints and layout shifts that the browser reports. This function runs in the page before the page's code.
 */
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
    // The network may already be idle while the slow CPU still runs the code.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_000);
    const { paint, shift } = await page.evaluate(() => window.seen);
    return { 'paint ms': paint, shift };
  });
