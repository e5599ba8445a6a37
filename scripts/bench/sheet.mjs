/** How long the send sheet takes from the press of Send until it is painted and has the focus. */
import { onPhone, settle, slowDown } from './device.mjs';

export const COLUMNS = [{ name: 'first ms' }, { name: 'later ms' }];

/** In the page, before any of its code: times a press until an element of this selector is painted. */
function observePresses() {
  window.timeUntil = (selector) =>
    new Promise((resolve) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const look = () =>
            requestAnimationFrame(() => {
              if (!document.querySelector(selector)) {
                look();
                return;
              }
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            });
          look();
        },
        { capture: true, once: true },
      );
    });
}

async function open(page) {
  const time = page.evaluate(() => window.timeUntil('[role="dialog"]:focus'));
  await page.getByRole('button', { name: 'Send', exact: true }).click({ noWaitAfter: true });
  const taken = await time;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return taken;
}

export const send = (browser, origin) =>
  onPhone(browser, async (page, session) => {
    await page.addInitScript(observePresses);
    await page.goto(`${origin}/app`);
    await settle(page);
    await slowDown(session);
    return [await open(page), await open(page)];
  });
