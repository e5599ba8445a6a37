import { randomUUID } from 'node:crypto';
import type {
  NewWalletRequest,
  SignUpRequest,
  WalletSummary,
} from '../../../src/backend/walletAdapter';
import type { CurrencyId } from '../../../src/domain/currency/currency';
import { transactionsOf } from '../../../src/domain/history/transaction';
import type { WalletState } from '../../../src/domain/ledger/ledger';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../../src/domain/demo/demoAccount';
import { emptyWorld, sampleWorld } from '../../../src/domain/demo/sampleWorld';
import { createWallet } from '../../../src/domain/ledger/wallets';
import { isPositive } from '../../../src/domain/money/money';
import type { User } from '../../../src/domain/user';
import { isEmail } from '../../../src/domain/user';
import type { Database, Query } from './database';
import { insert, onceByName } from './database';
import type { StoredSummary } from './ledger';
import { NO_MONEY, post, writeLines } from './ledger';
import type { KeyedAnswer } from './orders';
import { once } from './orders';
import { Problem, refusalProblem } from './problems';
import type { OpenedSession, SessionTimes } from './sessions';
import { openSession, passwordHash, storedEmail } from './sessions';

/** A second sample user, who can receive payments. Ana's password is the same as the demo user's. */
export const ANA: User = { ...DEMO_USER, id: 'ana', name: 'Ana', email: 'ana@florin.example' };

async function addAccount(
  query: Query,
  userId: string,
  position: number,
  summary: StoredSummary,
): Promise<string> {
  const id = randomUUID();
  const row = [id, userId, summary.id, position, JSON.stringify(summary)];
  await insert(query, 'accounts (id, user_id, wallet_id, position, summary)', [row]);
  return id;
}

/**
 * Stores a user with the wallets of a world, as money from outside. Returns false if the address already has an
 * account.
 */
export async function addUser(
  query: Query,
  user: User,
  { wallets }: WalletState,
  password = DEMO_CREDENTIALS.password,
): Promise<boolean> {
  const row = [user.id, user.email, JSON.stringify(user), await passwordHash(password)];
  const end = 'ON CONFLICT DO NOTHING RETURNING id';
  const added = await insert(query, 'users (id, email, profile, password)', [row], end);
  if (added.length === 0) return false;
  for (const [position, { transactions, balances, ...summary }] of wallets.entries()) {
    const id = await addAccount(query, user.id, position, summary);
    const transfers = Object.entries(balances)
      .filter(([, amount]) => isPositive(amount))
      .map(([currency, amount]) => {
        return { payer: null, payee: id, currency: currency as CurrencyId, amount };
      });
    const account = { id, summary, balances: NO_MONEY, newest: undefined, number: 0 };
    await post(query, `opening ${id}`, [account], transfers);
    await writeLines(query, id, 0, transactionsOf(transactions).toReversed());
  }
  return true;
}

/** Fills a new database with the sample users. */
export function addSamples(database: Database, now: number): Promise<void> {
  return onceByName(database, 'sample users', async (query) => {
    await addUser(query, DEMO_USER, sampleWorld(now));
    await addUser(query, ANA, emptyWorld(now));
  });
}

/** Creates a user with an empty wallet, and opens a session. */
export async function signUp(
  database: Database,
  times: SessionTimes,
  { firstName, lastName, email: typed, password }: SignUpRequest,
): Promise<OpenedSession> {
  const email = storedEmail(typed);
  if (!isEmail(email)) {
    const detail = 'An account needs an e-mail address.';
    throw new Problem('message', detail, { detail, field: 'email' });
  }
  const user: User = {
    id: randomUUID(),
    name: `${firstName.trim()} ${lastName.trim()}`.trim(),
    email,
    avatar: null,
    isVerified: false,
    biometricEnabled: false,
    twoFactorEnabled: false,
  };
  return database.transact(async (query) => {
    if (!(await addUser(query, user, emptyWorld(times.now), password)))
      throw new Problem('not-opened', 'The address has an account already.');
    return openSession(query, times, user);
  });
}

/** Creates an empty wallet once for each key. */
export function openWallet(
  database: Database,
  now: number,
  call: { readonly userId: string; readonly key: string; readonly wallet: NewWalletRequest },
): Promise<KeyedAnswer<WalletSummary>> {
  const { userId, key, wallet } = call;
  const { name, type, color } = wallet;
  const request = JSON.stringify(['wallet', name, type, color]);
  return once(database, { userId, key, request }, async (query) => {
    const created = createWallet(
      { ...emptyWorld(now), wallets: [] },
      { id: randomUUID(), name, type, color, createdAt: new Date(now).toISOString() },
    );
    if (!created.ok) throw refusalProblem(created.refusal);
    const [record] = created.value.wallets;
    if (!record) throw new Error('The created wallet is missing.');
    const { transactions: _, balances: __, unknownBalances: ___, ...summary } = record;
    // The lock makes two calls of the same user wait for each other, so each new wallet has a different position.
    await query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const [row] = await query('SELECT count(*) AS count FROM accounts WHERE user_id = $1', [
      userId,
    ]);
    await addAccount(query, userId, Number(row?.['count']), summary);
    return { ...summary, balances: NO_MONEY };
  });
}
