import { AdapterError } from '#src/backend/adapterError';
import type { ReadOptions, SignUpRequest, WalletAdapter } from '#src/backend/walletAdapter';
import type { Ability, BackEndUnderTest } from './backEnd';
import type { Bench, Draft } from './bench';
import { having } from './bench';
import { expect, expectAlike } from './expect';
import { NEW_WALLET } from './newWalletCases';

const ABILITIES: readonly Ability[] = [
  'user',
  'firstSheet',
  'signUp',
  'signInWithBiometrics',
  'createWallet',
  'receiveAddresses',
  'priceHistory',
  'transaction',
  'subscribeChanges',
  'prepare',
  'confirm',
  'confirmSignIn',
  'resendCode',
  'cancelChallenge',
  'rateOf',
];

/** Fails unless a call rejects with `signed-out`. */
async function expectSignedOut(
  bench: Bench<BackEndUnderTest>,
  call: () => Promise<unknown>,
  what: string,
): Promise<void> {
  const error = await bench.rejection(call, what);
  expectAlike(
    error instanceof AdapterError && error.failure,
    'signed-out',
    `The failure of ${what}`,
  );
}

function newPerson({ newKey }: Bench<BackEndUnderTest>): SignUpRequest {
  const email = `${newKey()}@florin.example`;
  return { firstName: 'Sam', lastName: 'Lee', email, password: `First-${newKey()}` };
}

const connectionOf = (bench: Bench<BackEndUnderTest>) => bench.connect();

/** Returns a call that needs a session, with valid arguments. */
function callOf(
  name: 'createWallet' | 'receiveAddresses' | 'priceHistory' | 'transaction' | 'prepare',
  adapter: WalletAdapter,
  { payment, newKey }: Bench<BackEndUnderTest>,
): (options?: ReadOptions) => Promise<unknown> {
  const able = having(adapter, name);
  const { walletId, currency } = payment;
  const calls = {
    createWallet: (options?: ReadOptions) =>
      able.createWallet?.(NEW_WALLET, { ...options, idempotencyKey: newKey() }),
    receiveAddresses: (options?: ReadOptions) => able.receiveAddresses?.(walletId, options),
    priceHistory: (options?: ReadOptions) => able.priceHistory?.(currency, options),
    transaction: (options?: ReadOptions) => able.transaction?.({ walletId, id: 'none' }, options),
    prepare: (options?: ReadOptions) => able.prepare?.(payment, options),
  };
  return async (options) => calls[name](options);
}

const needsSession = (ability: Parameters<typeof callOf>[0]): Draft => ({
  name: `${ability} is rejected without a session, and with the reason when it is aborted`,
  ability,
  async run(bench) {
    const adapter = connectionOf(bench);
    const call = callOf(ability, adapter, bench);
    await expectSignedOut(bench, call, `${ability} before a sign-in`);
    await adapter.signIn(bench.backEnd.credentials);
    const controller = new AbortController();
    controller.abort(new Error('Aborted'));
    const error = await bench.rejection(() => call({ signal: controller.signal }), ability);
    expectAlike(String(error), 'Error: Aborted', `The rejection of ${ability} when aborted`);
    await adapter.signOut();
    await expectSignedOut(bench, call, `${ability} after signing out`);
  },
});

/** Tests of the conformance kit for sign-up, biometric sign-in, and the list of the adapter's optional methods. */
export const ACCOUNT_CASES: readonly Draft[] = [
  {
    name: 'the adapter has the abilities that the options list, and no others',
    async run({ adapter }, { abilities = [] }) {
      const has = ABILITIES.filter((name) => adapter[name] !== undefined);
      const listed = ABILITIES.filter((name) => abilities.includes(name));
      expectAlike(has, listed, 'The abilities of the adapter');
    },
  },
  {
    name: 'a connection without a session has no user',
    ability: 'user',
    async run(bench) {
      expectAlike(connectionOf(bench).user, null, 'The user of a new connection');
    },
  },
  {
    name: 'a sign-up opens an account and signs in, or is refused without signing in',
    ability: 'signUp',
    async run(bench) {
      const adapter = connectionOf(bench);
      const { firstName, lastName, ...credentials } = newPerson(bench);
      const answer = await having(adapter, 'signUp').signUp({
        firstName,
        lastName,
        ...credentials,
      });
      const later = await connectionOf(bench).signIn(credentials);
      expectAlike(
        later.ok,
        answer.ok,
        'Whether a sign-in with the credentials of the sign-up succeeds',
      );
      if (!answer.ok || !later.ok) {
        await expectSignedOut(bench, () => adapter.balances(), 'balances after a refused sign-up');
        return;
      }
      expectAlike(answer.value.email, credentials.email, 'The email address of the new account');
      expectAlike(later.value.id, answer.value.id, 'The user that signs in later');
      await adapter.balances();
    },
  },
  {
    name: 'a sign-up with the email of an account is refused, and does not change its password',
    ability: 'signUp',
    async run(bench) {
      const person = newPerson(bench);
      const first = await having(connectionOf(bench), 'signUp').signUp(person);
      const adapter = connectionOf(bench);
      const other = { ...person, password: `Second-${bench.newKey()}` };
      const second = await having(adapter, 'signUp').signUp(other);
      expect(!second.ok, 'A second sign-up with the same email was accepted');
      await expectSignedOut(bench, () => adapter.balances(), 'balances after a refused sign-up');
      const withFirst = await connectionOf(bench).signIn(person);
      expectAlike(withFirst.ok, first.ok, 'Whether a sign-in with the first password succeeds');
      const withSecond = await connectionOf(bench).signIn(other);
      expect(!withSecond.ok, 'A sign-in with the password of a refused sign-up succeeded');
    },
  },
  {
    name: 'a biometric sign-in opens a session, or is refused without opening one',
    ability: 'signInWithBiometrics',
    async run(bench) {
      const adapter = connectionOf(bench);
      const answer = await having(adapter, 'signInWithBiometrics').signInWithBiometrics();
      if (answer.ok) await adapter.balances();
      else
        await expectSignedOut(
          bench,
          () => adapter.balances(),
          'balances after a refused biometric sign-in',
        );
    },
  },
  needsSession('createWallet'),
  needsSession('receiveAddresses'),
  needsSession('priceHistory'),
  needsSession('transaction'),
  needsSession('prepare'),
];
