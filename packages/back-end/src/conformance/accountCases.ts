import type { Ability, BackEndUnderTest } from './backEnd';
import { having, type Bench, type Draft } from './bench';
import { expect, expectAlike } from './expect';
import { newPerson } from './strangers';

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

const connectionOf = (bench: Bench<BackEndUnderTest>) => bench.connect();

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
        await bench.fails(
          'signed-out',
          () => adapter.balances(),
          'balances after a refused sign-up',
        );
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
      await bench.fails('signed-out', () => adapter.balances(), 'balances after a refused sign-up');
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
        await bench.fails(
          'signed-out',
          () => adapter.balances(),
          'balances after a refused biometric sign-in',
        );
    },
  },
];
