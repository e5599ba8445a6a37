/**
 * `npm run screenshots`: takes the README's pictures from the built app and the built catalogue, so
 * that they never show what is no longer there. Prices stand still, because no time passes.
 */
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const OUT = 'docs/images';

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** What is on each picture of the app. */
const SHOTS = {
  'home-light': async () => undefined,
  'send-dark': async (page) => {
    await button(page, 'Send').click();
    const sheet = page.getByRole('dialog', { name: 'Send' });
    await sheet.getByLabel('Recipient').fill('rent@example.com');
    await sheet.getByLabel('Amount').fill('2847.33');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await sheet.getByText('Insufficient balance').waitFor();
  },
  'receive-light': async (page) => {
    await button(page, 'Receive').click();
    const sheet = page.getByRole('dialog', { name: 'Receive' });
    await sheet.getByLabel('Currency').selectOption('btc');
    await sheet.getByRole('img', { name: 'QR code' }).waitFor();
  },
  'menu-dark': async (page) => {
    await button(page, 'Open menu').click();
    await page.getByRole('button', { name: /^Switch wallet/ }).click();
    await page.getByRole('listbox').waitFor();
  },
};

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...LAUNCH_ARGS],
});
const common = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' };

const app = await preview({ preview: { port: 4198, strictPort: true } });
for (const [name, show] of Object.entries(SHOTS)) {
  const context = await browser.newContext({
    ...common,
    viewport: { width: 390, height: 844 },
    colorScheme: name.endsWith('dark') ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.clock.install({ time: new Date('2026-03-14T09:26:53Z') });
  await page.goto(new URL('/app', app.resolvedUrls.local[0]).href);
  await page.getByRole('region', { name: 'Total balance' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await show(page);
  await page.screenshot({ path: `${OUT}/${name}.png` });
  await context.close();
}
await app.close();

const catalogue = await preview({
  build: { outDir: 'storybook-static' },
  preview: { port: 4198, strictPort: true },
});
const page = await browser.newPage({ ...common, viewport: { width: 1280, height: 800 } });
const docs = '/?path=/docs/components-payments-sendform--docs';
await page.goto(new URL(docs, catalogue.resolvedUrls.local[0]).href);
const frame = page.frameLocator('#storybook-preview-iframe');
await frame.getByRole('heading', { name: 'SendForm' }).waitFor();
await frame.getByRole('textbox', { name: 'Recipient' }).first().waitFor();
await page.screenshot({ path: `${OUT}/catalogue.png` });
await catalogue.close();

await browser.close();
