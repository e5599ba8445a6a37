/** The emulated phone of all measurements. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Opens a page in a new browser context. Passes the page and its session of the DevTools protocol to `measure`. By
 * default service workers are blocked, because one would request all files in the background.
 */
export async function onPhone(browser, measure, { serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Makes the CPU of a page four times slower. */
export const slowDown = (session) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Limits the network of a page to slow 4G. */
export async function slowNetwork(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Waits until the page's requests have finished, including requests that preload other pages. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');
}

/** Returns the milliseconds that the page's main thread has spent so far on scripts, on layout, and on all tasks. */
export async function counted(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  return { script: of.ScriptDuration, layout: of.LayoutDuration, tasks: of.TaskDuration };
}

/** Returns the number of milliseconds for which `act` keeps the page's main thread busy. */
export async function busy(session, act) {
  const before = await counted(session);
  await act();
  return (await counted(session)).tasks - before.tasks;
}
