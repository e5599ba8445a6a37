import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '../../../src/domain/user';
import { Problem } from './problems';
import { storedEmail } from './requests';
import { settings } from './settings';

/** The limits of sign-ins and sign-ups. Each process counts for itself, unless the rate limit has a Redis. */
export interface Limits {
  /**
   * Runs `check`, which returns null for wrong credentials.
   *
   * - Only failures count: for the IP address with all emails, and for the email from all IP addresses.
   * - Above a limit, the credentials are checked after a pause, and for only one sign-in of the IP address at a time.
   *   The others are refused at once. So guessing is slow, but the right password still opens a session.
   */
  signIn<Answer>(request: FastifyRequest, check: () => Promise<Answer | null>): Promise<Answer>;
  /** Counts a new account of the IP address. Throws if it has opened too many in an hour. */
  signUp(request: FastifyRequest): Promise<void>;
}

const tooMany = (ms: number) =>
  new Problem(
    429,
    'too-many-requests',
    'There were too many attempts. Try again later.',
    {},
    Math.max(1, Math.ceil(ms / 1_000)),
  );

/** Creates the limits of a server that has the plugin `@fastify/rate-limit`. Pauses end when `ending` aborts. */
export function createLimits(app: FastifyInstance, ending: AbortSignal): Limits {
  const { failureLife: timeWindow, failuresPerAddress, failuresPerEmail, signInPause } = settings;
  const failures = [
    // The default key is the IP address. IPv6 addresses with the same first 64 bits count as one.
    app.createRateLimit({ max: failuresPerAddress, timeWindow }),
    app.createRateLimit({
      max: failuresPerEmail,
      timeWindow,
      keyGenerator: ({ body }) => `email ${storedEmail((body as Credentials).email)}`,
    }),
  ] as const;
  const signUps = app.createRateLimit({ max: settings.signUpsPerHour, timeWindow: '1 hour' });

  /** The number of unfinished checks by key. They count as failures, so simultaneous sign-ins cannot pass a limit. */
  const checking = new Map<string, number>();
  const add = (keys: readonly string[], count: 1 | -1) => {
    for (const key of keys) {
      const sum = (checking.get(key) ?? 0) + count;
      if (sum === 0) checking.delete(key);
      else checking.set(key, sum);
    }
  };
  /** The IP addresses with a sign-in that is slowed down now. */
  const paused = new Set<string>();

  async function checked<Answer>(request: FastifyRequest, check: () => Promise<Answer | null>) {
    const answer = await check();
    if (answer === null) for (const count of failures) await count(request);
    return answer;
  }

  async function slowly<Answer>(address: string, check: () => Promise<Answer | null>) {
    if (paused.has(address)) throw tooMany(signInPause);
    paused.add(address);
    try {
      await sleep(signInPause, undefined, { signal: ending }).catch(() => {
        throw tooMany(signInPause);
      });
      const answer = await check();
      if (answer === null) throw tooMany(signInPause);
      return answer;
    } finally {
      paused.delete(address);
    }
  }

  return {
    async signIn(request, check) {
      const counts = await Promise.all(
        failures.map((count) => count(request, { increment: false })),
      );
      const keys = counts.map(({ key }) => key);
      const isOver = counts.some(
        (count) => !count.isAllowed && count.remaining <= (checking.get(count.key) ?? 0),
      );
      if (isOver) return slowly(String(keys[0]), () => checked(request, check));
      add(keys, 1);
      try {
        const answer = await checked(request, check);
        if (answer === null)
          throw new Problem(
            401,
            'wrong-credentials',
            'The email address or the password is wrong.',
          );
        return answer;
      } finally {
        add(keys, -1);
      }
    },
    async signUp(request) {
      const count = await signUps(request);
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl);
    },
  };
}
