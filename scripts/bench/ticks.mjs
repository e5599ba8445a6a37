/** Measures how long a change of the prices (a tick) keeps the page's main thread busy with script and layout. */
import { counted, onPhone, settle, slowDown } from './device.mjs';

/** The number of price changes in a measurement. A single one takes less time than reading the metrics. */
const TICKS = 10;

/**
 * Intercepts the timer of the next price change, so `repeat` can move the clock forward instead of waiting five
 * seconds. This function runs in the page before the page's code.
 */
function holdTicks() {
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
  /**
   * Runs the intercepted timer `count` times, each time in a new task. If `isTick` is false, only waits equally long.
   */
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

/**
 * Returns the milliseconds that one price change needs on an open page, minus those of an idle page in the same time.
 */
async function costOfTick(page, session) {
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
