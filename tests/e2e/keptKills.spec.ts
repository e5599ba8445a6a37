import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';
import { writeBackup } from '../../src/adapters/onDevice/backupFile.ts';
import { KEPT } from '../../src/testing/keptTabs.ts';
import { seededRandom } from '../../src/testing/storyWorld.ts';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

/*
 * Kills the process of the browser at random moments before, during and after an action on stored wallets. At the next
 * start, the app must show the state before the action or the state after it, and no false message. The variable
 * `KILLS` is the number of kills, and `KILLS_SEED` selects other random moments.
 */

const KILLS = Number(process.env['KILLS'] ?? 20);
const PASSPHRASE = 'four short words here';

interface State {
  readonly isKept: boolean;
  readonly dollars: string;
  readonly lock: string;
}

const OFF: State = { isKept: false, dollars: '$2,847.32', lock: 'never' };

/** Starts the browser in a separate process, with a profile that later processes can use. */
async function startBrowser(profile: string) {
  const child = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      ...LAUNCH_ARGS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endpoint = await new Promise<string>((resolve) => {
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  const page = await (context ?? (await browser.newContext())).newPage();
  page.setDefaultTimeout(60_000);
  return {
    page,
    /** Kills all processes of the browser. */
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
const keeping = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my wallets on this device' });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

async function openSend(page: Page, address: string) {
  await open(page, `${address}app`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  return dialog(page);
}

/** Reads the state that the app shows after a start. Unlocks the app if it is locked. */
async function read(page: Page, address: string): Promise<State> {
  await open(page, `${address}app/data`);
  const locked = page.getByRole('heading', { name: 'Locked' });
  await expect(locked.or(keeping(page))).toBeVisible();
  if (await locked.isVisible()) {
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  }
  await expect(keeping(page)).toBeVisible();
  await expect(page.getByText(/no longer on this device|is damaged|another tab/)).toBeHidden();
  const isKept = await keeping(page).isChecked();
  const lock = await page.getByRole('combobox', { name: 'Lock after' }).inputValue();
  const send = isKept && lock !== 'never' ? null : await openSend(page, address);
  // If the app has a lock, opening another document would lock it again, so links lead to the balance.
  if (!send) await page.getByRole('link', { name: 'Home' }).first().click();
  if (!send) await page.getByRole('button', { name: 'Send', exact: true }).click();
  const text = await dialog(page)
    .getByText(/Available: \$/)
    .textContent();
  return { isKept, lock, dollars: /\$[\d,.]+/.exec(text ?? '')?.[0] ?? '' };
}

interface Action {
  readonly isPossible: (state: State) => boolean;
  readonly after: (state: State) => State;
  /** The longest time from the press to the kill, in milliseconds. */
  readonly within: number;
  /** Prepares the action. Returns a function that presses the last button. */
  readonly begin: (page: Page, address: string, backup: string) => Promise<() => Promise<void>>;
}

const less = (dollars: string) =>
  `$${(Number(dollars.replace(/[$,]/g, '')) - 1).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const passphrase = async (page: Page, button: string, fields: number) => {
  const inputs = dialog(page).locator('input[type=password]');
  await expect(inputs).toHaveCount(fields);
  for (let index = 0; index < fields; index += 1) await inputs.nth(index).fill(PASSPHRASE);
  return () => dialog(page).getByRole('button', { name: button }).click();
};

const ACTIONS: readonly Action[] = [
  {
    isPossible: ({ isKept }) => !isKept,
    after: (state) => ({ ...state, isKept: true }),
    within: 1_000,
    async begin(page, address) {
      await open(page, `${address}app/data`);
      await keeping(page).click();
      return () => page.getByRole('button', { name: 'Keep without a lock' }).click();
    },
  },
  {
    isPossible: ({ isKept, lock }) => isKept && lock === 'never',
    after: (state) => ({ ...state, dollars: less(state.dollars) }),
    within: 2_800,
    async begin(page, address) {
      const send = await openSend(page, address);
      await send.getByRole('combobox', { name: 'Recipient' }).fill('rent@example.com');
      await send.getByLabel('Amount').fill('1');
      return () => send.getByRole('button', { name: 'Send' }).click();
    },
  },
  {
    isPossible: ({ isKept, lock }) => isKept && lock === 'never',
    after: () => OFF,
    within: 800,
    async begin(page, address) {
      await open(page, `${address}app/data`);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      return () => dialog(page).getByRole('button', { name: 'Erase everything' }).click();
    },
  },
  {
    isPossible: ({ isKept, lock }) => isKept && lock === 'never',
    after: (state) => ({ ...state, dollars: '$2,000.00' }),
    within: 800,
    async begin(page, address, backup) {
      await open(page, `${address}app/data`);
      await page.getByRole('button', { name: 'Import backup' }).click();
      await dialog(page).locator('input[type=file]').setInputFiles(backup);
      await expect(dialog(page).getByRole('button', { name: 'Replace' })).toBeVisible();
      return () => dialog(page).getByRole('button', { name: 'Replace' }).click();
    },
  },
  {
    isPossible: ({ isKept, lock }) => isKept && lock === 'never',
    after: (state) => ({ ...state, lock: '5' }),
    within: 2_000,
    async begin(page, address) {
      await open(page, `${address}app/data`);
      await page.getByRole('combobox', { name: 'Lock after' }).selectOption('5');
      return passphrase(page, 'Set passphrase', 2);
    },
  },
  {
    isPossible: ({ lock }) => lock !== 'never',
    after: (state) => ({ ...state, lock: 'never' }),
    within: 2_000,
    async begin(page, address) {
      await open(page, `${address}app/data`);
      await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
      await page.getByRole('button', { name: 'Unlock', exact: true }).click();
      await page.getByRole('combobox', { name: 'Lock after' }).selectOption('never');
      return passphrase(page, 'Remove the lock', 1);
    },
  },
];

test('after each kill, the state is the one before or after the action', async ({ address }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const random = seededRandom(Number(process.env['KILLS_SEED'] ?? 40));
  const folder = await mkdtemp(join(tmpdir(), 'florin-kills-'));
  const backup = join(folder, 'backup.json');
  const [personal, ...others] = KEPT.wallets;
  if (!personal) throw new Error('There is no wallet');
  const balances = { ...personal.balances, usd: '2000' } as const;
  // The send form opens with the primary currency, and the test reads the dollars in it.
  const choices = {
    ...KEPT.choices,
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    hidesBalances: false,
  } as const;
  const contents = { ...KEPT, choices, wallets: [{ ...personal, balances }, ...others] };
  await writeFile(backup, await writeBackup(contents, { createdAt: '2026-03-01T12:00:00.000Z' }));
  let state = OFF;
  try {
    for (let count = 0; count < KILLS; count += 1) {
      const possible = ACTIONS.filter(({ isPossible }) => isPossible(state));
      const action = possible[random.integer(0, possible.length - 1)];
      if (!action) throw new Error('No action is possible');
      const acting = await startBrowser(join(folder, 'profile'));
      const press = await action.begin(acting.page, address, backup);
      const kill = async () => {
        await acting.page.waitForTimeout(random.integer(0, action.within));
        await acting.kill();
      };
      await Promise.all([press().catch(() => undefined), kill()]);
      const next = await startBrowser(join(folder, 'profile'));
      const shown = await read(next.page, address);
      await next.kill();
      expect([state, action.after(state)], `kill ${count + 1}`).toContainEqual(shown);
      state = shown;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
