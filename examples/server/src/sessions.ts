import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Credentials, User } from '../../../src/domain/user';
import type { Query } from './database';
import { insert } from './database';
import { Problem } from './problems';

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

const HASH_BYTES = 32;

/** The longest life of a session in milliseconds, even if it is in use. */
const LONGEST_MS = 12 * 3_600_000;

/** A signed-in user. */
export interface Session {
  readonly user: User;
  /** The key of the session in the database. The token itself is not stored. */
  readonly tokenHash: string;
}

/** A user, and the token of the user's new session. */
export interface OpenedSession {
  readonly user: User;
  readonly token: string;
}

/** The time of a call, and the time after which an unused session ends, both in milliseconds. */
export interface SessionTimes {
  readonly now: number;
  readonly life: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Converts an e-mail address to the stored form, so its case and surrounding spaces do not matter. */
export const storedEmail = (email: string) => email.trim().toLowerCase();

/** Returns a salted hash of a password, as text. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')} ${(await derive(password, salt, HASH_BYTES)).toString('hex')}`;
}

async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(' ');
  const derived = await derive(password, Buffer.from(salt, 'hex'), HASH_BYTES);
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}

/** A hash that no password has. A sign-in with an unknown address is checked against it, and takes equally long. */
const NO_HASH = `${'00'.repeat(16)} ${'00'.repeat(HASH_BYTES)}`;

/** Creates a session for a user, and removes expired sessions. */
export async function openSession(
  query: Query,
  { now, life }: SessionTimes,
  user: User,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  await query('DELETE FROM sessions WHERE expires_at <= $1', [now]);
  const row = [hashOf(token), user.id, now + LONGEST_MS, now + Math.min(life, LONGEST_MS)];
  await insert(query, 'sessions (token_hash, user_id, ends_at, expires_at)', [row]);
  return { user, token };
}

/** Signs a user in. The time and the error are the same for a wrong password and for an unknown address. */
export async function signIn(
  query: Query,
  times: SessionTimes,
  { email, password }: Credentials,
): Promise<OpenedSession> {
  const text = 'SELECT profile, password FROM users WHERE email = $1';
  const [row] = await query(text, [storedEmail(email)]);
  const isRight = await isPassword(password, (row?.['password'] as string | undefined) ?? NO_HASH);
  if (!row || !isRight)
    throw new Problem('wrong-credentials', 'The e-mail address or the password is wrong.');
  return openSession(query, times, JSON.parse(row['profile'] as string) as User);
}

/** Returns whether a session has neither expired nor been ended. */
export async function isOpen(query: Query, now: number, { tokenHash }: Session): Promise<boolean> {
  const text = 'SELECT 1 FROM sessions WHERE token_hash = $1 AND expires_at > $2';
  return (await query(text, [tokenHash, now])).length > 0;
}

/** Returns the session of an `Authorization` header. Extends the session if more than half of its life has passed. */
export async function sessionOf(
  query: Query,
  { now, life }: SessionTimes,
  authorization = '',
): Promise<Session> {
  const [, token = ''] = /^Bearer ([\w-]+)$/i.exec(authorization) ?? [];
  const tokenHash = hashOf(token);
  const [row] = await query(
    `SELECT profile, ends_at, expires_at FROM sessions JOIN users ON users.id = user_id
     WHERE token_hash = $1 AND expires_at > $2`,
    [tokenHash, now],
  );
  if (!row) throw new Problem('signed-out', 'There is no session, or it has ended.');
  const renewed = Math.min(now + life, Number(row['ends_at']));
  if (Number(row['expires_at']) < now + life / 2 && renewed > Number(row['expires_at'])) {
    const text = 'UPDATE sessions SET expires_at = $2 WHERE token_hash = $1';
    await query(text, [tokenHash, renewed]);
  }
  return { user: JSON.parse(row['profile'] as string) as User, tokenHash };
}

/** Ends a session in all processes. */
export async function signOut(query: Query, { tokenHash }: Session): Promise<void> {
  await query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}
