/** How long a change of page takes from the tap: until the phone reacts, and until the page is there. */
import { onPhone, settle, slowDown } from './device.mjs';

export const COLUMNS = [
  { name: 'first reaction' },
  { name: 'first view' },
  { name: 'later reaction' },
  { name: 'later view' },
];

/** Pages that are opened from the home page, by their headings. */
export const TRIPS = [
  { href: '/app/exchange', heading: 'Exchange' },
  { href: '/app/settings', heading: 'Settings' },
];

/** In the page, before any of its code: follows a tap until the heading that it leads to is painted. */
function observeTaps() {
  const seen = { heading: null, down: null, painted: null, reaction: 0 };
  window.tap = seen;
  window.expectHeading = (heading) =>
    Object.assign(seen, { heading, down: null, painted: null, reaction: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.reaction = Math.max(seen.reaction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => (seen.down ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    if (seen.down === null || seen.painted !== null) return;
    if (document.querySelector('main h1')?.textContent !== seen.heading) return;
    seen.painted = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (seen.painted = performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function tap(page, { href, heading }) {
  await page.evaluate((name) => window.expectHeading(name), heading);
  await page.locator(`nav a[href$="${href}"]`).first().click({ noWaitAfter: true });
  await page.waitForFunction(() => window.tap.painted > 0, null, { polling: 100 });
  // The browser tells of a tap up to a frame after its paint.
  await page.waitForTimeout(600);
  // It tells of none that took less than 16 ms.
  return page.evaluate(() => {
    const { down, painted, reaction } = window.tap;
    return [Math.max(reaction, 16), painted - down];
  });
}

export const change = (browser, origin, trip) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(observeTaps);
    await page.goto(`${origin}/app`);
    await settle(page);
    await slowDown(session);
    const first = await tap(page, trip);
    await tap(page, { href: '/app', heading: 'Home' });
    return [...first, ...(await tap(page, trip))];
  });
