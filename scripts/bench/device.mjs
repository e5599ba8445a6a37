/** The phone on which everything is measured, and how the figures of several runs become one. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };

/** How much slower the phone's processor is than this machine's. */
const SLOWER = 4;

/** Opens a page of its own, and hands it on with its session of the browser's protocol. */
export async function onPhone(browser, measure) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Makes the processor as slow as the phone's. */
export const slowDown = (session) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** Waits until nothing is fetched any more, ahead or otherwise. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');
}

/** Has the browser count the time of the page's thread; that of other work on the machine is left out. */
export const countTime = (session) =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** The browser's counters of the page: milliseconds of script, layout and all tasks; layouts. */
export async function counted(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return {
    script: of.ScriptDuration * 1000,
    layout: of.LayoutDuration * 1000,
    tasks: of.TaskDuration * 1000,
    layouts: of.LayoutCount,
  };
}

export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Prints a line for each row: its name, and the medians of its runs below the columns. */
export function print(title, columns, rows) {
  const width = Math.max(...rows.map(({ name }) => name.length), title.length) + 2;
  console.log(`\n${title.padEnd(width)}${columns.map(({ name }) => name.padStart(16)).join('')}`);
  for (const { name, runs } of rows) {
    const cells = columns.map(({ digits = 0 }, index) => {
      const value = median(runs.map((run) => run[index]));
      return (Number.isNaN(value) ? '' : value.toFixed(digits)).padStart(16);
    });
    console.log(name.padEnd(width) + cells.join(''));
  }
}
