/** Whether a long history makes anything slower: ten transactions against ten thousand. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { counted, countTime, median, onPhone, settle, slowDown } from './device.mjs';
import { costOfTick, holdTicks } from './ticks.mjs';

export const COLUMNS = [
  { name: 'open ms', digits: 1 },
  { name: 'tick ms', digits: 2 },
  { name: 'send ms', digits: 1 },
];

export const LENGTHS = [10, 10_000];

/** Payments that are measured on a page; the first one, which fetches the form, is not. */
const PAYMENTS = 5;

/** Builds and serves the page of the bench: the app with a history as long as its address says. */
export async function serveHistory() {
  const root = fileURLToPath(new URL('history', import.meta.url));
  const outDir = fileURLToPath(new URL('../../node_modules/.bench', import.meta.url));
  const shared = { configFile: false, root, logLevel: 'error' };
  await build({
    ...shared,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  return preview({ ...shared, build: { outDir }, preview: { port: 0 } });
}

/** In the page: sends $0.01, and waits for the frame in which the list has the payment. */
function pay(recipient) {
  const list = document.querySelector('section[aria-labelledby] [role="list"]');
  const painted = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!list.textContent.includes(recipient)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }).observe(list, { subtree: true, childList: true, characterData: true });
  });
  document.querySelector('[role="dialog"] button[type="submit"]').click();
  return painted;
}

/** The milliseconds for which the page's thread is busy with something. */
async function busy(session, act) {
  const before = await counted(session);
  await act();
  return (await counted(session)).tasks - before.tasks;
}

async function send(page, session, recipient) {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill(recipient);
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('0.01');
  const ms = await busy(session, () => page.evaluate(pay, recipient));
  await sheet.waitFor({ state: 'hidden' });
  return ms;
}

export const live = (browser, origin, length) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(holdTicks);
    await page.goto(`${origin}/?transactions=${length}`);
    await page.waitForFunction(() => window.start);
    await countTime(session);
    await slowDown(session);
    const opening = await busy(session, () => page.evaluate(() => window.start()));
    await settle(page);
    const [script] = await costOfTick(page, session);
    const payments = [];
    for (let count = 0; count <= PAYMENTS; count += 1)
      payments.push(await send(page, session, `rent-${count}@example.com`));
    return [opening, script, median(payments.slice(1))];
  });

/** The page of the whole history. */
export const BROWSING = [
  { name: 'open ms', digits: 1 },
  { name: 'filter ms', digits: 1 },
  { name: 'tick ms', digits: 2 },
  { name: 'heap MB', digits: 1 },
];

/** Opens the page of the history, and looks for one transaction in ten. */
export const browse = (browser, origin, length) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(holdTicks);
    await page.goto(`${origin}/?transactions=${length}&path=/app/history`);
    await page.waitForFunction(() => window.start);
    await countTime(session);
    await slowDown(session);
    const opening = await busy(session, () => page.evaluate(() => window.start()));
    await settle(page);
    const [script] = await costOfTick(page, session);
    const filter = await busy(session, async () => {
      await page.getByRole('searchbox').fill('Gift');
      await page.waitForFunction(
        () => !document.querySelector('main').textContent.includes('Salary'),
      );
    });
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return [opening, filter, script, usedSize / 2 ** 20];
  });
