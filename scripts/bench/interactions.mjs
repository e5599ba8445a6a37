/** Measures how long the page needs to react to a press or a typed letter, and to open a part for the first time. */
import { onPhone, settle, slowDown } from './device.mjs';

/**
 * Records the duration of each interaction, from the input until the next frame (Event Timing), and when the first frame
 * after a press has an element. This function runs in the page before the page's code.
 */
function observeInteractions() {
  const durations = new Map();
  window.seen = { durations, down: 0, selector: null, painted: 0 };
  const add = ({ interactionId, duration }) => {
    if (interactionId)
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
    type: 'event',
    // The shortest duration that the browser reports.
    durationThreshold: 16,
  });
  addEventListener('pointerdown', ({ timeStamp }) => (window.seen.down = timeStamp), true);
  new MutationObserver(() => {
    const { selector } = window.seen;
    if (selector === null || !document.querySelector(selector)) return;
    window.seen.selector = null;
    // A timer of 0 ms runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(() => (window.seen.painted = performance.now())));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Opens the home page on the emulated phone. The CPU is slow only after the page is idle. */
const onHome = (browser, origin, measure) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(observeInteractions);
    await page.goto(`${origin}/app`);
    await settle(page);
    await slowDown(session);
    return measure(page);
  });

/** The time between two interactions, in milliseconds. The browser reports an interaction after its frame. */
const PAUSE = 600;

const INTERACTIONS = 20;

/** Runs `act` for each interaction, and returns the longest one: the 98th percentile of twenty. */
async function longest(page, act) {
  await page.evaluate(() => window.seen.durations.clear());
  for (let count = 0; count < INTERACTIONS; count += 1) {
    await act(count);
    await page.waitForTimeout(PAUSE);
  }
  const durations = await page.evaluate(() => [...window.seen.durations.values()]);
  return { 'longest ms': Math.max(16, ...durations) };
}

/** Types the twenty characters of a recipient into the form for sending money. */
export const type = (browser, origin) =>
  onHome(browser, origin, async (page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Send' });
    await sheet.getByRole('combobox', { name: 'Recipient' }).focus();
    await page.waitForTimeout(PAUSE);
    return longest(page, (count) => page.keyboard.press('ana@florin.example12'[count]));
  });

const TABS = ['Wallet', 'Payments', 'Exchange', 'Settings', 'Home'];

/** Presses the tabs of the tab bar in turn. */
export const changeTabs = (browser, origin) =>
  onHome(browser, origin, (page) =>
    longest(page, (count) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: TABS[count % TABS.length] })
        .click({ noWaitAfter: true }),
    ),
  );

/** The parts that open from the home page: what the user presses, and what is then in the document. */
export const PARTS = {
  Send: [['button', 'Send'], '[role=dialog] form'],
  Exchange: [['link', 'Exchange'], 'main form'],
  History: [['link', 'See all'], 'main input[type=search]'],
  'Profile menu': [['button', 'Profile menu'], '[role=menuitem]'],
};

/** Opens a part for the first time, and measures the time until the part is visible. */
export const openPart = (browser, origin, part) =>
  onHome(browser, origin, async (page) => {
    const [[role, name], selector] = PARTS[part];
    await page.evaluate((shown) => Object.assign(window.seen, { selector: shown }), selector);
    await page.getByRole(role, { name, exact: true }).first().click({ noWaitAfter: true });
    await page.waitForFunction(() => window.seen.painted > 0, null, { polling: 100 });
    return { 'first view ms': await page.evaluate(() => window.seen.painted - window.seen.down) };
  });
