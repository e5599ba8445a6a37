/**
 * `npm run screenshots` takes the pictures in README.md and docs/screens.md from the built app and the built catalogue.
 * The browser's clock is set to a fixed time, and every picture is taken before the first price tick. So the pictures
 * of unchanged pages are the same in every run.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

const OUT = 'docs/images';
const SCHEMES = ['light', 'dark'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const button = (page, name) => page.getByRole('button', { name, exact: true });

async function openSend(page) {
  await button(page, 'Send').click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  await sheet.getByLabel('Recipient').fill('rent@example.com');
  await sheet.getByLabel('Amount').fill('2847.33');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText('Insufficient balance').waitFor();
}

async function openReceive(page) {
  await button(page, 'Receive').click();
  const sheet = page.getByRole('dialog', { name: 'Receive' });
  await sheet.getByLabel('Currency').selectOption('btc');
  await sheet.getByRole('img', { name: 'QR code' }).waitFor();
}

async function openMenu(page) {
  await button(page, 'Open menu').click();
  await page.getByRole('button', { name: /^Switch wallet/ }).click();
  await page.getByRole('listbox').waitFor();
}

/** Every screen: its path, the steps before the picture, and the size of the window. */
const SCREENS = [
  { name: 'landing', path: '/' },
  { name: 'landing-wide', path: '/', viewport: DESKTOP },
  { name: 'signin', path: '/signin' },
  { name: 'signup', path: '/signup' },
  { name: 'home', path: '/app' },
  { name: 'send', path: '/app', act: openSend },
  { name: 'receive', path: '/app', act: openReceive },
  { name: 'menu', path: '/app', act: openMenu },
  { name: 'wallet', path: '/app/wallet' },
  { name: 'payments', path: '/app/payments' },
  {
    name: 'exchange',
    path: '/app/exchange',
    act: (page) => page.getByLabel('Amount').fill('847.32'),
  },
  { name: 'history', path: '/app/history' },
  { name: 'transaction', path: '/app/history/personal-4' },
  { name: 'currency', path: '/app/wallet/btc' },
  { name: 'settings', path: '/app/settings' },
  { name: 'settings-arabic', path: '/app/settings', language: 'ar' },
  { name: 'profile', path: '/app/profile' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
];

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...LAUNCH_ARGS],
});
const common = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' };

rmSync(OUT, { recursive: true, force: true });
const app = await preview({ preview: { port: 4198, strictPort: true } });
for (const colorScheme of SCHEMES) {
  for (const { name, path, act, language = 'en', viewport = PHONE } of SCREENS) {
    const context = await browser.newContext({ ...common, viewport, colorScheme });
    const page = await context.newPage();
    await page.addInitScript((tag) => localStorage.setItem('florin.language', tag), language);
    await page.clock.install({ time: new Date('2026-03-14T09:26:53Z') });
    await page.goto(new URL(path, app.resolvedUrls.local[0]).href);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    // The document is prerendered, but local times and typed values appear only after the app has started.
    await page.locator('#not-started').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    await page.evaluate(() => document.fonts.ready);
    await act?.(page);
    await page.screenshot({ path: `${OUT}/${name}-${colorScheme}.png` });
    await context.close();
  }
}
await app.close();

const catalogue = await preview({
  build: { outDir: 'storybook-static' },
  preview: { port: 4198, strictPort: true },
});
const page = await browser.newPage({ ...common, viewport: DESKTOP });
const docs = '/?path=/docs/components-payments-sendform--docs';
await page.goto(new URL(docs, catalogue.resolvedUrls.local[0]).href);
const frame = page.frameLocator('#storybook-preview-iframe');
await frame.getByRole('heading', { name: 'SendForm' }).waitFor();
await frame.getByRole('combobox', { name: 'Recipient' }).first().waitFor();
await page.screenshot({ path: `${OUT}/catalogue.png` });
await catalogue.close();
await browser.close();

const rows = SCREENS.map(({ name }) => {
  const cells = SCHEMES.map((scheme) => `![${name}, ${scheme}](images/${name}-${scheme}.png)`);
  return `| ${name} | ${cells.join(' | ')} |`;
});
writeFileSync(
  'docs/screens.md',
  `# Every screen

This page shows each screen of Florin's app in the light and the dark theme. \`npm run screenshots\` takes these pictures of
the built app.

| screen | light | dark |
| --- | --- | --- |
${rows.join('\n')}
`,
);
