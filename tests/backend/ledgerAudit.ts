import { openDatabase } from '../../examples/server/src/database';
import type { Decimal } from '../../src/domain/money/money';
import { add, compare, subtract, ZERO } from '../../src/domain/money/money';

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

/** Recalculates all balances from the transfers with exact decimals, independently of the server. */
export async function auditLedger(place: string): Promise<LedgerAudit> {
  const { query, close } = await openDatabase(place);
  try {
    const orders = await query('SELECT receipt FROM orders');
    const transfers = await query('SELECT * FROM transfers');
    const balances = await query('SELECT * FROM balances');
    const byAccount = new Map<string, Decimal>();
    const totals = new Map<string, Decimal>();
    const change = (sums: Map<string, Decimal>, key: string, amount: Decimal) =>
      sums.set(key, add(sums.get(key) ?? ZERO, amount));
    for (const { payer, payee, currency, amount } of transfers) {
      const sides = [
        { account: payer, moved: subtract(ZERO, amount as Decimal) },
        { account: payee, moved: amount as Decimal },
      ];
      for (const { account, moved } of sides) {
        if (account === null) change(totals, currency as string, moved);
        else change(byAccount, `${account as string} ${currency as string}`, moved);
      }
    }
    const overdrawn: string[] = [];
    const wrongBalances: string[] = [];
    for (const { account, currency, amount } of balances) {
      const name = `${account as string} ${currency as string}`;
      if (compare(amount as Decimal, ZERO) < 0) overdrawn.push(name);
      if (compare(byAccount.get(name) ?? ZERO, amount as Decimal) !== 0) wrongBalances.push(name);
      byAccount.delete(name);
      change(totals, currency as string, amount as Decimal);
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
