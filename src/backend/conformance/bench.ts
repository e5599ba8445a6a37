import type { CurrencyInfo } from '../../domain/currency/currency';
import { CURRENCY_LIST, currencyOf } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { add, compare, ZERO } from '../../domain/money/money';
import type { Result } from '../../domain/result';
import type { HistoryRecord } from '../../domain/history/transaction';
import { deviceAfter, deviceKey } from '../device';
import type {
  AdapterRefusal,
  OptionalAbilities,
  PaymentOrder,
  Receipt,
  WalletAdapter,
} from '../walletAdapter';
import type { Ability, BackEndUnderTest, ConformanceOptions } from './backEnd';
import type { SteeredLine } from './line';
import { createLine } from './line';

/** An expectation that an adapter does not meet. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';
}

/** Fails with a sentence unless a condition is true. */
export function expect(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new ConformanceFailure(sentence);
}

const written = (value: unknown) => JSON.stringify(value) ?? String(value);

/** Fails unless two values are deeply equal. */
export function expectAlike(actual: unknown, expected: unknown, what: string): void {
  const [is, shouldBe] = [written(actual), written(expected)];
  expect(is === shouldBe, `${what}: expected ${shouldBe}, got ${is}`);
}

/** Fails unless two amounts are equal. */
export function expectAmount(actual: Decimal, expected: Decimal, what: string): void {
  expect(compare(actual, expected) === 0, `${what}: expected ${expected}, got ${actual}`);
}

/** A call that must settle immediately settles within this time. */
const AT_ONCE_MS = 1_000;

/** The tools of a case, with a signed-in user. */
export interface Bench<BackEnd extends BackEndUnderTest> {
  readonly backEnd: BackEnd;
  readonly adapter: WalletAdapter;
  readonly line: SteeredLine;
  readonly payment: PaymentOrder;
  readonly newKey: () => string;
  /** Opens another connection with a signed-in user. */
  other(): Promise<WalletAdapter>;
  /** The balance of a currency. Default: the currency of the payment. */
  balance(currency?: string): Promise<Decimal>;
  /** Reads all records of the history, newest first, page by page. */
  lines(limit?: number): Promise<readonly HistoryRecord[]>;
  currency(): Promise<CurrencyInfo>;
  pay(order?: Partial<PaymentOrder>, key?: string): Promise<Result<Receipt, AdapterRefusal>>;
  /** Returns the error with which a call rejects. Fails if the call resolves, or does not settle within a second. */
  rejection(call: () => Promise<unknown>, what: string): Promise<unknown>;
  /** Reads the payment's balance and the history. Returns a function that fails if one of them has changed. */
  unchanged(): Promise<() => Promise<void>>;
}

async function signedIn(backEnd: BackEndUnderTest, line: SteeredLine): Promise<WalletAdapter> {
  const adapter = backEnd.connect(line);
  const { ok } = await adapter.signIn(backEnd.credentials);
  expect(ok, 'The valid credentials were refused');
  return adapter;
}

/** Reads all pages of a history. */
export async function readAll(
  adapter: WalletAdapter,
  walletId: string,
  limit = 200,
  cursor?: string,
): Promise<readonly HistoryRecord[]> {
  const page = await adapter.history({ walletId, limit, ...(cursor !== undefined && { cursor }) });
  expect(page.transactions.length <= limit, `A page with the limit ${limit} had more records`);
  if (page.next === null) return page.transactions;
  expect(page.transactions.length > 0, 'A page was empty, but had a cursor for the next page');
  return [...page.transactions, ...(await readAll(adapter, walletId, limit, page.next))];
}

/** Opens a back end for one case. */
export async function openBench<BackEnd extends BackEndUnderTest>({
  open,
  after = deviceAfter,
  newKey = deviceKey,
}: ConformanceOptions<BackEnd>): Promise<Bench<BackEnd>> {
  const backEnd = await open();
  const line = createLine();
  const adapter = await signedIn(backEnd, line).catch(async (error: unknown) => {
    await backEnd.close?.();
    throw error;
  });
  const { payment } = backEnd;
  const { walletId } = payment;

  const sheet = () => adapter.balances();

  const bench: Bench<BackEnd> = {
    backEnd,
    adapter,
    line,
    payment,
    newKey,
    other: () => signedIn(backEnd, line),
    async balance(currency = payment.currency) {
      const { wallets } = await sheet();
      const wallet = wallets.find(({ id }) => id === walletId);
      expect(wallet !== undefined, `No wallet has the id ${walletId}`);
      return (wallet.balances as Readonly<Record<string, Decimal>>)[currency] ?? ZERO;
    },
    lines: (limit) => readAll(adapter, walletId, limit),
    async currency() {
      return currencyOf((await sheet()).currencies ?? CURRENCY_LIST, payment.currency);
    },
    pay: (order, key = newKey()) => adapter.send({ ...payment, ...order }, { idempotencyKey: key }),
    async rejection(call, what) {
      let cancel = () => {};
      const late = new Promise<'late'>((resolve) => {
        cancel = after(AT_ONCE_MS, () => {
          resolve('late');
        });
      });
      // A call that throws synchronously counts as a call that rejects.
      const outcome = (async () => call())().then(
        () => 'answered' as const,
        (error: unknown) => ({ error }),
      );
      const first = await Promise.race([outcome, late]);
      cancel();
      expect(first !== 'answered', `${what} was answered instead of rejected`);
      expect(first !== 'late', `${what} was not rejected within a second`);
      return first.error;
    },
    async unchanged() {
      const before = await bench.balance();
      const linesBefore = await bench.lines();
      return async () => {
        expectAmount(
          await bench.balance(),
          before,
          'The balance after a call that changes nothing',
        );
        expectAlike(
          await bench.lines(),
          linesBefore,
          'The history after a call that changes nothing',
        );
      };
    },
  };
  return bench;
}

/** Returns the receipt of an order. Fails if the order was refused. */
export function receiptOf(answer: Result<Receipt, AdapterRefusal>, what: string): Receipt {
  if (answer.ok) return answer.value;
  throw new ConformanceFailure(`${what} was refused: ${written(answer.refusal)}`);
}

/** The cost of a record of the history: its amount and its fee. */
export const costOf = ({ amount = ZERO, fee = ZERO }: HistoryRecord): Decimal => add(amount, fee);

/**
 * Returns the adapter with an ability in its type. Fails if the adapter lacks the ability, although the options list
 * it.
 */
export function having<Name extends Ability>(adapter: WalletAdapter, name: Name) {
  expect(adapter[name] !== undefined, `The options list ${name}, which the adapter lacks`);
  return adapter as WalletAdapter & Required<Pick<OptionalAbilities, Name>>;
}

/** The definition of a case. */
export interface Draft {
  readonly name: string;
  /** The requirements of the case. */
  readonly needs?: readonly (
    | 'exchanges'
    | 'challenges'
    | 'recipients'
    | 'expireQuotes'
    | 'expirePreparations'
    | 'skewClock'
    | 'pushPrices'
    | 'setStatus'
  )[];
  /** The ability that the case tests. */
  readonly ability?: Ability;
  readonly run: <BackEnd extends BackEndUnderTest>(
    bench: Bench<BackEnd>,
    options: ConformanceOptions<BackEnd>,
  ) => Promise<void>;
}
