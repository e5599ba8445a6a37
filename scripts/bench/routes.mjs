/** Measures a navigation, from the tap until the new page is painted. */
import { onPhone, settle, slowDown } from './device.mjs';

/**
 * Records when a tap starts and when the heading of the new page is painted. This function runs in the page before the
 * page's code.
 */
function observeTaps() {
  window.tap = { heading: null, down: 0, painted: 0 };
  addEventListener('pointerdown', ({ timeStamp }) => (window.tap.down = timeStamp), true);
  new MutationObserver(() => {
    const seen = window.tap;
    if (document.querySelector('main h1')?.textContent !== seen.heading) return;
    seen.heading = null;
    // A timer of 0 ms runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now())));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function tap(page, href, heading) {
  await page.evaluate((name) => Object.assign(window.tap, { heading: name, painted: 0 }), heading);
  await page.locator(`nav a[href$="${href}"]`).first().click({ noWaitAfter: true });
  await page.waitForFunction(() => window.tap.painted > 0, null, { polling: 100 });
  await page.waitForTimeout(600);
  return page.evaluate(() => window.tap.painted - window.tap.down);
}

export const change = (browser, origin, href, heading) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(observeTaps);
    await page.goto(`${origin}/app`);
    await settle(page);
    await slowDown(session);
    const first = await tap(page, href, heading);
    await tap(page, '/app', 'Home');
    return { 'first view ms': first, 'later view ms': await tap(page, href, heading) };
  });
