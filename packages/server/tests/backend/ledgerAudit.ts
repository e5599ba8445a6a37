import { openDatabase } from '../../src/database';
import type { Transfer } from '../../src/ledger';
import { add, compare, subtract, ZERO, type Decimal } from '#src/domain/money/money';

/** The state of the ledger in the database of a server. */
export interface LedgerAudit {
  readonly orders: number;
  /** Orders without a receipt. */
  readonly unfinished: number;
  readonly postings: number;
  /** Balances below zero. */
  readonly overdrawn: readonly string[];
  /** Balances that differ from the sum of the account's transfers, and transfers of an account that has no balance. */
  readonly wrongBalances: readonly string[];
  /** For each currency, the sum of all balances minus the money received from outside. */
  readonly totals: Readonly<Record<string, Decimal>>;
}

interface Balance {
  readonly account: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** Recalculates all balances from the transfers with exact decimals, independently of the server. */
export async function auditLedger(place: string): Promise<LedgerAudit> {
  const { query, close } = await openDatabase(place);
  try {
    const orders = await query<{ receipt: string | null }>`SELECT receipt FROM orders`;
    const transfers = await query<Transfer & { posting: string }>`SELECT * FROM transfers`;
    const balances = await query<Balance>`SELECT * FROM balances`;
    const byAccount = new Map<string, Decimal>();
    const totals = new Map<string, Decimal>();
    const change = (sums: Map<string, Decimal>, key: string, amount: Decimal) =>
      sums.set(key, add(sums.get(key) ?? ZERO, amount));
    for (const { payer, payee, currency, amount } of transfers) {
      const sides = [
        { account: payer, moved: subtract(ZERO, amount) },
        { account: payee, moved: amount },
      ];
      for (const { account, moved } of sides) {
        if (account === null) change(totals, currency, moved);
        else change(byAccount, `${account} ${currency}`, moved);
      }
    }
    const overdrawn: string[] = [];
    const wrongBalances: string[] = [];
    for (const { account, currency, amount } of balances) {
      const name = `${account} ${currency}`;
      if (compare(amount, ZERO) < 0) overdrawn.push(name);
      if (compare(byAccount.get(name) ?? ZERO, amount) !== 0) wrongBalances.push(name);
      byAccount.delete(name);
      change(totals, currency, amount);
    }
    return {
      orders: orders.length,
      unfinished: orders.filter(({ receipt }) => receipt === null).length,
      postings: new Set(transfers.map(({ posting }) => posting)).size,
      overdrawn,
      wrongBalances: [...wrongBalances, ...byAccount.keys()],
      totals: Object.fromEntries(totals),
    };
  } finally {
    await close();
  }
}
