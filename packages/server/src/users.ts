import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { summaryOf } from '../../../src/adapters/simulated/orderDesk';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../../src/domain/demo/demoAccount';
import { emptyWorld, sampleWorld } from '../../../src/domain/demo/sampleWorld';
import { transactionsOf } from '../../../src/domain/history/transaction';
import type { WalletState } from '../../../src/domain/ledger/ledger';
import type { Credentials, User } from '../../../src/domain/user';
import type { Database, Query } from './database';
import { accountOf, openAccount } from './ledger';
import { Problem } from './problems';
import { storedEmail, type NewAccount } from './requests';
import { settings } from './settings';

/** A second sample user, who can receive payments. Ana's password is the same as the demo user's. */
export const ANA: User = { ...DEMO_USER, id: 'ana', name: 'Ana', email: 'ana@florin.example' };

/** The longest life of a session in milliseconds, even if it is in use. */
const LONGEST_MS = 12 * 3_600_000;

/** Returns the hash of a session's token. The token itself is not stored. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Returns the salt and the salted hash of a password, as text. */
async function passwordHash(password: string, salt: string = randomUUID()): Promise<string> {
  return `${salt} ${(await derive(password, salt, 32)).toString('hex')}`;
}

/** Stores a user and the wallets in `world`. Returns false if the address already has an account. */
export async function addUser(
  query: Query,
  user: User,
  world: WalletState,
  password = DEMO_CREDENTIALS.password,
): Promise<boolean> {
  const added = await query`INSERT INTO users (id, email, profile, password)
    VALUES (${user.id}, ${user.email}, ${JSON.stringify(user)}, ${await passwordHash(password)})
    ON CONFLICT DO NOTHING RETURNING id`;
  if (added.length === 0) return false;
  for (const wallet of world.wallets) {
    const history = transactionsOf(wallet.transactions);
    await openAccount(query, user.id, summaryOf(world, wallet), history);
  }
  return true;
}

/** Stores the sample users, unless the database has them. */
export async function addSamples({ transact }: Database, now: number): Promise<void> {
  await transact((query) => addUser(query, DEMO_USER, sampleWorld(now)));
  await transact((query) => addUser(query, ANA, emptyWorld(now)));
}

const expiryOf = (now: number, end: number) => Math.min(now + settings.sessionLife, end);

/** Creates a session for a user, and removes expired sessions. */
async function openSession(query: Query, user: User, now: number) {
  const token = randomBytes(32).toString('base64url');
  const end = now + LONGEST_MS;
  await query`DELETE FROM sessions WHERE expires_at <= ${now}`;
  await query`INSERT INTO sessions (token_hash, user_id, ends_at, expires_at)
    VALUES (${hashOf(token)}, ${user.id}, ${end}, ${expiryOf(now, end)})`;
  return { user, token };
}

/**
 * Signs a user in. Returns null for wrong credentials. The time is the same for a wrong password and for an unknown
 * address.
 */
export async function signIn(query: Query, { email, password }: Credentials, now: number) {
  // Postgres refuses a text with NUL. No account has such an address.
  const address = storedEmail(email).replaceAll('\0', '\uFFFD');
  const [row] = await query<{ profile: string; password: string }>`
    SELECT profile, password FROM users WHERE email = ${address}`;
  const stored = row?.password ?? '';
  const given = await passwordHash(password, stored.split(' ')[0]);
  if (!row || !timingSafeEqual(Buffer.from(given), Buffer.from(stored))) return null;
  return openSession(query, JSON.parse(row.profile) as User, now);
}

/** Creates a user with an empty wallet, and opens a session. */
export function signUp({ transact }: Database, request: NewAccount, now: number) {
  const { name, email, password } = request;
  const flags = { isVerified: false, biometricEnabled: false, twoFactorEnabled: false };
  const user: User = { id: randomUUID(), name, email, avatar: null, ...flags };
  return transact(async (query) => {
    if (!(await addUser(query, user, emptyWorld(now), password)))
      throw new Problem(409, 'not-opened', 'The address has an account already.');
    return openSession(query, user, now);
  });
}

/**
 * Reads a request of a signed-in user. Throws if there is no session. Extends the session if more than half of its life
 * has passed.
 */
export async function callOf(query: Query, { headers, params, body }: FastifyRequest) {
  const now = Date.now();
  const session = hashOf(headers.authorization?.replace(/^Bearer /i, '') ?? '');
  const [row] = await query<{ profile: string; ends_at: number; expires_at: number }>`
    SELECT profile, ends_at, expires_at FROM sessions JOIN users ON users.id = user_id
    WHERE token_hash = ${session} AND expires_at > ${now}`;
  if (!row) throw new Problem(401, 'signed-out', 'There is no session, or it has ended.');
  const end = row.ends_at;
  if (row.expires_at < Math.min(now + settings.sessionLife / 2, end))
    await query`UPDATE sessions SET expires_at = ${expiryOf(now, end)} WHERE token_hash = ${session}`;
  const user = JSON.parse(row.profile) as User;
  const parameters = params as Readonly<Record<string, string>>;
  // If the wallet in the path belongs to another user, no account has this id.
  const account = accountOf(user.id, parameters['walletId'] ?? '');
  const key = String(headers['idempotency-key']);
  return { now, session, user, parameters, account, key, body };
}

/** The data of a signed-in user's request, for the operations of the server. */
export type Call = Awaited<ReturnType<typeof callOf>>;
