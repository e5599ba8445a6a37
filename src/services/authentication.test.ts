import { describe, expect, it, vi } from 'vitest';
import type { Authentication, SignupRequest } from './authentication';
import { createAuthentication } from './authentication';
import { createManualClock } from '../testing/manualClock';
import type { Random } from './random';
import type { CallName, Outcomes } from './simulation';
import { createCall } from './simulation';
import { seededRandom } from '../testing/storyWorld';
import { durationOf, settled } from '../testing/time';

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
/** A form that somebody filled in with words of their own. */
const SIGNUP: SignupRequest = {
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'demo@florin.example',
  password: 'a password of my own',
};

function authentication(
  { delays = 'none', outcomes = {} }: { delays?: 'real' | 'none'; outcomes?: Outcomes } = {},
  random: Random = { integer: () => 1 },
) {
  const clock = createManualClock(0);
  return { clock, auth: createAuthentication(createCall({ clock, delays, outcomes }), random) };
}

describe('signing in', () => {
  it('lets the one pair in', async () => {
    await expect(authentication().auth.signIn(DEMO)).resolves.toEqual(ALEX);
  });

  it.each(['Demo@Florin.Example', '  demo@florin.example ', 'DEMO@FLORIN.EXAMPLE\n'])(
    'takes the e-mail as a phone types it: %j',
    async (email) => {
      await expect(authentication().auth.signIn({ ...DEMO, email })).resolves.toEqual(ALEX);
    },
  );

  it.each([
    { ...DEMO, password: 'florin-demo ' },
    { ...DEMO, password: 'Florin-Demo' },
    { ...DEMO, password: '' },
    { ...DEMO, email: 'other@florin.example' },
    { ...DEMO, email: 'demo@florin.example.org' },
    { ...DEMO, email: '' },
    { email: 'florin-demo', password: 'demo@florin.example' },
  ])('says no to $email with $password', async (credentials) => {
    await expect(authentication().auth.signIn(credentials)).resolves.toBeNull();
  });
});

describe('signing up', () => {
  it('passes on only the e-mail, with the fixed password', async () => {
    await expect(authentication().auth.signUp(SIGNUP)).resolves.toEqual(ALEX);
  });

  it('says no to any other e-mail, also with the fixed password', async () => {
    const { auth } = authentication();
    const other = { ...SIGNUP, email: 'robin@example.com' };
    await expect(auth.signUp(other)).resolves.toBeNull();
    await expect(auth.signUp({ ...other, password: 'florin-demo' })).resolves.toBeNull();
  });

  it('ends as the sign-in that it leads to', async () => {
    const { auth } = authentication({ outcomes: { signIn: 'fail' } });
    await expect(auth.signUp(SIGNUP)).rejects.toThrow('The signIn call failed');
  });
});

describe('recognition by biometrics', () => {
  it('draws one number from 1 to 100, and exactly 90 of them succeed', async () => {
    const integer = vi.fn<Random['integer']>();
    const { auth } = authentication({}, { integer });
    const answers: boolean[] = [];
    for (let draw = 1; draw <= 100; draw += 1) {
      integer.mockReturnValueOnce(draw);
      answers.push((await auth.signInWithBiometrics()) !== null);
    }
    expect(answers.filter(Boolean)).toHaveLength(90);
    expect(integer.mock.calls).toEqual(Array.from({ length: 100 }, () => [1, 100]));
  });

  it('succeeds about 90 times in a hundred', async () => {
    const { auth } = authentication({}, seededRandom(1));
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => auth.signInWithBiometrics()),
    );
    const successes = answers.filter((user) => user !== null).length;
    expect(successes).toBeGreaterThan(870);
    expect(successes).toBeLessThan(930);
  });

  it('recognises the demo user', async () => {
    await expect(authentication().auth.signInWithBiometrics()).resolves.toEqual(ALEX);
  });

  it('tells a failure that is drawn from a device that cannot do it', async () => {
    const drawn = authentication({}, { integer: () => 91 });
    await expect(drawn.auth.signInWithBiometrics()).resolves.toBeNull();
    const missing = authentication({ outcomes: { signInWithBiometrics: 'fail' } });
    await expect(missing.auth.signInWithBiometrics()).rejects.toThrow(
      'The signInWithBiometrics call failed',
    );
  });
});

describe('the other ways', () => {
  it('let anyone in to the demo account', async () => {
    await expect(authentication().auth.signInAsDemo()).resolves.toEqual(ALEX);
  });

  it('fail by themselves: the demo account works while signing in does not', async () => {
    const { auth } = authentication({ outcomes: { signIn: 'fail' } });
    await expect(auth.signInAsDemo()).resolves.toEqual(ALEX);
    await expect(auth.signIn(DEMO)).rejects.toThrow('The signIn call failed');
  });

  it.each<[CallName, (auth: Authentication) => Promise<unknown>]>([
    ['signUp', (auth) => auth.signUp(SIGNUP)],
    ['signInAsDemo', (auth) => auth.signInAsDemo()],
    ['signOut', (auth) => auth.signOut()],
  ])('fail when they are told to: %s', async (name, call) => {
    const { auth } = authentication({ outcomes: { [name]: 'fail' } });
    await expect(call(auth)).rejects.toThrow(`The ${name} call failed`);
  });

  it('end a session at once', async () => {
    const { clock, auth } = authentication({ delays: 'real' });
    expect(await durationOf(clock, auth.signOut())).toBe(0);
  });
});

describe('every call takes its specified time, to the millisecond', () => {
  const real = () => authentication({ delays: 'real' });

  it('1 second to sign in, also when the answer is no', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signIn(DEMO))).toBe(1_000);
    expect(await durationOf(clock, auth.signIn({ ...DEMO, password: 'x' }))).toBe(1_000);
  });

  it('2 seconds to sign up and 1 more for the sign-in behind it', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signUp(SIGNUP))).toBe(3_000);
  });

  it('1.5 seconds for biometrics, 1 for the demo account', async () => {
    const { clock, auth } = real();
    expect(await durationOf(clock, auth.signInWithBiometrics())).toBe(1_500);
    expect(await durationOf(clock, auth.signInAsDemo())).toBe(1_000);
  });

  it('and leaves no timer behind', async () => {
    const { clock, auth } = real();
    void auth.signIn(DEMO);
    expect(clock.pending).toBe(1);
    clock.advance(1_000);
    await settled();
    expect(clock.pending).toBe(0);
  });
});
