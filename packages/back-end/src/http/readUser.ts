import { boolean, fallback, nullable, object, string } from 'valibot';
import type { User } from '#src/domain/user';
import { BOUNDS } from '#src/domain/text/text';
import { line, name } from '#src/adapters/records/readParts';
import { readBy } from '#src/adapters/records/unreadable';

const flag = fallback(boolean(), false);

const userSchema = object({
  id: name,
  // A first and a last name, with the space between them.
  name: line(2 * BOUNDS.name + 1),
  email: line(BOUNDS.email),
  avatar: fallback(nullable(string()), null),
  isVerified: flag,
  biometricEnabled: flag,
  twoFactorEnabled: flag,
});

/**
 * Reads the signed-in user. An invalid avatar becomes null, which shows the initials. An invalid flag becomes false.
 * Throws `UnreadableAnswer` if id, name or email is missing.
 */
export function readUser(value: unknown): User {
  return readBy('user', userSchema, value);
}
