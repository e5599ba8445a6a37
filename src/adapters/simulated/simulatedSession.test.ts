import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../services/manualClock';
import type { Random } from '../../services/random';
import { seededRandom } from '../../testing/storyWorld';
import { durationOf, settled } from '../../testing/time';
import type { SignUpRequest } from '../walletAdapter';
import { createSimulatedSession, type SimulatedOptions } from './simulatedSession';

const DEMO = { email: 'demo@florin.example', password: 'florin-demo' };
const ALEX = {
  id: 'demo',
  name: 'Alex Morgan',
  email: 'demo@florin.example',
  avatar: null,
  isVerified: true,
  biometricEnabled: true,
  twoFactorEnabled: false,
};
const ENTERED = { ok: true, value: ALEX };
const SIGNUP: SignUpRequest = {
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'demo@florin.example',
  password: 'a password of my own',
};

function session(change: Partial<SimulatedOptions> = {}) {
  const clock = createManualClock(0);
  const random: Random = { integer: () => 1 };
  const options = { clock, random, delays: 'none', user: null, ...change } as const;
  return { clock, auth: createSimulatedSession(options) };
}

describe('signing in', () => {
  /** @spec signin-call */
  it('accepts the demo credentials', async () => {
    const { auth } = session();
    expect(auth.isOpen()).toBe(false);
    expect(await auth.signIn(DEMO)).toEqual(ENTERED);
    expect(auth.isOpen()).toBe(true);
  });

  it.each(['Demo@Florin.Example', '  demo@florin.example ', 'DEMO@FLORIN.EXAMPLE\n'])(
    'ignores the case of the email address and blanks around it: %j',
    async (email) => {
      expect(await session().auth.signIn({ ...DEMO, email })).toEqual(ENTERED);
    },
  );

  /** @spec signin-call */
  it.each([
    { ...DEMO, password: 'florin-demo ' },
    { ...DEMO, password: 'Florin-Demo' },
    { ...DEMO, password: '' },
    { ...DEMO, email: 'other@florin.example' },
    { ...DEMO, email: 'demo@florin.example.org' },
    { ...DEMO, email: '' },
    { email: 'florin-demo', password: 'demo@florin.example' },
  ])('refuses $email with $password', async (credentials) => {
    const { auth } = session();
    expect(await auth.signIn(credentials)).toEqual({
      ok: false,
      refusal: { kind: 'wrong-credentials' },
    });
    expect(auth.isOpen()).toBe(false);
  });
});

describe('signing up', () => {
  /** @spec signup-call */
  it('accepts the demo email address, and signs in with the fixed password', async () => {
    const { auth } = session();
    expect(await auth.signUp(SIGNUP)).toEqual(ENTERED);
    expect(auth.isOpen()).toBe(true);
  });

  it('refuses any other email, even with the fixed password', async () => {
    const { auth } = session();
    const other = { ...SIGNUP, email: 'robin@example.com' };
    const refused = { ok: false, refusal: { kind: 'not-opened' } };
    expect(await auth.signUp(other)).toEqual(refused);
    expect(await auth.signUp({ ...other, password: 'florin-demo' })).toEqual(refused);
    expect(auth.isOpen()).toBe(false);
  });
});

describe('recognition by biometrics', () => {
  /** @spec biometrics-call */
  it('draws a number from 1 to 100, and succeeds for exactly 90 of the numbers', async () => {
    const integer = vi.fn<Random['integer']>();
    const { auth } = session({ random: { integer } });
    const answers: boolean[] = [];
    for (let draw = 1; draw <= 100; draw += 1) {
      integer.mockReturnValueOnce(draw);
      answers.push((await auth.signInWithBiometrics()).ok);
    }
    expect(answers.filter(Boolean)).toHaveLength(90);
    expect(integer.mock.calls).toEqual(Array.from({ length: 100 }, () => [1, 100]));
  });

  it('succeeds about 90 times in a hundred', async () => {
    const { auth } = session({ random: seededRandom(1) });
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => auth.signInWithBiometrics()),
    );
    const successes = answers.filter(({ ok }) => ok).length;
    expect(successes).toBeGreaterThan(870);
    expect(successes).toBeLessThan(930);
  });

  it('recognises the demo user', async () => {
    const { auth } = session();
    expect(await auth.signInWithBiometrics()).toEqual(ENTERED);
    expect(auth.isOpen()).toBe(true);
  });

  it('does not sign in a user that it does not recognise', async () => {
    const { auth } = session({ random: { integer: () => 91 } });
    expect(await auth.signInWithBiometrics()).toEqual({
      ok: false,
      refusal: { kind: 'not-recognised' },
    });
    expect(auth.isOpen()).toBe(false);
  });
});

