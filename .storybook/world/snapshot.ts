import {
  CURRENCIES,
  CURRENCY_LIST,
  currencyBySymbol,
  type Balances,
} from '../../src/domain/currency/currency';
import { formatAmount } from '../../src/domain/money/format';
import { activeWallet, type Order, type WalletState } from '../../src/domain/ledger/ledger';
import { ZERO } from '../../src/domain/money/money';
import { signOf, type HistoryRecord } from '../../src/domain/history/transaction';
import type { User } from '../../src/domain/user';
import type { Outcome } from '../../src/adapters/faults';
import type { CallName } from '../../src/testing/faults';
import type { LiveWorld } from './liveWorld';
import { CALLS, type WorldSnapshot } from './protocol';

const LABELS = Object.fromEntries(CALLS.map(({ name, label }) => [name, label])) as Record<
  CallName,
  string
>;

/** The largest number of lines that the panel shows of each list. */
const NEWEST = 5;

const EXACT = { precision: 'exact' } as const;

function lineOfOrder(order: Order): string {
  return order.kind === 'send'
    ? `Send ${formatAmount(order.amount, CURRENCIES[order.currency], EXACT)} to ${order.recipient}`
    : `Exchange ${formatAmount(order.amount, CURRENCIES[order.from], EXACT)} to ${order.to.toUpperCase()}`;
}

function lineOfTransaction(record: HistoryRecord): string {
  const { amount = ZERO, currency = '', description = '', status = '' } = record;
  return `${signOf(record)}${formatAmount(amount, currencyBySymbol(CURRENCY_LIST, currency))} · ${description} · ${status}`;
}

function linesOfBalances(balances: Balances): string[] {
  return CURRENCY_LIST.map((currency) =>
    formatAmount(balances[currency.id] ?? ZERO, currency, EXACT),
  );
}

/** Returns the texts that the app has copied, shared and logged, as lines. Each list is newest first. */
function linesOfOutput({ copied, shared, logged }: LiveWorld['world']): string[] {
  const newest = (label: string, texts: readonly string[]) =>
    texts
      .slice(-NEWEST)
      .toReversed()
      .map((text) => `${label}: ${text}`);
  return [...newest('Copied', copied), ...newest('Shared', shared), ...newest('Logged', logged)];
}

/** What the panel shows while no wallet is open. */
const NO_WALLET = { name: '—', balances: {}, transactions: [] } as const;

/**
 * Returns the data that the panel shows about a story: the time, the calls, the wallet and the output of the app.
 */
export function snapshotOf(
  { world, isRunning, calls }: LiveWorld,
  user: User | null,
  wallets: WalletState | null,
): WorldSnapshot {
  const { clock, outcomes } = world;
  const { name, balances, transactions } = wallets ? activeWallet(wallets) : NO_WALLET;
  return {
    time: new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' '),
    isRunning,
    user: user && `${user.name}, ${user.email}`,
    wallet: name,
    balances: linesOfBalances(balances),
    calls: [...calls].map(({ name: call, outcome }) => ({ label: LABELS[call], outcome })),
    pending: (wallets?.pending ?? []).map(({ order }) => lineOfOrder(order)),
    transactions: transactions.slice(0, NEWEST).map(lineOfTransaction),
    output: linesOfOutput(world),
    outcomes: Object.fromEntries(
      CALLS.map((call) => [call.name, outcomes[call.name] ?? 'normal']),
    ) as Record<CallName, Outcome>,
    isNextFailing: outcomes.next === 'fail',
  };
}
