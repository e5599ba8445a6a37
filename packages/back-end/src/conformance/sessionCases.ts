import type { ReadOptions, WalletAdapter } from '#src/backend/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { expect, expectAlike } from './expect';

type Calls = Readonly<Record<string, (options?: ReadOptions) => Promise<unknown>>>;

/** Returns all calls that need a session. The calls for exchanges are included only if the back end has exchanges. */
function callsOf(bench: Bench<BackEndUnderTest>, adapter: WalletAdapter): Calls {
  const { payment, newKey, backEnd } = bench;
  const { exchange } = backEnd;
  const move = (options?: ReadOptions) => ({ ...options, idempotencyKey: newKey() });
  return {
    balances: (options) => adapter.balances(options),
    history: (options) => adapter.history({ walletId: payment.walletId }, options),
    send: (options) => adapter.send(payment, move(options)),
    ...(exchange && {
      quote: (options?: ReadOptions) => adapter.quote(exchange, options),
      exchange: (options?: ReadOptions) =>
        adapter.exchange({ ...exchange, received: exchange.amount }, move(options)),
    }),
  };
}

async function expectClosed(bench: Bench<BackEndUnderTest>, adapter: WalletAdapter, when: string) {
  const expectMoved = await bench.moved();
  await Promise.all(
    Object.entries(callsOf(bench, adapter)).map(([name, call]) =>
      bench.rejection(() => call(), `${name} ${when}`),
    ),
  );
  await expectMoved();
}

/** Returns a test that aborts every call, either before it begins or while it is pending. */
const aborted = (name: string, isBefore: boolean): Draft => ({
  name,
  async run(bench) {
    const calls = Object.entries(callsOf(bench, bench.adapter));
    await Promise.all(
      calls.map(async ([call, begin]) => {
        const controller = new AbortController();
        const abort = () => {
          controller.abort(new Error('Aborted'));
        };
        if (isBefore) abort();
        const error = await bench.rejection(() => {
          const answer = begin({ signal: controller.signal });
          if (!isBefore) abort();
          return answer;
        }, `${call} that was aborted`);
        expectAlike(String(error), 'Error: Aborted', `The rejection of ${call}`);
      }),
    );
    // The connection still works.
    await bench.adapter.balances();
  },
});

/** Tests of the conformance kit for signing in and out, and for aborted calls. */
export const SESSION_CASES: readonly Draft[] = [
  {
    name: 'wrong credentials are refused, and every call still rejects',
    async run(bench) {
      const adapter = bench.connect();
      const answer = await adapter.signIn(bench.backEnd.wrongCredentials);
      expect(!answer.ok, 'A sign-in with wrong credentials succeeded');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'wrong-credentials', 'The refusal of wrong credentials');
      await expectClosed(bench, adapter, 'after a refused sign-in');
    },
  },
  {
    name: 'every call is rejected before signing in',
    run: (bench) => expectClosed(bench, bench.connect(), 'before signing in'),
  },
  {
    name: 'every call is rejected after signing out, once or twice',
    async run(bench) {
      const adapter = await bench.other();
      await adapter.balances();
      await adapter.signOut();
      await adapter.signOut();
      await expectClosed(bench, adapter, 'after signing out');
      const { ok } = await adapter.signIn(bench.backEnd.credentials);
      expect(ok, 'Signing in again after signing out was refused');
      await adapter.balances();
    },
  },
  {
    name: 'a balance sheet has the wallet and a time',
    async run(bench) {
      const { wallets, at } = await bench.adapter.balances();
      const ids = wallets.map(({ id }) => id);
      expect(ids.includes(bench.payment.walletId), 'The wallet of the payment is missing');
      expectAlike(new Date(at).toISOString(), at, 'The time of the balance sheet');
    },
  },
  aborted('every call that is aborted before it begins rejects with the reason', true),
  aborted('every call that is aborted while pending rejects with the reason immediately', false),
];
