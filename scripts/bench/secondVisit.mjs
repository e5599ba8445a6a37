/** Measures the second visit of a page in two ways: offline with the service worker, and online without the worker. */
import { onPhone, settle, slowDown } from './device.mjs';

/** Runs in the page before its code. Records the largest paint, and the moment at which the app has started. */
function observeStart() {
  window.seen = { paint: 0, start: 0 };
  let wasShown = false;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    // The started app removes this message.
    const isShown = document.getElementById('not-started') !== null;
    if (wasShown && !isShown) window.seen.start = performance.now();
    wasShown = isShown;
  }).observe(document, { subtree: true, childList: true });
}

const secondVisit = (browser, url, serviceWorkers) =>
  onPhone(
    browser,
    async (first) => {
      const context = first.context();
      await first.goto(url);
      await settle(first);
      if (serviceWorkers === 'allow') {
        await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await context.setOffline(true);
      }
      await first.close();
      const page = await context.newPage();
      await page.addInitScript(observeStart);
      await slowDown(await context.newCDPSession(page));
      await page.goto(url);
      await page.waitForFunction(() => window.seen.start > 0, null, { polling: 100 });
      await page.waitForTimeout(500);
      return page.evaluate(() => window.seen);
    },
    { serviceWorkers },
  );

export async function visitAgain(browser, url) {
  const online = await secondVisit(browser, url, 'block');
  const offline = await secondVisit(browser, url, 'allow');
  return {
    'online paint ms': online.paint,
    'offline paint ms': offline.paint,
    'paint ratio': offline.paint / online.paint,
    'online start ms': online.start,
    'offline start ms': offline.start,
    'start ratio': offline.start / online.start,
  };
}