describe('a session', () => {
  /** @spec starts-signed-in */
  it('is open from the start, for the demo user or for another user', () => {
    const clock = createManualClock(0);
    const auth = createSimulatedSession({ clock, random: seededRandom(1) });
    expect([auth.user, auth.isOpen()]).toEqual([ALEX, true]);
    const robin = { ...ALEX, name: 'Robin Vale' };
    expect(session({ user: robin }).auth.user).toEqual(robin);
  });

  it('ends immediately when the user signs out', async () => {
    const { clock, auth } = session({ delays: 'real', user: ALEX });
    expect(await durationOf(clock, auth.signOut())).toBe(0);
    expect(auth.isOpen()).toBe(false);
  });

  it('rejects all calls after its end', async () => {
    const { auth } = session({ user: ALEX });
    const answer = vi.fn(() => 'answer');
    expect(await auth.within({}, answer)).toBe('answer');
    await auth.signOut();
    await expect(auth.within({}, answer)).rejects.toMatchObject({
      name: 'AdapterError',
      failure: 'signed-out',
      message: 'No user is signed in',
    });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it.each(['signIn', 'signUp', 'signInWithBiometrics'] as const)(
    'is not opened by an aborted call: %s',
    async (name) => {
      const { clock, auth } = session({ delays: 'real' });
      const controller = new AbortController();
      const options = { signal: controller.signal };
      const call =
        name === 'signInWithBiometrics'
          ? auth.signInWithBiometrics(options)
          : auth[name](name === 'signIn' ? { ...SIGNUP, ...DEMO } : SIGNUP, options);
      controller.abort(new Error('Given up'));
      await expect(call).rejects.toThrow('Given up');
      for (let second = 0; second < 5; second += 1) {
        clock.advance(1_000);
        await settled();
      }
      expect(auth.isOpen()).toBe(false);
    },
  );
});

describe('every call takes its specified time, to the millisecond', () => {
  const real = () => session({ delays: 'real' });

  /** @spec signin-call */
  it('1 second to sign in, also for a refusal', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signIn(DEMO))).toBe(1_000);
    expect(await durationOf(clock, auth.signIn({ ...DEMO, password: 'x' }))).toBe(1_000);
  });

  /** @spec signup-call */
  it('2 seconds to sign up, and 1 more second for the sign-in that follows', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signUp(SIGNUP))).toBe(3_000);
    expect(await durationOf(clock, auth.signUp({ ...SIGNUP, email: 'x@example.com' }))).toBe(3_000);
  });

  /** @spec biometrics-call */
  it('1.5 seconds for biometrics', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signInWithBiometrics())).toBe(1_500);
  });

  it('the specified time by default, and no time if delays are off', async () => {
    const clock = createManualClock(0);
    const auth = createSimulatedSession({ clock, random: seededRandom(1) });
    expect(await durationOf(clock, auth.signIn(DEMO))).toBe(1_000);
    const quick = session();
    expect(await durationOf(quick.clock, quick.auth.signUp(SIGNUP))).toBe(0);
  });

  it('the time of the current setting of delays', async () => {
    let delays: 'real' | 'none' = 'none';
    const { clock, auth } = session({ delays: () => delays });
    expect(await durationOf(clock, auth.signIn(DEMO))).toBe(0);
    delays = 'real';
    expect(await durationOf(clock, auth.signIn(DEMO))).toBe(1_000);
  });

  it('after which no timer remains', async () => {
    const { clock, auth } = real();
    void auth.signIn(DEMO);
    expect(clock.pending).toBe(1);
    clock.advance(1_000);
    await settled();
    expect(clock.pending).toBe(0);
  });
});
