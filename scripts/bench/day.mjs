/**
 * A day of ticks on a page that stays open: the heap, elements and listeners at the end of its first minute
 * and at the end of the day, in one run. Garbage is collected before each look. The page's clock is
 * put forward instead of waiting; each tick runs in a task of its own, and is written into the document
 * before the next one.
 */
import { onPhone, settle } from './device.mjs';
import { holdTicks } from './ticks.mjs';

export const COLUMNS = [
  { name: 'minute kB', digits: 0 },
  { name: 'day kB', digits: 0 },
  { name: 'ratio', digits: 3 },
  { name: 'nodes more' },
  { name: 'listeners more' },
  { name: 'writes', digits: 0 },
];

/**
 * V8 compiles code that runs often, and keeps what it compiled in the heap. Under these flags it compiles
 * nothing, and all that grows is the page's.
 */
export const UNCOMPILED = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

const MINUTE = 12;
const DAY = 17_280;

/** In the page, before any of its code: counts the tasks in which texts were written. */
function countWrites() {
  window.writes = 0;
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => (window.writes += 1)).observe(document, {
      subtree: true,
      characterData: true,
    });
  });
}

async function look(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1000, nodes, listeners: jsEventListeners };
}

export const spend = (browser, url) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(holdTicks);
    await page.addInitScript(countWrites);
    await page.goto(url);
    await settle(page);
    const ticks = (count) => page.evaluate((many) => window.repeat(many, true, 0), count);
    await ticks(MINUTE);
    const minute = await look(session);
    await ticks(DAY - MINUTE);
    const day = await look(session);
    return [
      minute.heap,
      day.heap,
      day.heap / minute.heap,
      day.nodes - minute.nodes,
      day.listeners - minute.listeners,
      await page.evaluate(() => window.writes),
    ];
  });
