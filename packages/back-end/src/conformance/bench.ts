import {
  CURRENCY_LIST,
  currencyOf,
  type CurrencyId,
  type CurrencyInfo,
} from '#src/domain/currency/currency';
import type { HistoryRecord } from '#src/domain/history/transaction';
import { compare, ZERO, type Decimal } from '#src/domain/money/money';
import type { AdapterFailure } from '#src/adapters/adapterError';
import { deviceAfter, deviceKey } from '#src/adapters/device';
import type {
  ExchangeRequest,
  OptionalAbilities,
  PaymentOrder,
  Receipt,
  WalletAdapter,
} from '#src/adapters/walletAdapter';
import type { Ability, BackEndUnderTest, ConformanceOptions } from './backEnd';
import { completing, missingCode, type Answer } from './completing';
import { ConformanceFailure, expect, expectFailure, written } from './expect';
import { keepSignedIn } from './keepSignedIn';
import { expectMoved, readAll, readLedger, type Done, type Ledger } from './ledger';
import { createLine, type SteeredLine } from './line';

/** The default time limit, in milliseconds, for a call that has to reject. */
const AT_ONCE_MS = 1_000;

/** A connection to the back end. The test uses `line` to lose, delay or repeat its calls. */
export interface Connection {
  readonly adapter: WalletAdapter;
  readonly line: SteeredLine;
}

/** The tools of one conformance test: a connection with a signed-in user, and functions that make and check orders. */
export interface Bench<BackEnd extends BackEndUnderTest> extends Connection {
  readonly backEnd: BackEnd;
  readonly payment: PaymentOrder;
  readonly newKey: () => string;
  /** Opens another connection, on which no user is signed in. */
  connect(): WalletAdapter;
  /** Opens another connection with a signed-in user. */
  other(): Promise<WalletAdapter>;
  /**
   * Opens another connection with a signed-in user and a separate line. If its session ends, it does not sign in again.
   */
  apart(): Promise<Connection>;
  /** Returns the balance in a currency. Default: the currency of the payment. */
  balance(currency?: string): Promise<Decimal>;
  /** Reads all records of the history, newest first, page by page. */
  lines(limit?: number): Promise<readonly HistoryRecord[]>;
  currency(): Promise<CurrencyInfo>;
  /**
   * Returns the id of another wallet: that with the most money in a currency, or a new wallet if the user has only one.
   * Returns null if the user has only one wallet and cannot create another.
   */
  otherWallet(currency: string): Promise<string | null>;
  /** Makes a payment, and enters a code if the back end requests one. */
  pay(order?: Partial<PaymentOrder>, key?: string, adapter?: WalletAdapter): Promise<Answer>;
  /** Makes an exchange, and enters a code if the back end requests one. */
  exchange(order: ExchangeRequest, key?: string): Promise<Answer>;
  /** Returns the error with which a call rejects. Fails if the call resolves, or does not settle in time. */
  rejection(call: () => Promise<unknown>, what: string, withinMs?: number): Promise<unknown>;
  /** Fails unless a call rejects with an `AdapterError` with this failure. */
  fails(failure: AdapterFailure, call: () => Promise<unknown>, what: string): Promise<void>;
  /**
   * Makes a call that may be answered. Fails if the call rejects with another error than a bad request. Returns the
   * answer, or null if the call was rejected.
   */
  maybe<Answer>(call: () => Promise<Answer>, what: string): Promise<Answer | null>;
  /** Reads all balances and histories. */
  ledger(): Promise<Ledger>;
  /**
   * Reads all balances and histories. Returns a function that reads them again, and fails unless exactly the given
   * orders changed them.
   */
  moved(): Promise<(...dones: readonly Done[]) => Promise<Ledger>>;
}

/** Returns a text about the refusal in an answer, or an empty text if the answer contains no refusal. */
const refusalIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer
    ? ` with the refusal ${written(answer.refusal)}`
    : '';

async function signedIn(adapter: WalletAdapter, backEnd: BackEndUnderTest): Promise<WalletAdapter> {
  const answer = await adapter.signIn(backEnd.credentials);
  if (!answer.ok && answer.refusal.kind === 'challenge')
    throw missingCode('A sign-in', 'confirmSignIn');
  if (!answer.ok)
    throw new ConformanceFailure(`The valid credentials were refused: ${written(answer.refusal)}`);
  return adapter;
}

