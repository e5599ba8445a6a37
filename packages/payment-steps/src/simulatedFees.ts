import type { Balances } from '#src/domain/currency/currency';
import { add, isPositive, subtract, ZERO, type Decimal } from '#src/domain/money/money';
import { checkOrder } from '#src/domain/ledger/ledger';
import type { PaymentOrder, Receipt } from '#src/adapters/walletAdapter';
import type { SimulatedBook } from '#src/adapters/simulated/simulatedBook';

/** Checks and charges the fees of payments in a simulated ledger. A fee is paid on top of the payment's amount. */
export function createSimulatedFees(
  book: Pick<SimulatedBook, 'state'>,
  feeOf: (order: PaymentOrder) => Decimal,
) {
  /** The receipts of the payments whose fee was paid, by their keys. */
  const charged = new Map<string, Receipt>();

  const costOf = (order: PaymentOrder) => add(order.amount, feeOf(order));

  /** Debits the fee, and writes it into the record of the payment. */
  function take({ walletId, currency }: PaymentOrder, fee: Decimal, { transaction }: Receipt) {
    const withFee = { ...transaction, fee };
    let balances: Balances = {};
    const wallets = book.state.wallets.map((wallet) => {
      if (wallet.id !== walletId) return wallet;
      balances = {
        ...wallet.balances,
        [currency]: subtract(wallet.balances[currency] ?? ZERO, fee),
      };
      const transactions = wallet.transactions.map((line) =>
        line.id === transaction.id ? withFee : line,
      );
      return { ...wallet, balances, transactions };
    });
    book.state = { ...book.state, wallets };
    return { transaction: withFee, balances };
  }

  return {
    /** Returns the amount of a payment with its fee. */
    costOf,
    /** Checks whether an order is valid without its fee, and then whether the balance also covers the fee. */
    check({ walletId, ...order }: PaymentOrder) {
      const state = { ...book.state, activeWalletId: walletId };
      const asTyped = checkOrder(state, { kind: 'send', ...order });
      if (!asTyped.ok) return asTyped;
      return checkOrder(state, { kind: 'send', ...order, amount: costOf({ walletId, ...order }) });
    },
    /**
     * Charges the fee of a payment once for each key. Returns the receipt of the payment, with the fee if there is one.
     */
    charge(order: PaymentOrder, key: string, paid: Receipt): Receipt {
      const fee = feeOf(order);
      if (!isPositive(fee)) return paid;
      const receipt = charged.get(key) ?? take(order, fee, paid);
      charged.set(key, receipt);
      return receipt;
    },
  };
}
