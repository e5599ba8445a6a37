/** The phone that everything is measured on. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a page in a context of its own, and hands it on with its session of the browser's protocol. */
export async function onPhone(browser, measure) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Makes the processor four times slower. */
export const slowDown = (session) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Makes the network as slow as a phone's. */
export async function slowNetwork(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Waits until nothing is fetched any more, ahead or otherwise. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');
}

/** The milliseconds of the page's own thread so far: those of script, of layout, and of all tasks. */
export async function counted(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  return { script: of.ScriptDuration, layout: of.LayoutDuration, tasks: of.TaskDuration };
}

/** The milliseconds that the page's thread is busy while something is done. */
export async function busy(session, act) {
  const before = await counted(session);
  await act();
  return (await counted(session)).tasks - before.tasks;
}
