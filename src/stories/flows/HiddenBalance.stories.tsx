import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';
import type { AppDriver } from '../../testing/drivers/app';
import { figuresIn } from '../../testing/figures';

/**
 * The user hides the balance. After that, no page, sheet or notice shows an amount of the wallets.
 */
const meta = preview.meta({
  id: 'flows-hiddenbalance',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/A hidden balance',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** Splits a text into figures at the spaces. */
const figures = (list: string) => list.trim().split(/\s+/);

/** The amounts of the sample wallets, as the pages show them. */
const SHOWN = figures(`
  2847.32 1250.75 890.45 0.15423 0.1542 2.8934 1250.5 1250.5000
  1350.81 1113.06 6670.45 7464.97 562.73 20009.34 20009
  0.0125 120.00 500.00 460.000000 0.005 0.0001 64.20 75.50 850.00
  854.20 375.23 0.0463 0.8680 375.1500 2001.13 2239.49 168.82 6003
  4270.98 1876.13 0.2313 4.3401 1875.7500 11197.46 844.09 30014
  320.00 48.90 400.00
`);

/** The same amounts as they are stored, truncated, or rounded differently, and their sums. */
const STORED = figures(`
  20009.337 120 500 460 75.5 850 320 48.9 400
  854.196 854.19 375.225 375.22 267.135 267.13 267.14 0.046269
  0.86802 375.15 6002.80 6002.8011 6002.8
  1876.125 1876.12 1335.675 1335.67 1335.68 0.231345 1875.75
  405.24 405.25 333.92 333.93 2026.21 2026.22 1669.59 1669.60 10005.67 30014.01 30014.0055
`);

/**
 * The amounts of a payment of $12.34 and an exchange of $16.80 for euros, each made twice, and the balances after them.
 */
const MOVED = figures(`
  12.34 16.8 16.80 15.456 15.456000 2834.98 2818.18 2805.84 2789.04
  1266.20 1266.21 1266.206 1281.66 1281.662 1367.50 1384.19
  19996.89 19997 19984.44 19984
`);

const SECRET: ReadonlySet<string> = new Set([...SHOWN, ...STORED, ...MOVED]);

/** Returns the secret amounts that are in the document. */
const revealed = () => [...figuresIn(document)].filter((figure) => SECRET.has(figure));

const CURRENCIES = ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada'];

/** Checks the document. `place` is the name of the open page or sheet, for the error message. */
type Check = (place: string) => void;

/** Opens each sheet of the quick actions, and checks the document. */
async function checkSheets(app: AppDriver, check: Check): Promise<void> {
  await app.openSend();
  for (const currency of CURRENCIES) {
    await app.send.fillIn({ currency });
    check(`send sheet, ${currency}`);
  }
  await app.sendSheet.close();
  await app.noDialog();
  const receive = app.sheet('Receive');
  await receive.openFrom();
  check('receive sheet');
  await receive.close();
  await receive.closed();
}

/**
 * Opens the side menu, its list of wallets and the dialog for a new wallet, checks the document, and switches to
 * another wallet.
 */
async function checkMenu(app: AppDriver, check: Check, nextWallet: string): Promise<void> {
  await app.openWallets();
  check('side menu, wallets');
  const create = app.sheet('Create New Wallet');
  await create.openFrom();
  check('create wallet');
  await create.press('Cancel');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Create New Wallet' })).not.toBeInTheDocument(),
  );
  await app.sheet('Menu').press(/^Switch wallet/);
  await app.choose('option', new RegExp(`^${nextWallet}`));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await app.sheet('Menu').press('Close menu');
  await app.sheet('Menu').closed();
}

/** Opens and checks every page, sheet and menu of the active wallet. */
async function checkEveryPage(app: AppDriver, check: Check): Promise<void> {
  await app.goTo('Home');
  check('home');
  await checkSheets(app, check);
  await app.goTo('Payments');
  check('payments');
  await app.goTo('Exchange');
  for (const currency of CURRENCIES) {
    await app.exchange.fillIn({ from: currency });
    check(`exchange, ${currency}`);
  }
  await app.goTo('Settings');
  check('settings');
  await app.chooseInProfileMenu('Profile');
  await app.arriveAt('Profile');
  check('profile');
  await app.press('Profile menu');
  await screen.findByRole('menu');
  check('profile menu');
  await app.key('{Escape}');
  await app.goTo('Wallet');
  check('wallet');
  await app.press(/^Switch network/);
  check('networks');
  await app.choose('option', /^Cardano/);
}

/** Checks every page of the personal wallet, and for the other wallets the pages whose amounts differ. */
async function checkAllWallets(app: AppDriver, check: Check): Promise<void> {
  await checkEveryPage(app, check);
  for (const wallet of ['Business Wallet', 'Savings Wallet']) {
    await checkMenu(app, check, wallet);
    check(`wallet, ${wallet}`);
    await app.goTo('Home');
    check(`home, ${wallet}`);
    await app.goTo('Wallet');
  }
}

/** Sends $12.34 and exchanges $16.80, and waits until both are completed. */
async function moveMoney(app: AppDriver, check: Check): Promise<void> {
  await app.goTo('Payments');
  const before = (await app.recentTransactions()).length;
  await app.openSend();
  await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
  await app.noDialog();
  check('payments, after a payment');
  await app.goTo('Exchange');
  await app.exchange.fillIn({ amount: '16.80' });
  await app.exchange.exchange();
  await screen.findByText(/^Exchanged/);
  check('exchange, after an exchange');
  await app.goTo('Payments');
  await expect(await app.recentTransactions()).toHaveLength(Math.min(10, before + 2));
}

/** No page, sheet or menu shows a digit of a balance or of a transaction while amounts are hidden. */
export const HiddenAmounts = meta.story({
  play: async ({ app, step }) => {
    const found: string[] = [];
    const check = (place: string) => {
      found.push(...revealed().map((figure) => `${figure} (${place})`));
    };
    await step('Send and exchange money while amounts are shown', async () => {
      await moveMoney(app, check);
      await expect(found).toContain('12.34 (payments, after a payment)');
      await expect(found).toContain('16.80 (exchange, after an exchange)');
    });
    await step('Hide the balance on the payments page: all amounts disappear', async () => {
      await app.hideBalance();
      await expect(revealed()).toEqual([]);
    });
    found.length = 0;
    await step('Send and exchange money while amounts are hidden', async () => {
      await moveMoney(app, check);
      await expect(found).toEqual([]);
    });
    await step('Open every page, sheet and menu of every wallet', async () => {
      await checkAllWallets(app, check);
      await expect(found).toEqual([]);
    });
  },
});

/** Proves that the check of `HiddenAmounts` works: while amounts are shown, the same check finds every amount. */
export const ProvesThatTheCheckFindsAmounts = meta.story({
  tags: ['!autodocs'],
  play: async ({ app }) => {
    const found = new Set<string>();
    await checkAllWallets(app, () => {
      for (const figure of revealed()) found.add(figure);
    });
    await expect(SHOWN.filter((figure) => !found.has(figure))).toEqual([]);
  },
});