/** Opens a back end, signs its user in, and returns the tools of one conformance test. */
export async function openBench<BackEnd extends BackEndUnderTest>({
  open,
  after = deviceAfter,
  newKey = deviceKey,
  abilities = [],
}: ConformanceOptions<BackEnd>): Promise<Bench<BackEnd>> {
  const backEnd = await open();
  const line = createLine();
  const connectTo = (to: SteeredLine) => keepSignedIn(backEnd.connect(to), backEnd);
  const adapter = await signedIn(connectTo(line), backEnd).catch(async (error: unknown) => {
    await backEnd.close?.();
    throw error;
  });
  const { payment } = backEnd;
  const { walletId } = payment;
  const complete = completing(backEnd);
  const newWallet = { name: 'Second', type: 'savings', color: 'plum' } as const;

  async function created(): Promise<string | null> {
    if (!abilities.includes('createWallet')) return null;
    const answer = await adapter.createWallet?.(newWallet, { idempotencyKey: newKey() });
    return answer?.ok === true ? answer.value.id : null;
  }

  const bench: Bench<BackEnd> = {
    backEnd,
    adapter,
    line,
    payment,
    newKey,
    connect: () => connectTo(line),
    other: () => signedIn(connectTo(line), backEnd),
    async apart() {
      const own = createLine();
      const connection = backEnd.connect(own);
      await signedIn(keepSignedIn(connection, backEnd), backEnd);
      return { adapter: connection, line: own };
    },
    async balance(currency = payment.currency) {
      const { wallets } = await adapter.balances();
      const wallet = wallets.find(({ id }) => id === walletId);
      expect(wallet !== undefined, `No wallet has the id ${walletId}`);
      return (wallet.balances as Readonly<Record<string, Decimal>>)[currency] ?? ZERO;
    },
    lines: (limit) => readAll(adapter, walletId, limit),
    async currency() {
      const { currencies = CURRENCY_LIST } = await adapter.balances();
      return currencyOf(currencies, payment.currency);
    },
    async otherWallet(currency) {
      const { wallets } = await adapter.balances();
      const heldIn = (wallet: (typeof wallets)[number]) =>
        wallet.balances[currency as CurrencyId] ?? ZERO;
      const [richest] = wallets
        .filter(({ id }) => id !== walletId)
        .toSorted((one, other) => compare(heldIn(other), heldIn(one)));
      return richest?.id ?? created();
    },
    pay(change, key = newKey(), over = adapter) {
      const order = { ...payment, ...change };
      const what = `A payment of ${order.amount} in ${order.currency}`;
      return complete(what, over, key, () => over.send(order, { idempotencyKey: key }));
    },
    exchange(order, key = newKey()) {
      const what = `An exchange of ${order.amount} from ${order.from}`;
      return complete(what, adapter, key, () => adapter.exchange(order, { idempotencyKey: key }));
    },
    async rejection(call, what, withinMs = AT_ONCE_MS) {
      let cancel = () => {};
      const late = new Promise<'late'>((resolve) => {
        cancel = after(withinMs, () => {
          resolve('late');
        });
      });
      // A call that throws synchronously counts as a call that rejects.
      const outcome = (async () => call())().then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      const first = await Promise.race([outcome, late]);
      cancel();
      expect(first !== 'late', `${what} was not rejected within ${withinMs / 1_000} s`);
      if ('error' in first) return first.error;
      throw new ConformanceFailure(
        `${what} was answered${refusalIn(first.answer)} instead of rejected`,
      );
    },
    async fails(failure, call, what) {
      expectFailure(await bench.rejection(call, what), failure, what);
    },
    async maybe(call, what) {
      try {
        return await call();
      } catch (error) {
        if (error instanceof ConformanceFailure) throw error;
        expectFailure(error, 'bad-request', what);
        return null;
      }
    },
    ledger: () => readLedger(adapter),
    async moved() {
      const before = await readLedger(adapter);
      return async (...dones) => {
        const now = await readLedger(adapter);
        expectMoved(before, now, dones);
        return now;
      };
    },
  };
  return bench;
}

/** Returns the receipt of an order. Fails if the order was refused. */
export function receiptOf(answer: Answer, what: string): Receipt {
  if (answer.ok) return answer.value;
  throw new ConformanceFailure(`${what} was refused: ${written(answer.refusal)}`);
}

/**
 * Returns the adapter with a type that includes an optional method. Fails if the adapter lacks the method, although the
 * options list it.
 */
export function having<Name extends Ability>(adapter: WalletAdapter, name: Name) {
  expect(adapter[name] !== undefined, `The options list ${name}, which the adapter lacks`);
  return adapter as WalletAdapter & Required<Pick<OptionalAbilities, Name>>;
}

/** The definition of a conformance test, from which `walletConformance` makes a test that runs or is skipped. */
export interface Draft {
  readonly name: string;
  /** The options of the kit without which the test is skipped. */
  readonly needs?: readonly (
    | 'exchanges'
    | 'challenges'
    | 'recipients'
    | 'expireQuotes'
    | 'expirePreparations'
    | 'skewClock'
    | 'pushPrices'
    | 'endSessions'
    | 'setStatus'
  )[];
  /** The optional method that the test calls. The test is skipped if the options do not list it. */
  readonly ability?: Ability;
  readonly run: <BackEnd extends BackEndUnderTest>(
    bench: Bench<BackEnd>,
    options: ConformanceOptions<BackEnd>,
  ) => Promise<void>;
}
