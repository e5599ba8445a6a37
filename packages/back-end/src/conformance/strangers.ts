import type { SignUpRequest } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import type { Bench } from './bench';

/** Returns the sign-up of a person who has no account. */
export function newPerson({ newKey }: Pick<Bench<BackEndUnderTest>, 'newKey'>): SignUpRequest {
  const email = `${newKey()}@florin.example`;
  return { firstName: 'Sam', lastName: 'Lee', email, password: `First-${newKey()}` };
}

/** An answer to a challenge that the back end does not know. */
export const UNKNOWN_CHALLENGE = { challengeId: 'no-such-challenge', code: '000000' } as const;
