import { currencyBySymbol } from '../../domain/currency/currency';
import type { CurrencyId } from '../../domain/currency/currency';
import type { HistoryRecord, Transaction } from '../../domain/history/transaction';
import { arrivedPartOf, directionOf } from '../../domain/history/transaction';
import type { WalletState } from '../../domain/ledger/ledger';
import type { Decimal } from '../../domain/money/money';
import { add, subtract, ZERO } from '../../domain/money/money';

/** The new status of a payment, and the part of its amount that has arrived. */
export type StatusChange = Pick<Transaction, 'id' | 'status' | 'arrived'>;

/** What an outgoing payment has cost: amount and fee, but of a failed payment only the part that has arrived. */
const sentOf = (record: HistoryRecord): Decimal =>
  record.status === 'failed'
    ? (arrivedPartOf(record) ?? ZERO)
    : add(record.amount ?? ZERO, record.fee ?? ZERO);

/** The received amount that the balance contains: the whole one, but only of a completed payment. */
const receivedOf = (record: HistoryRecord): Decimal =>
  (record.status === 'completed' ? record.amount : arrivedPartOf(record)) ?? ZERO;

/** What a payment adds to the balance. A record without a direction adds nothing. */
function effectOf(record: HistoryRecord): Decimal {
  const direction = directionOf(record);
  if (direction === undefined) return ZERO;
  return direction === 'in' ? receivedOf(record) : subtract(ZERO, sentOf(record));
}

/**
 * Changes the status of a sent or received payment in the ledger of a simulated back end, and moves its money. For
 * demos and tests: a simulated payment is completed at once. An unknown id changes nothing.
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
