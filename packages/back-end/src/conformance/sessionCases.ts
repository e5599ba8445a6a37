import type { ReadOptions, WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest, ConformanceOptions } from './backEnd';
import { having, type Bench, type Draft } from './bench';
import { abort } from './abort';
import { expect, expectAlike } from './expect';
import { NEW_WALLET } from './newWalletCases';
import { newPerson, UNKNOWN_CHALLENGE } from './strangers';
import { until } from './until';

type Given = Pick<ConformanceOptions, 'abilities'>;
type Calls = Readonly<Record<string, (options?: ReadOptions) => Promise<unknown>>>;

/**
 * Returns all calls that need a session, with valid arguments. Optional calls are included only if the options list
 * them, and the calls for exchanges only if the back end has exchanges.
 */
function callsOf(
  bench: Bench<BackEndUnderTest>,
  adapter: WalletAdapter,
  { abilities = [] }: Given,
): Calls {
  const { payment, newKey, backEnd } = bench;
  const { exchange, challenged } = backEnd;
  const { walletId, currency } = payment;
  const move = (options?: ReadOptions) => ({ ...options, idempotencyKey: newKey() });
  const optional: Calls = {
    createWallet: (options) =>
      having(adapter, 'createWallet').createWallet(NEW_WALLET, move(options)),
    receiveAddresses: (options) =>
      having(adapter, 'receiveAddresses').receiveAddresses(walletId, options),
    priceHistory: (options) => having(adapter, 'priceHistory').priceHistory(currency, options),
    transaction: (options) =>
      having(adapter, 'transaction').transaction({ walletId, id: 'none' }, options),
    prepare: (options) => having(adapter, 'prepare').prepare(payment, options),
    confirm: (options) =>
      having(adapter, 'confirm').confirm(
        { ...UNKNOWN_CHALLENGE, ...(challenged && { code: challenged.code }) },
        move(options),
      ),
  };
  return {
    balances: (options) => adapter.balances(options),
    history: (options) => adapter.history({ walletId }, options),
    send: (options) => adapter.send(payment, move(options)),
    ...(exchange && {
      quote: (options?: ReadOptions) => adapter.quote(exchange, options),
      exchange: (options?: ReadOptions) =>
        adapter.exchange({ ...exchange, received: exchange.amount }, move(options)),
    }),
    ...Object.fromEntries(
      Object.entries(optional).filter(([name]) => abilities.some((ability) => ability === name)),
    ),
  };
}

/** The calls that open a session. */
const ENTRIES = ['signIn', 'signUp', 'signInWithBiometrics'] as const;
type Entry = (typeof ENTRIES)[number];

/** Returns a call that opens a session. */
function entryOf(
  name: Entry,
  bench: Bench<BackEndUnderTest>,
  adapter: WalletAdapter,
): (options?: ReadOptions) => Promise<unknown> {
  return {
    signIn: (options?: ReadOptions) => adapter.signIn(bench.backEnd.credentials, options),
    signUp: (options?: ReadOptions) => having(adapter, 'signUp').signUp(newPerson(bench), options),
    signInWithBiometrics: (options?: ReadOptions) =>
      having(adapter, 'signInWithBiometrics').signInWithBiometrics(options),
  }[name];
}

const entriesOf = ({ abilities = [] }: Given) =>
  ENTRIES.filter((name) => name === 'signIn' || abilities.includes(name));

/** Returns the calls that change a session or a challenge. Each has a separate connection with a signed-in user. */
async function otherCallsOf(bench: Bench<BackEndUnderTest>, given: Given): Promise<Calls> {
  const { abilities = [] } = given;
  const { challengeId } = UNKNOWN_CHALLENGE;
  const [leaving, challenged, ...entering] = await Promise.all(
    ['signOut', 'challenges', ...entriesOf(given)].map(() => bench.apart()),
  );
  expect(leaving !== undefined && challenged !== undefined, 'No connection was opened');
  const { adapter } = challenged;
  const steps: Calls = {
    confirmSignIn: (options) =>
      having(adapter, 'confirmSignIn').confirmSignIn(UNKNOWN_CHALLENGE, options),
    resendCode: (options) => having(adapter, 'resendCode').resendCode(challengeId, options),
    cancelChallenge: (options) =>
      having(adapter, 'cancelChallenge').cancelChallenge(challengeId, options),
  };
  return {
    signOut: (options) => leaving.adapter.signOut(options),
    ...Object.fromEntries(
      Object.entries(steps).filter(([name]) => abilities.some((ability) => ability === name)),
    ),
    ...Object.fromEntries(
      entriesOf(given).map((name, index) => [
        name,
        entryOf(name, bench, (entering[index] ?? leaving).adapter),
      ]),
    ),
  };
}

