import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../../domain/result';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../domain/demo/demoAccount';
import { simulatedOptions } from '../../testing/conformanceWorlds';
import type { Able } from '../../testing/failedCases';
import { failedBy } from '../../testing/failedCases';
import type { SignUpRequest, WalletAdapter } from '../walletAdapter';
import { conformanceReport, walletConformance } from './conformance';

let keys = 0;
function otherKey(): string {
  keys += 1;
  return `other-${keys}`;
}

const FIRST_SHEET =
  'the first sheet has the balances and the newest records, and is null without a session';
const LINE = 'a single transaction equals its record in the history, and an unknown one is null';
const SIGN_UP = 'a sign-up opens an account and signs in, or is refused without signing in';
const TAKEN =
  'a sign-up with the e-mail of an account is refused, and does not change its password';
const session = (name: string) =>
  `${name} is rejected without a session, and with the reason when it is aborted`;

describe('the conformance kit for abilities', () => {
  it('catches an adapter that lacks a listed ability', async () => {
    const failed = await failedBy((adapter) => {
      const { transaction: _, ...others } = adapter;
      return others;
    });
    expect(failed).toEqual([
      'the adapter has the abilities that the options list, and no others',
      session('transaction'),
      LINE,
    ]);
  });

  it('catches an adapter with an unlisted ability', async () => {
    const options = { ...simulatedOptions(), abilities: ['rateOf', 'user'] as const };
    const rows = await conformanceReport(walletConformance(options));
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([
      {
        name: 'the adapter has the abilities that the options list, and no others',
        outcome: 'failed',
        message:
          'ConformanceFailure: The abilities of the adapter: expected ["user","rateOf"], got ["user","firstSheet","signUp","signInWithBiometrics","createWallet","receiveAddresses","priceHistory","transaction","prepare","rateOf"]',
      },
    ]);
  });

  it('catches an adapter that returns a user without a session', async () => {
    expect(await failedBy((adapter) => ({ ...adapter, user: DEMO_USER }))).toEqual([
      'a connection without a session has no user',
    ]);
  });

  it.each<[string, (adapter: Able) => WalletAdapter['firstSheet']]>([
    [
      'an adapter whose first sheet lacks a wallet',
      ({ firstSheet }) =>
        () => {
          const first = firstSheet();
          return (
            first && { ...first, sheet: { ...first.sheet, wallets: first.sheet.wallets.slice(1) } }
          );
        },
    ],
    [
      'an adapter whose first sheet lacks the newest record',
      ({ firstSheet }) =>
        () => {
          const first = firstSheet();
          const { personal } = first?.pages ?? {};
          if (!first || !personal) return first;
          const transactions = personal.transactions.slice(1);
          return { ...first, pages: { ...first.pages, personal: { ...personal, transactions } } };
        },
    ],
    [
      'an adapter whose first sheet remains after signing out',
      ({ firstSheet }) => {
        let kept: ReturnType<Able['firstSheet']> = null;
        return () => (kept = firstSheet() ?? kept);
      },
    ],
  ])('catches %s', async (_what, changed) => {
    const failed = await failedBy((adapter) => {
      const firstSheet = changed(adapter);
      return { ...adapter, ...(firstSheet && { firstSheet }) };
    });
    expect(failed).toEqual([FIRST_SHEET]);
  });

  it('catches an adapter that signs up without opening an account', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      signUp: () => adapter.signIn(DEMO_CREDENTIALS).then(() => accept(DEMO_USER)),
    }));
    expect(failed).toEqual([SIGN_UP, TAKEN]);
  });

  it('catches an adapter whose refused sign-up signs in', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async signUp() {
        await adapter.signIn(DEMO_CREDENTIALS);
        return refuse({ kind: 'not-opened' });
      },
    }));
    expect(failed).toEqual([SIGN_UP, TAKEN]);
  });

  it('catches an adapter whose sign-up takes over an account', async () => {
    const accounts = new Map<string, SignUpRequest>();
    const failed = await failedBy((adapter) => {
      const enter = async ({ email }: SignUpRequest) => {
        await adapter.signIn(DEMO_CREDENTIALS);
        return accept({ ...DEMO_USER, id: email, email });
      };
      return {
        ...adapter,
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
    });
    expect(failed).toEqual([TAKEN]);
  });

  it('catches an adapter whose biometric sign-in opens no session', async () => {
    const signInWithBiometrics = () => Promise.resolve(accept(DEMO_USER));
    expect(await failedBy((adapter) => ({ ...adapter, signInWithBiometrics }))).toEqual([
      'a biometric sign-in opens a session, or is refused without opening one',
    ]);
  });

  it('catches an adapter that forgets the keys of wallets', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      createWallet: (wallet, options) =>
        adapter.createWallet(wallet, { ...options, idempotencyKey: otherKey() }),
    }));
    expect(failed).toEqual([
      'a wallet is created once when its key is repeated, or sent ten times at once',
      'a wallet whose answer is lost is created once when it is repeated',
      'a wallet that the connection delivers twice is created once',
      'a used key with another wallet is refused as a duplicate, and creates nothing',
    ]);
  });

  it('catches an adapter that ignores the terms of a payment', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      send(order, options) {
        const { preparationId: _, ...payment } = order;
        return adapter.send(payment, options);
      },
    }));
    expect(failed).toEqual([
      'an expired preparation is refused and moves no money, and a completed payment returns its answer again',
      'an unknown preparation, or one of another payment, is refused and moves no money',
    ]);
  });

  it('catches an adapter whose preparation pays', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      async prepare(order, options) {
        const prepared = await adapter.prepare(order, options);
        if (prepared.ok) await adapter.send(order, { idempotencyKey: otherKey() });
        return prepared;
      },
    }));
    expect(failed).toEqual(['a preparation moves no money, and its payment costs its total']);
  });

  it('catches an adapter that invents a name for a wallet', async () => {
    const failed = await failedBy((adapter) => ({
      ...adapter,
      createWallet: (wallet, options) =>
        adapter.createWallet({ ...wallet, name: wallet.name.trim() || 'Wallet' }, options),
    }));
    expect(failed).toEqual([
      'a wallet without a name is refused, and its key creates another wallet once',
    ]);
  });

  it('catches an adapter that lists a new wallet on only one connection', async () => {
    const failed = await failedBy((adapter) => {
      const own = new Set<string>();
      return {
        ...adapter,
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
    });
    expect(failed).toEqual([
      'a new wallet is empty, has no history, and is listed on every connection',
    ]);
  });
});
