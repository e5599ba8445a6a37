import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Credentials, User } from '../../../src/domain/user';
import type { Database } from './database';
import type { Executor } from './groupCommit';
import { Problem } from './problems';

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

const HASH_BYTES = 32;
const SESSION_MS = 12 * 3_600_000;

/** A signed-in user. */
export interface Session {
  readonly user: User;
  /** The key of the session in the database. The token itself is not stored. */
  readonly tokenHash: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores a user, with a salted hash of the password. */
export async function addUser(on: Executor, user: User, password: string): Promise<void> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, HASH_BYTES);
  await on.execute({
    sql: 'INSERT INTO users (id, email, profile, salt, password) VALUES (?, ?, ?, ?, ?)',
    args: [user.id, user.email, JSON.stringify(user), salt, hash],
  });
}

/** A user, and the token of the session. */
export interface OpenedSession {
  readonly user: User;
  readonly token: string;
}

/** Creates a session for a user. */
export async function openSession(on: Executor, now: number, user: User): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  await on.execute({ sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [now] });
  await on.execute({
    sql: 'INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)',
    args: [hashOf(token), user.id, now + SESSION_MS],
  });
  return { user, token };
}

/** An e-mail address in the form that is stored, so that case and spaces around it do not matter. */
export const storedEmail = (email: string) => email.trim().toLowerCase();

/** Signs a user in. A wrong password and an unknown address take the same time and give the same error. */
export async function signIn(
  database: Database,
  now: number,
  { email, password }: Credentials,
): Promise<OpenedSession> {
  const { rows } = await database.reader.execute({
    sql: 'SELECT profile, salt, password FROM users WHERE email = ?',
    args: [storedEmail(email)],
  });
  const [row] = rows;
  const salt = new Uint8Array((row?.['salt'] as ArrayBuffer | undefined) ?? new ArrayBuffer(16));
  const expected = new Uint8Array(
    (row?.['password'] as ArrayBuffer | undefined) ?? new ArrayBuffer(HASH_BYTES),
  );
  const isRight = timingSafeEqual(await derive(password, salt, HASH_BYTES), expected);
  if (!row || !isRight) {
    throw new Problem('wrong-credentials', 'The e-mail address or the password is wrong.');
  }
  const user = JSON.parse(row['profile'] as string) as User;
  return database.write((on) => openSession(on, now, user));
}

/** The session of an `Authorization` header. */
export async function sessionOf(
  database: Database,
  now: number,
  authorization = '',
): Promise<Session> {
  const [, token = ''] = /^Bearer ([\w-]+)$/i.exec(authorization) ?? [];
  const tokenHash = hashOf(token);
  const { rows } = await database.reader.execute({
    sql: `SELECT profile FROM sessions JOIN users ON users.id = user_id
          WHERE token_hash = ? AND expires_at > ?`,
    args: [tokenHash, now],
  });
  const [row] = rows;
  if (!row) throw new Problem('signed-out', 'There is no session, or it has ended.');
  return { user: JSON.parse(row['profile'] as string) as User, tokenHash };
}

/** Ends a session. */
export async function signOut(database: Database, { tokenHash }: Session): Promise<void> {
  await database.write((on) =>
    on.execute({ sql: 'DELETE FROM sessions WHERE token_hash = ?', args: [tokenHash] }),
  );
}
