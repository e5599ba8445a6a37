import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { startNext } from './startNext.ts';

/*
 * Tests the Next.js example, which renders Florin's components inside server components.
 */

/** A test of the example. The fixture `origin` builds the example, and is the URL of its server. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _any }, use) => {
      const { origin, stop } = await startNext('next-wallet');
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Opens the page in a new browser context. `messages` collects what the page writes to the console. */
async function open(browser: Browser, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(origin, { waitUntil: 'networkidle' });
  return { context, page, messages };
}

/** Expects the amounts, dates and texts of the page in German. The language of the browser is English. */
async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next-Wallet');
  await expect(page.getByRole('img', { name: '20.009,34\u00a0€' })).toBeVisible();
  await expect(page.getByText('Gestern: 19.530,84 €')).toBeVisible();
  const list = page.getByRole('region', { name: 'Letzte Umsätze' });
  const line = (index: number) => list.getByRole('listitem').nth(index);
  const [yen, dinar, token] = [line(0), line(1), line(2)];
  await expect(yen.getByRole('img', { name: '-1.234\u00a0¥' })).toBeVisible();
  // The page sets the time zone Berlin, so the time zones of the browser and the server have no effect.
  await expect(yen.locator('time')).toHaveText('1. Jan., 0:30');
  await expect(dinar.getByRole('img', { name: '-89,125\u00a0KWD' })).toBeVisible();
  await expect(dinar).toContainText('An hotel@example.c...');
  await expect(dinar).toContainText('In Bearbeitung');
  await expect(token.getByRole('img', { name: '+1,000000000000000000000001 NEAR' })).toBeVisible();
}

test('the page is complete without JavaScript', async ({ browser, origin }) => {
  const { context, page } = await open(browser, origin, { javaScriptEnabled: false });
  await expectPage(page);
  const card = page.getByRole('region', { name: 'Gesamtguthaben' });
  await expect(card).toHaveCSS('border-radius', '20px');
  await context.close();
});

/** Returns the styles in the Arabic page as the server renders it. */
async function arabicStyles(origin: string): Promise<string> {
  const answer = await fetch(origin, { headers: { cookie: 'language=ar' } });
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const styles = html.matchAll(/<style[^>]*data-emotion="css-rtl [^"]*"[^>]*>(?<rules>[^<]*)/g);
  return [...styles].map(({ groups }) => groups?.['rules']).join('\n');
}

test('the Arabic page contains all styles, and hydrates without an error', async ({
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
  test(`the page hydrates in ${timezoneId} without an error`, async ({ browser, origin }) => {
    const { context, page, messages } = await open(browser, origin, { timezoneId });
    await expectPage(page);
    await page.getByRole('button', { name: 'Guthaben verbergen' }).click();
    await expect(page.getByRole('img', { name: 'Betrag verborgen' })).toBeVisible();
    expect(messages).toEqual([]);
    await context.close();
  });
