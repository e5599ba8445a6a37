import { createClient } from '@libsql/client';
import type { Decimal } from '../../src/domain/money/money';
import { add, compare, ZERO } from '../../src/domain/money/money';

/** The state of the double-entry ledger in the database of a server that has ended. */
export interface LedgerAudit {
  /** The result of SQLite's integrity check: `ok`, or a list of errors. */
  readonly integrity: string;
  readonly orders: number;
  readonly postings: number;
  /** Postings whose entries do not add up to zero in a currency. */
  readonly unbalanced: readonly string[];
  /** Accounts whose balance is not the sum of their entries. */
  readonly wrongBalances: readonly string[];
  /** The sum of all balances by currency, including the account for money from outside. */
  readonly totals: Readonly<Record<string, Decimal>>;
}

function addTo(sums: Map<string, Decimal>, key: string, amount: Decimal) {
  sums.set(key, add(sums.get(key) ?? ZERO, amount));
}

/** Recalculates the ledger from its entries with exact decimals, independently of the server. */
export async function auditLedger(file: string): Promise<LedgerAudit> {
  const client = createClient({ url: `file:${file}` });
  try {
    const integrity = await client.execute('PRAGMA integrity_check');
    const orders = await client.execute('SELECT count(*) AS count FROM orders');
    const entries = await client.execute('SELECT * FROM entries');
    const balances = await client.execute('SELECT * FROM balances');
    const byPosting = new Map<string, Decimal>();
    const byAccount = new Map<string, Decimal>();
    const totals = new Map<string, Decimal>();
    const postings = new Set<string>();
    for (const { posting, account, currency, amount } of entries.rows) {
      postings.add(posting as string);
      addTo(byPosting, `${posting as string} ${currency as string}`, amount as Decimal);
      addTo(byAccount, `${account as number} ${currency as string}`, amount as Decimal);
    }
    const wrongBalances: string[] = [];
    for (const { account, currency, amount } of balances.rows) {
      const name = `${account as number} ${currency as string}`;
      if (byAccount.get(name) !== amount) wrongBalances.push(name);
      byAccount.delete(name);
      addTo(totals, currency as string, amount as Decimal);
    }
    return {
      integrity: integrity.rows[0]?.['integrity_check'] as string,
      orders: orders.rows[0]?.['count'] as number,
      postings: postings.size,
      unbalanced: [...byPosting].filter(([, sum]) => compare(sum, ZERO) !== 0).map(([key]) => key),
      wrongBalances: [...wrongBalances, ...byAccount.keys()],
      totals: Object.fromEntries(totals),
    };
  } finally {
    client.close();
  }
}