/** Fails unless every call rejects as signed out, and changes nothing. */
async function expectClosed(
  bench: Bench<BackEndUnderTest>,
  adapter: WalletAdapter,
  given: Given,
  when: string,
) {
  const expectMoved = await bench.moved();
  await Promise.all(
    Object.entries(callsOf(bench, adapter, given)).map(([name, call]) =>
      bench.fails('signed-out', () => call(), `${name} ${when}`),
    ),
  );
  await expectMoved();
}

/** Returns a test that aborts every call, either before it begins or while it is pending. */
const aborted = (name: string, isBefore: boolean): Draft => ({
  name,
  async run(bench, options) {
    const calls = {
      ...callsOf(bench, bench.adapter, options),
      ...(await otherCallsOf(bench, options)),
    };
    await Promise.all(
      Object.entries(calls).map(([call, begin]) => abort(bench, call, begin, isBefore)),
    );
    // The connection still works.
    await bench.adapter.balances();
  },
});

/** Tests of the conformance kit for signing in and out, and for aborted calls. */
export const SESSION_CASES: readonly Draft[] = [
  {
    name: 'wrong credentials are refused, and every call is still rejected as signed out',
    async run(bench, options) {
      const adapter = bench.connect();
      const answer = await adapter.signIn(bench.backEnd.wrongCredentials);
      expect(!answer.ok, 'A sign-in with wrong credentials succeeded');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'wrong-credentials', 'The refusal of wrong credentials');
      await expectClosed(bench, adapter, options, 'after a refused sign-in');
    },
  },
  {
    name: 'every call is rejected as signed out before signing in',
    run: (bench, options) => expectClosed(bench, bench.connect(), options, 'before signing in'),
  },
  {
    name: 'every call is rejected as signed out after signing out, once or twice',
    async run(bench, options) {
      const adapter = await bench.other();
      await adapter.balances();
      await adapter.signOut();
      await adapter.signOut();
      await expectClosed(bench, adapter, options, 'after signing out');
      const { ok } = await adapter.signIn(bench.backEnd.credentials);
      expect(ok, 'Signing in again after signing out was refused');
      await adapter.balances();
    },
  },
  {
    name: 'every call is rejected as signed out when the back end has ended the session',
    needs: ['endSessions'],
    async run(bench, options) {
      const { adapter } = await bench.apart();
      await adapter.balances();
      await options.endSessions?.(bench.backEnd);
      await expectClosed(bench, adapter, options, 'after the end of the session');
      const { ok } = await adapter.signIn(bench.backEnd.credentials);
      expect(ok, 'Signing in again after the end of the session was refused');
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
  {
    name: 'a sign-in or sign-up that is aborted opens no session',
    async run(bench, options) {
      for (const name of entriesOf(options)) {
        for (const isBefore of [true, false]) {
          const adapter = bench.connect();
          const call = entryOf(name, bench, adapter);
          const closed = () =>
            bench.fails(
              'signed-out',
              () => adapter.balances(),
              `balances after an aborted ${name}`,
            );
          // oxlint-disable no-await-in-loop -- each connection is read after its sign-in was aborted.
          await abort(bench, name, call, isBefore);
          await closed();
          // The answer to the aborted call may arrive later than that of another sign-in.
          await bench.other();
          await until(bench, () => true);
          await closed();
          // oxlint-enable no-await-in-loop
        }
      }
    },
  },
];
