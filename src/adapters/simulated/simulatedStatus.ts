import { currencyBySymbol, type CurrencyId } from '../../domain/currency/currency';
import {
  arrivedPartOf,
  directionOf,
  type HistoryRecord,
  type Transaction,
} from '../../domain/history/transaction';
import type { WalletState } from '../../domain/ledger/ledger';
import { add, subtract, ZERO, type Decimal } from '../../domain/money/money';

/** The new status of a payment, and the amount that has arrived so far. */
export type StatusChange = Pick<Transaction, 'id' | 'status' | 'arrived'>;

/**
 * Returns what an outgoing payment has subtracted from the balance: the amount and the fee. After a failure, only the
 * amount that has arrived.
 */
const sentOf = (record: HistoryRecord): Decimal =>
  record.status === 'failed'
    ? (arrivedPartOf(record) ?? ZERO)
    : add(record.amount ?? ZERO, record.fee ?? ZERO);

/**
 * Returns what an incoming payment has added to the balance: the amount if the payment is completed, otherwise the
 * amount that has arrived.
 */
const receivedOf = (record: HistoryRecord): Decimal =>
  (record.status === 'completed' ? record.amount : arrivedPartOf(record)) ?? ZERO;

/** Returns the change of the balance by a payment. It is zero for a record that is neither incoming nor outgoing. */
function effectOf(record: HistoryRecord): Decimal {
  const direction = directionOf(record);
  if (direction === undefined) return ZERO;
  return direction === 'in' ? receivedOf(record) : subtract(ZERO, sentOf(record));
}

/**
 * Changes the status of a payment in the ledger of a simulated back end, and updates the balance. Demos and tests use
 * this function, because simulated payments are always completed. An unknown id changes nothing.
 */
export function withStatus(state: WalletState, change: StatusChange): WalletState {
  const wallets = state.wallets.map((wallet) => {
    const before = wallet.transactions.find(({ id }) => id === change.id);
    if (!before) return wallet;
    const { arrived: _, ...fixed } = before;
    const after = { ...fixed, ...change } as HistoryRecord;
    const currency = currencyBySymbol(state.currencies, before.currency ?? '').id as CurrencyId;
    const moved = subtract(effectOf(after), effectOf(before));
    const balance = add(wallet.balances[currency] ?? ZERO, moved);
    return {
      ...wallet,
      balances: { ...wallet.balances, [currency]: balance },
      transactions: wallet.transactions.map((line) => (line === before ? after : line)),
    };
  });
  return { ...state, wallets };
}
