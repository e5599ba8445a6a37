import { emptyWorld, SAMPLE_MARKET, sampleWorld } from '../../../src/domain/demo/sampleWorld';
import { transactionsOf } from '../../../src/domain/history/transaction';
import type { CurrencyId } from '../../../src/domain/currency/currency';
import type { WalletState } from '../../../src/domain/ledger/ledger';
import type { Decimal } from '../../../src/domain/money/money';
import { compare, subtract, ZERO } from '../../../src/domain/money/money';
import type { User } from '../../../src/domain/user';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../../src/domain/demo/demoAccount';
import type { Entry } from './accounts';
import { addAccount, book, OUTSIDE, writeLine } from './accounts';
import type { Database } from './database';
import type { Executor } from './groupCommit';
import { addUser } from './sessions';

/** A second user, who can receive payments. The password is that of the demo user. */
export const ANA: User = { ...DEMO_USER, id: 'ana', name: 'Ana', email: 'ana@florin.example' };

/** The entries for a wallet's initial balance, which is booked as a payment from outside. */
function opening(account: number, currency: string, amount: Decimal): readonly Entry[] {
  if (compare(amount, ZERO) === 0) return [];
  const common = { currency: currency as CurrencyId };
  return [
    { ...common, account, amount },
    { ...common, account: OUTSIDE, amount: subtract(ZERO, amount) },
  ];
}

/** Stores a user with the wallets of a sample world. */
export async function addWorld(
  on: Executor,
  user: User,
  { wallets }: WalletState,
  password = DEMO_CREDENTIALS.password,
): Promise<void> {
  await addUser(on, user, password);
  for (const { transactions, balances, ...summary } of wallets) {
    const account = await addAccount(on, user.id, summary);
    for (const [currency, amount] of Object.entries(balances)) {
      await book(on, `opening ${account}`, opening(account, currency, amount));
    }
    for (const line of transactionsOf(transactions).toReversed())
      await writeLine(on, account, line);
  }
}

/** Fills an empty database with the sample data; does nothing if it contains users. */
export async function seed(database: Database, now: number): Promise<void> {
  await database.write(async (on) => {
    const { rows } = await on.execute('SELECT 1 FROM users LIMIT 1');
    if (rows.length > 0) return;
    await on.execute({
      sql: "INSERT INTO accounts (id, user_id, wallet_id, summary) VALUES (?, NULL, 'outside', '{}')",
      args: [OUTSIDE],
    });
    await on.execute({
      sql: 'INSERT INTO market (id, seq, at, prices) VALUES (1, 1, ?, ?)',
      args: [now, JSON.stringify(SAMPLE_MARKET)],
    });
    await addWorld(on, DEMO_USER, sampleWorld(now));
    await addWorld(on, ANA, emptyWorld(now));
  });
}
