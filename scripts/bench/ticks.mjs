/** The cost of a price tick: script, and layout, of the page's own thread. */
import { counted, countTime, onPhone, settle, slowDown } from './device.mjs';

export const COLUMNS = [
  { name: 'script ms', digits: 1 },
  { name: 'layout ms', digits: 1 },
  { name: 'layouts', digits: 1 },
];

export const PAGES = ['/app', '/app/wallet', '/app/exchange'];

/** So many ticks are measured at once; one alone is lost in the cost of asking for the figures. */
const TICKS = 10;

/**
 * In the page, before any of its code: holds the timer for which the prices wait, and puts the clock
 * forward to it instead of waiting five seconds.
 */
export function holdTicks() {
  const now = Date.now.bind(Date);
  const after = window.setTimeout.bind(window);
  let ahead = 0;
  let held = null;
  Date.now = () => now() + ahead;
  window.setTimeout = (run, ms, ...rest) => {
    if (ms <= 1_600 || ms > 5_000) return after(run, ms, ...rest);
    held = { run, due: Date.now() + ms };
    return 0;
  };
  /** Does a step so many times, by default each in a frame of its own. */
  window.repeat = (count, isTick, pause = 100) =>
    new Promise((done, fail) => {
      const step = (left) => {
        if (left === 0) {
          done();
          return;
        }
        if (isTick) {
          const timer = held;
          held = null;
          if (!timer) {
            fail(new Error('The prices wait for no timer'));
            return;
          }
          ahead += Math.max(timer.due - Date.now(), 0);
          timer.run();
        }
        after(step, pause, left - 1);
      };
      after(step, pause, count);
    });
}

async function costOf(page, session, isTick) {
  const before = await counted(session);
  await page.evaluate(([count, tick]) => window.repeat(count, tick), [TICKS, isTick]);
  const after = await counted(session);
  return ['script', 'layout', 'layouts'].map((kind) => (after[kind] - before[kind]) / TICKS);
}

/** The cost of one tick on a page that stands, without the cost of doing nothing for as long. */
export async function costOfTick(page, session) {
  await countTime(session);
  await slowDown(session);
  await costOf(page, session, true);
  const nothing = await costOf(page, session, false);
  const ticks = await costOf(page, session, true);
  return ticks.map((figure, index) => Math.max(figure - nothing[index], 0));
}

export const tick = (browser, url) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(holdTicks);
    await page.goto(url);
    await settle(page);
    return costOfTick(page, session);
  });
