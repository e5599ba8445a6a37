import type { ReadOptions, WalletAdapter } from '../walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { expect, expectAlike } from './bench';

type Calls = Readonly<Record<string, (options?: ReadOptions) => Promise<unknown>>>;

/** All calls that need a session. */
function callsOf(bench: Bench<BackEndUnderTest>, adapter: WalletAdapter): Calls {
  const { payment, newKey, backEnd } = bench;
  const { walletId, currency, amount } = payment;
  const request = backEnd.exchange ?? { walletId, from: currency, to: currency, amount };
  const move = (options?: ReadOptions) => ({ ...options, idempotencyKey: newKey() });
  return {
    balances: (options) => adapter.balances(options),
    history: (options) => adapter.history({ walletId }, options),
    quote: (options) => adapter.quote(request, options),
    send: (options) => adapter.send(payment, move(options)),
    exchange: (options) => adapter.exchange({ ...request, received: amount }, move(options)),
  };
}

async function expectClosed(bench: Bench<BackEndUnderTest>, adapter: WalletAdapter, when: string) {
  const expectUnchanged = await bench.unchanged();
  await Promise.all(
    Object.entries(callsOf(bench, adapter)).map(([name, call]) =>
      bench.rejection(() => call(), `${name} ${when}`),
    ),
  );
  await expectUnchanged();
}

/** Aborts every call before it begins or while it is pending. */
const givenUp = (name: string, isBefore: boolean): Draft => ({
  name,
  async run(bench) {
    const calls = Object.entries(callsOf(bench, bench.adapter));
    await Promise.all(
      calls.map(async ([call, begin]) => {
        const giveUp = new AbortController();
        const abort = () => {
          giveUp.abort(new Error('Given up'));
        };
        if (isBefore) abort();
        const error = await bench.rejection(() => {
          const answer = begin({ signal: giveUp.signal });
          if (!isBefore) abort();
          return answer;
        }, `${call} that was given up`);
        expectAlike(String(error), 'Error: Given up', `The rejection of ${call}`);
      }),
    );
    // The connection still works.
    await bench.adapter.balances();
  },
});

/** Signing in and out, and aborting calls. */
export const SESSION_CASES: readonly Draft[] = [
  {
    name: 'wrong credentials are refused, and open nothing',
    async run(bench) {
      const adapter = bench.backEnd.connect(bench.line);
      const answer = await adapter.signIn(bench.backEnd.wrongCredentials);
      expect(!answer.ok, 'Wrong credentials signed in');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'wrong-credentials', 'The refusal of wrong credentials');
      await expectClosed(bench, adapter, 'after a refused sign-in');
    },
  },
  {
    name: 'every call is rejected before somebody signs in',
    run: (bench) =>
      expectClosed(bench, bench.backEnd.connect(bench.line), 'before anybody signed in'),
  },
  {
    name: 'every call is rejected after signing out, which can be done twice',
    async run(bench) {
      const adapter = await bench.other();
      await adapter.balances();
      await adapter.signOut();
      await adapter.signOut();
      await expectClosed(bench, adapter, 'after signing out');
      const { ok } = await adapter.signIn(bench.backEnd.credentials);
      expect(ok, 'Nobody could sign in again after signing out');
      await adapter.balances();
    },
  },
  {
    name: 'a balance sheet has the wallet, a moment, and a price for each currency',
    async run(bench) {
      const { wallets, currencies = [], market, at } = await bench.adapter.balances();
      const ids = wallets.map(({ id }) => id);
      expect(ids.includes(bench.payment.walletId), 'The wallet of the payment is not there');
      expectAlike(new Date(at).toISOString(), at, 'The moment of the balance sheet');
      const unpriced = currencies.filter(({ id }) => !Object.hasOwn(market, id));
      expectAlike(unpriced, [], 'Currencies without a price');
    },
  },
  givenUp('every call that is given up before it begins rejects with the reason', true),
  givenUp('every call that is given up under way rejects with the reason, at once', false),
];
