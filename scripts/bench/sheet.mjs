/** How long opening the send sheet keeps the page's thread busy, from the press of Send until it has the focus. */
import { counted, countTime, onPhone, settle, slowDown } from './device.mjs';

export const COLUMNS = [
  { name: 'first ms', digits: 1 },
  { name: 'later ms', digits: 1 },
];

async function open(page, session) {
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const before = await counted(session);
  await send.click();
  await page.locator('[role="dialog"]:focus').waitFor();
  // The motion of its coming belongs to it.
  await page.waitForTimeout(600);
  const { tasks } = await counted(session);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return tasks - before.tasks;
}

export const send = (browser, origin) =>
  onPhone(browser, async (page, session) => {
    await page.goto(`${origin}/app`);
    await countTime(session);
    await settle(page);
    await slowDown(session);
    return [await open(page, session), await open(page, session)];
  });
