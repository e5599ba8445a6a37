import type { SignUpRequest } from '#src/adapters/walletAdapter';
import { DEMO_CREDENTIALS, DEMO_USER } from '#src/domain/demo/demoAccount';
import { accept, refuse } from '#src/domain/result';
import type { Able, Broken } from '../failedCases';
import { otherKey } from './otherKey';

const FIRST_SHEET =
  'the first sheet has the balances and the newest records, and is null without a session';
const LINE = 'a single transaction equals its record in the history, and an unknown one is null';
const SIGN_UP = 'a sign-up opens an account and signs in, or is refused without signing in';
const TAKEN = 'a sign-up with the email of an account is refused, and does not change its password';

/** The sign-up requests that were wrongly accepted, by email. */
const accounts = new Map<string, SignUpRequest>();

/** Faulty adapters for the tests of the conformance kit: their optional methods break a rule. */
export const BROKEN_ABILITIES: readonly Broken[] = [
  [
    'that lacks a listed ability',
    () => ({ transaction: undefined as never }),
    [
      'the adapter has the abilities that the options list, and no others',
      'every call is rejected as signed out before signing in',
      LINE,
      'a single transaction has its current status',
    ],
  ],
  [
    'that returns a user without a session',
    () => ({ user: DEMO_USER }),
    ['a connection without a session has no user'],
  ],
  [
    'whose first sheet lacks a wallet',
    ({ firstSheet }) => ({
      firstSheet() {
        const first = firstSheet();
        return (
          first && { ...first, sheet: { ...first.sheet, wallets: first.sheet.wallets.slice(1) } }
        );
      },
    }),
    [FIRST_SHEET],
  ],
  [
    'whose first sheet lacks the newest record',
    ({ firstSheet }) => ({
      firstSheet() {
        const first = firstSheet();
        const { personal } = first?.pages ?? {};
        if (!first || !personal) return first;
        const transactions = personal.transactions.slice(1);
        return { ...first, pages: { ...first.pages, personal: { ...personal, transactions } } };
      },
    }),
    [FIRST_SHEET],
  ],
  [
    'whose first sheet remains after signing out',
    ({ firstSheet }) => {
      let kept: ReturnType<Able['firstSheet']> = null;
      return { firstSheet: () => (kept = firstSheet() ?? kept) };
    },
    [FIRST_SHEET],
  ],
  [
    'that signs up without opening an account',
    (adapter) => ({
      signUp: () => adapter.signIn(DEMO_CREDENTIALS).then(() => accept(DEMO_USER)),
    }),
    [SIGN_UP, TAKEN],
  ],
  [
    'whose refused sign-up signs in',
    (adapter) => ({
      async signUp() {
        await adapter.signIn(DEMO_CREDENTIALS);
        return refuse({ kind: 'not-opened' });
      },
    }),
    [SIGN_UP, TAKEN],
  ],
  [
    'whose sign-up takes over an account',
    (adapter) => {
      const enter = async ({ email }: SignUpRequest) => {
        await adapter.signIn(DEMO_CREDENTIALS);
        return accept({ ...DEMO_USER, id: email, email });
      };
      return {
        signUp(request) {
          accounts.set(request.email, request);
          return enter(request);
        },
        signIn(credentials, options) {
          const account = accounts.get(credentials.email);
          const isRight = account?.password === credentials.password;
          return account && isRight ? enter(account) : adapter.signIn(credentials, options);
        },
      };
    },
    [TAKEN],
  ],
  [
    'whose biometric sign-in opens no session',
    () => ({ signInWithBiometrics: () => Promise.resolve(accept(DEMO_USER)) }),
    ['a biometric sign-in opens a session, or is refused without opening one'],
  ],
  [
    'that forgets the keys of wallets',
    (adapter) => ({
      createWallet: (wallet, options) =>
        adapter.createWallet(wallet, { ...options, idempotencyKey: otherKey() }),
    }),
    [
      'a wallet is created once when its key is repeated, or sent ten times at once',
      'a wallet whose answer is lost is created once when it is repeated',
      'a wallet that the connection delivers twice is created once',
      'a used key with another wallet is refused as a duplicate, and creates nothing',
    ],
  ],
  [
    'that ignores the terms of a payment',
    (adapter) => ({
      send(order, options) {
        const { preparationId: _, ...payment } = order;
        return adapter.send(payment, options);
      },
    }),
    [
      'an expired preparation is refused and moves no money, and a completed payment returns its answer again',
      'an unknown preparation, or one of another payment, is refused and moves no money',
    ],
  ],
  [
    'that confirms with any code',
    (adapter) => ({
      confirm: (answer, options) => adapter.confirm({ ...answer, code: '123456' }, options),
    }),
    ['a payment with a challenge moves money once, only after the right code'],
  ],
  [
    'that pays without a code',
    (adapter) => ({
      async send(order, options) {
        const answer = await adapter.send(order, options);
        if (answer.ok || answer.refusal.kind !== 'challenge') return answer;
        await adapter.confirm({ challengeId: answer.refusal.id, code: '123456' }, options);
        return answer;
      },
    }),
    [
      'a payment with a challenge moves money once, only after the right code',
      'a challenge does not confirm a payment with another key',
      'a cancelled challenge moves nothing, and cannot be confirmed',
      'another code has another challenge, which replaces the earlier one',
    ],
  ],
  [
    'that confirms a cancelled challenge',
    () => ({ cancelChallenge: async () => {} }),
    ['a cancelled challenge moves nothing, and cannot be confirmed'],
  ],
  [
    'whose preparation pays',
    (adapter) => ({
      async prepare(order, options) {
        const prepared = await adapter.prepare(order, options);
        if (prepared.ok) await adapter.send(order, { idempotencyKey: otherKey() });
        return prepared;
      },
    }),
    ['a preparation moves no money, and its payment costs its total'],
  ],
  [
    'that invents a name for a wallet',
    (adapter) => ({
      createWallet: (wallet, options) =>
        adapter.createWallet({ ...wallet, name: wallet.name.trim() || 'Wallet' }, options),
    }),
    ['a wallet without a name is refused, and its key creates another wallet once'],
  ],
  [
    'that lists a new wallet on only one connection',
    (adapter) => {
      const own = new Set<string>();
      return {
        async createWallet(wallet, options) {
          const answer = await adapter.createWallet(wallet, options);
          if (answer.ok) own.add(answer.value.id);
          return answer;
        },
        async balances(options) {
          const sheet = await adapter.balances(options);
          const sample = new Set(['personal', 'business', 'savings']);
          return {
            ...sheet,
            wallets: sheet.wallets.filter(({ id }) => sample.has(id) || own.has(id)),
          };
        },
      };
    },
    ['a new wallet is empty, has no history, and is listed on every connection'],
  ],
];
