/** The cost of a price tick: script, and layout, of the page's own thread. */
import { counted, onPhone, settle, slowDown } from './device.mjs';

/** So many ticks are measured at once; one alone is lost in the cost of reading the figures. */
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
  /** Runs the held timer so many times, each in a timer of its own; without `isTick` only waits as long. */
  window.repeat = (count, isTick) =>
    new Promise((done) => {
      const step = (left) => {
        if (left === 0) return done();
        if (isTick) {
          ahead += Math.max(held.due - Date.now(), 0);
          held.run();
        }
        return after(step, 100, left - 1);
      };
      after(step, 100, count);
    });
}

async function costOf(page, session, isTick) {
  const before = await counted(session);
  await page.evaluate(([count, tick]) => window.repeat(count, tick), [TICKS, isTick]);
  const after = await counted(session);
  return ['script', 'layout'].map((kind) => (after[kind] - before[kind]) / TICKS);
}

/** The cost of one tick on an open page, without the cost of doing nothing for as long. */
export async function costOfTick(page, session) {
  await slowDown(session);
  await costOf(page, session, true);
  const [script, layout] = await costOf(page, session, false);
  const [scriptOfTicks, layoutOfTicks] = await costOf(page, session, true);
  return { 'script ms': scriptOfTicks - script, 'layout ms': layoutOfTicks - layout };
}

export const tick = (browser, url) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(holdTicks);
    await page.goto(url);
    await settle(page);
    return costOfTick(page, session);
  });
