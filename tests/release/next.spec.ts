import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { exampleFolder, must } from '../lib/project.ts';

/*
 * The example that Next.js renders on the server, where the components stand in server components.
 */

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

/** Builds and serves the example; `origin` is where. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _any }, use) => {
      const cwd = exampleFolder('next-wallet');
      process.env['NEXT_TELEMETRY_DISABLED'] = '1';
      must(process.execPath, [NEXT, 'build'], cwd);
      const args = [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'];
      const server = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      const origin = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.once('exit', () => {
          reject(new Error(`The server has ended.\n${said}`));
        });
        server.stdout.on('data', (text: Buffer) => {
          said += text.toString();
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
          if (address && said.includes('Ready')) resolve(address);
        });
      });
      await use(origin);
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Opens the page in a browser of its own; `messages` is all that its console says. */
async function open(browser: Browser, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(origin, { waitUntil: 'networkidle' });
  return { context, page, messages };
}

/** The figures, moments and words of the page, in German whatever the browser prefers. */
async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next-Wallet');
  await expect(page.getByRole('img', { name: '20.009,34\u00a0€' })).toBeVisible();
  await expect(page.getByText('Gestern: 19.530,84 €')).toBeVisible();
  const list = page.getByRole('region', { name: 'Letzte Umsätze' });
  const line = (index: number) => list.getByRole('listitem').nth(index);
  const [yen, dinar, token] = [line(0), line(1), line(2)];
  await expect(yen.getByRole('img', { name: '-1.234\u00a0¥' })).toBeVisible();
  // In Berlin, where the reader is, wherever the browser and the server are.
  await expect(yen.locator('time')).toHaveText('1. Jan., 0:30');
  await expect(dinar.getByRole('img', { name: '-89,125\u00a0KWD' })).toBeVisible();
  await expect(dinar).toContainText('An hotel@example.c...');
  await expect(dinar).toContainText('In Bearbeitung');
  await expect(token.getByRole('img', { name: '+1,000000000000000000000001 NEAR' })).toBeVisible();
}

test('the server’s page is read without JavaScript', async ({ browser, origin }) => {
  const { context, page } = await open(browser, origin, { javaScriptEnabled: false });
  await expectPage(page);
  const card = page.getByRole('region', { name: 'Gesamtguthaben' });
  await expect(card).toHaveCSS('border-radius', '20px');
  await context.close();
});

/** The styles in a page that the server sends to a reader of Arabic. */
async function arabicStyles(origin: string): Promise<string> {
  const answer = await fetch(origin, { headers: { cookie: 'language=ar' } });
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const styles = html.matchAll(/<style[^>]*data-emotion="css-rtl [^"]*"[^>]*>(?<rules>[^<]*)/g);
  return [...styles].map(({ groups }) => groups?.['rules']).join('\n');
}

test('each page in Arabic has all styles, and comes to life without a message', async ({
  browser,
  origin,
}) => {
  const first = await arabicStyles(origin);
  expect(first).toContain('.css-rtl-');
  expect(await arabicStyles(origin)).toBe(first);
  const cookie = { name: 'language', value: 'ar', domain: '127.0.0.1', path: '/' } as const;
  const { context, page, messages } = await open(browser, origin, {
    storageState: {
      cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }],
      origins: [],
    },
  });
  await expect(page.getByRole('region', { name: 'إجمالي الرصيد' })).toHaveCSS(
    'border-radius',
    '20px',
  );
  expect(messages).toEqual([]);
  await context.close();
});

for (const timezoneId of ['UTC', 'Europe/Berlin', 'Asia/Tokyo'])
  test(`the page comes to life in ${timezoneId} without a message`, async ({ browser, origin }) => {
    const { context, page, messages } = await open(browser, origin, { timezoneId });
    await expectPage(page);
    await page.getByRole('button', { name: 'Guthaben verbergen' }).click();
    await expect(page.getByRole('img', { name: 'Betrag verborgen' })).toBeVisible();
    expect(messages).toEqual([]);
    await context.close();
  });
