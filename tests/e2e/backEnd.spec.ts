import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, test as base, type Page, type Request, type Route } from '@playwright/test';
import { openDatabase } from '../../packages/server/src/database';
import { paths } from '../../src/features/page/paths';
import {
  startServer,
  temporaryDatabase,
  type RunningServer,
} from '../../packages/server/tests/backend/exampleServer';
import { totalBalance, transactions } from './steps';

/*
 * Tests the app with the example server as back end, started by `npm run dev -- --backend URL`.
 */

const DEV = fileURLToPath(new URL('../../scripts/dev.mjs', import.meta.url));

/** The server sends no new prices, so the balances can be expected literally. */
const CONSTANT_PRICES = { PRICES_MS: '0' };

/** Starts the app with a back end, and returns its URL. */
async function startApp(backEnd: string) {
  const child = spawn(
    process.execPath,
    [DEV, '--backend', backEnd, '--host', '127.0.0.1', '--port', '0', '--clearScreen', 'false'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(line)) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('The development server ended before it was ready.');
}

interface Running {
  readonly server: RunningServer;
  readonly database: string;
  readonly url: string;
}

/** A development server, and the port of the back end that it is connected to. */
interface App {
  readonly url: string;
  readonly port: number;
}

/** Returns a port that no server listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const test = base.extend<{ running: Running }, { app: App }>({
  app: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const port = await freePort();
      const { url, stop } = await startApp(`http://127.0.0.1:${port}`);
      await use({ url, port });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  running: [
    async ({ app: { url, port } }, use) => {
      const { file, remove } = temporaryDatabase();
      const server = await startServer(file, { ...CONSTANT_PRICES, PORT: String(port) });
      await use({ server, database: file, url });
      await server.kill();
      remove();
    },
    { timeout: 120_000 },
  ],
});

// One worker runs all tests with one development server. Two new servers would write to the same cache of Vite, and the
// page of one of them would not load.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${paths.home}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@florin.example');
  await page.getByLabel('Password', { exact: true }).fill('florin-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(totalBalance(page)).toBeVisible({ timeout: 60_000 });
}

test('a payment whose response is lost is made once', async ({
  page,
  running: { server, database, url },
}) => {
  test.setTimeout(180_000);
  // The development server compiles each file at its first request.
  page.setDefaultTimeout(60_000);
  await signIn(page, url);
  await expect(page.getByText('$20,009.34')).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  const send = sheet.getByRole('button', { name: 'Send', exact: true });
  const inDoubt = 'We could not confirm this payment. It may have been made.';
  const fillIn = async (amount: string) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await sheet.getByRole('combobox', { name: 'Recipient' }).fill('ana@florin.example');
    await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
  };

  const restartedServer =
    await test.step('Check a payment again after a restart of the server', async () => {
      await fillIn('9.34');
      await server.kill();
      await send.click();
      await expect(sheet.getByRole('alert')).toContainText(inDoubt);
      const restarted = await startServer(database, {
        ...CONSTANT_PRICES,
        PORT: String(server.port),
      });
      await sheet.getByRole('button', { name: 'Check again' }).click();
      await expect(sheet).toBeHidden();
      await expect(transactions(page).first()).toContainText('-$9.34');
      await expect(page.getByText('$20,000.00')).toBeVisible();
      return restarted;
    });

  await test.step('Change the description after all responses were lost, and pay only once', async () => {
    await fillIn('100');
    // The server makes the payment, but no response to it or to a later GET request arrives.
    await page.route(/\/api\/wallets/, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect(sheet.getByRole('alert')).toContainText(inDoubt);
    await sheet.getByRole('textbox', { name: 'Description (optional)' }).fill('Lunch');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Check before you send' });
    await expect(question).toContainText('A payment of the same amount to the same recipient');
    await question.getByRole('button', { name: 'Go back' }).click();
    // GET requests still fail. Otherwise a history with the payment would confirm the payment before the button is
    // pressed.
    await page.route(/\/api\/wallets/, (route) =>
      route.request().method() === 'POST' ? route.continue() : route.abort(),
    );
    await sheet.getByRole('button', { name: 'Check again' }).click();
    await expect(sheet).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('Sign in again, and find each payment once', async () => {
    await signIn(page, url);
    await expect(page.getByText('$19,900.00')).toBeVisible();
    await expect(transactions(page).filter({ hasText: '-$9.34' })).toHaveCount(1);
    await expect(transactions(page).filter({ hasText: '-$100.00' })).toHaveCount(1);
  });
  await restartedServer.kill();
});

test('a payment in doubt survives a reload, and is made once', async ({
  page,
  running: { url },
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(60_000);
  // Accepts the browser's question whether to leave the page, so that the page is reloaded.
  page.on('dialog', (dialog) => void dialog.accept());
  const sheet = page.getByRole('dialog', { name: 'Send' });
  const inDoubt = 'We could not confirm this payment. It may have been made.';
  const doubt = page.getByRole('group', { name: inDoubt });
  /** Sends a payment whose response is lost. The server executes it or does not receive it. */
  const lose = async (amount: string, isExecuted: boolean) => {
    await page.route(/\/api\/wallets/, async (route) => {
      if (isExecuted && route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await sheet.getByRole('combobox', { name: 'Recipient' }).fill('ana@florin.example');
    await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await sheet.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText(inDoubt);
    // Requests fail until the page is unloaded. Otherwise the app could find the payment before the reload.
    await page.goto('about:blank');
    await page.unrouteAll();
  };

  await signIn(page, url);
  await test.step('A payment that was not made is checked again after the reload', async () => {
    await lose('9.34', false);
    await signIn(page, url);
    await expect(doubt).toContainText('$9.34 to ana@florin.example');
    await doubt.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Sent $9.34 to ana@florin.example')).toBeVisible();
    await expect(doubt).toBeHidden();
    await expect(page.getByText('$20,000.00')).toBeVisible();
  });
  await test.step('A payment that was made is found after the reload', async () => {
    await lose('100', true);
    await signIn(page, url);
    await expect(page.getByText('Sent $100.00 to ana@florin.example')).toBeVisible();
    await expect(doubt).toBeHidden();
    await expect(page.getByText('$19,900.00')).toBeVisible();
    await expect(transactions(page).filter({ hasText: '-$100.00' })).toHaveCount(1);
  });
});

test('an expired session keeps the typed payment, and keeps the order in doubt with its key', async ({
  page,
  running: { database, url },
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(60_000);
  const sheet = page.getByRole('dialog', { name: 'Send' });
  const send = sheet.getByRole('button', { name: 'Send', exact: true });
  const expire = async () => {
    const { query, close } = await openDatabase(database);
    await query`UPDATE sessions SET expires_at = 0`;
    await close();
  };
  const signInAgain = async () => {
    await expect(page).toHaveURL(`${url}${paths.signin}`);
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@florin.example');
    await page.getByLabel('Password', { exact: true }).fill('florin-demo');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  const reading = new Set<Request>();
  page.on('request', (request) => {
    // The stream of prices never ends.
    const isRead = request.method() === 'GET' && request.url().includes('/api/');
    if (isRead && request.headers()['accept'] !== 'text/event-stream') reading.add(request);
  });
  page.on('requestfinished', (request) => reading.delete(request));
  page.on('requestfailed', (request) => reading.delete(request));

  /**
   * Lets every read fail, and waits for the pending ones. A read of the balances or of the prices could otherwise detect
   * the end of the session before the payment does. `pay` handles the payments.
   */
  const failReads = async (pay: (route: Route) => Promise<void>) => {
    await page.route(/\/api\//, (route) =>
      route.request().method() === 'GET' ? route.abort() : pay(route),
    );
    await expect.poll(() => reading.size).toBe(0);
  };

  await signIn(page, url);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Recipient' }).fill('ana@florin.example');
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('9.34');
  await sheet.getByRole('textbox', { name: 'Description (optional)' }).fill('Lunch');

  await test.step('The session expires before the payment', async () => {
    await failReads((route) => route.continue());
    await expire();
    await send.click();
    await expect(page).toHaveURL(`${url}${paths.signin}`);
    await page.unrouteAll();
    await signInAgain();
    await expect(sheet.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
      'ana@florin.example',
    );
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('9.34');
    await expect(sheet.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue(
      'Lunch',
    );
  });

  await test.step('The session expires after a payment whose response was lost', async () => {
    const keys = new Set<string | undefined>();
    await failReads(async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect(sheet.getByRole('alert')).toContainText('We could not confirm this payment.');
    await expire();
    // The reads still fail. A history with the payment would otherwise confirm it before the button is pressed.
    await failReads((route) => route.continue());
    const request = page.waitForRequest(/\/payments$/);
    await sheet.getByRole('button', { name: 'Check again' }).click();
    keys.add((await request).headers()['idempotency-key']);
    await page.unrouteAll();
    await signInAgain();
    // The history has the payment, so the sheet closes.
    await expect(sheet).toBeHidden();
    await expect(transactions(page).filter({ hasText: '-$9.34' })).toHaveCount(1);
    await expect(page.getByText('$20,000.00')).toBeVisible();
    expect(keys.size).toBe(1);
  });
});
