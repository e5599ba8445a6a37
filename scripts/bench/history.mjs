/** Compares the page of a short history with the page of a long one. Both are stories in the built catalogue. */
import { busy, onPhone, slowDown } from './device.mjs';

/** Maps the name of a story to the number of its transactions. */
export const HISTORIES = { base: '8', 'many-transactions': '10,000' };

const show = (page, story) =>
  page.evaluate((name) => {
    const storyId = `pages-historypage--${name}`;
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId });
  }, story);

/** Measures opening the history and filtering it. */
export const browse = (browser, origin, story) =>
  onPhone(browser, async (page, session) => {
    const isCounted = (count) => page.getByRole('status').getByText(count).waitFor();
    // With `embed=true` Storybook runs no play function. This first story loads the code before the measurement starts.
    await page.goto(`${origin}/iframe.html?embed=true&id=pages-historypage--empty-wallet`);
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await slowDown(session);
    const opening = await busy(session, async () => {
      await show(page, story);
      await isCounted(`${HISTORIES[story]} transactions`);
    });
    const filter = await busy(session, async () => {
      await page.getByRole('searchbox').fill('nothing of this name');
      await isCounted('0 transactions');
    });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { 'open ms': opening, 'filter ms': filter, 'heap MB': usedSize / 2 ** 20 };
  });
