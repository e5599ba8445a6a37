import { randomUUID } from 'node:crypto';
import { emptyWorld } from '../../../src/domain/demo/sampleWorld';
import { createWallet } from '../../../src/domain/ledger/wallets';
import type { User } from '../../../src/domain/user';
import { isEmail } from '../../../src/domain/user';
import type {
  NewWalletRequest,
  SignUpRequest,
  WalletSummary,
} from '../../../src/backend/walletAdapter';
import { addAccount, NO_MONEY } from './accounts';
import type { Database } from './database';
import type { KeyedAnswer } from './keys';
import { once } from './keys';
import { Problem } from './problems';
import { refusalProblem } from './quotes';
import { addWorld } from './seed';
import type { OpenedSession } from './sessions';
import { openSession, storedEmail } from './sessions';

/** Creates a user with an empty wallet, and a session. */
export async function signUp(
  database: Database,
  now: number,
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
  return database.write(async (on) => {
    const { rows } = await on.execute({
      sql: 'SELECT 1 FROM users WHERE email = ?',
      args: [email],
    });
    if (rows.length > 0) throw new Problem('not-opened', 'The address has an account already.');
    await addWorld(on, user, emptyWorld(now), password);
    return openSession(on, now, user);
  });
}

/** Creates an empty wallet once for each key. */
export function openWallet(
  database: Database,
  now: number,
  {
    userId,
    key,
    wallet: { name, type, color },
  }: { readonly userId: string; readonly key: string; readonly wallet: NewWalletRequest },
): Promise<KeyedAnswer<WalletSummary>> {
  const request = JSON.stringify(['wallet', name, type, color]);
  return database.write((on) =>
    once(on, { userId, key, request }, async () => {
      const wallet = {
        id: randomUUID(),
        name,
        type,
        color,
        createdAt: new Date(now).toISOString(),
      };
      const created = createWallet({ ...emptyWorld(now), wallets: [] }, wallet);
      if (!created.ok) throw refusalProblem(created.refusal);
      const [record] = created.value.wallets;
      if (!record) throw new Error('The created wallet is missing');
      const { transactions: _, balances: __, unknownBalances: ___, ...summary } = record;
      await addAccount(on, userId, summary);
      return { ...summary, balances: NO_MONEY };
    }),
  );
}
