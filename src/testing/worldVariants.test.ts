import { describe, expect, it } from 'vitest';
import type { CallName } from '../services/simulation';
import type { WorldDescription } from './storyWorld';
import { createStoryWorld } from './storyWorld';
import { durationOf } from './time';
import type { WorldVariant } from './worldVariants';
import { isWorldVariant, varyWorld } from './worldVariants';

const ONCE = { idempotencyKey: 'a' };

const SEND = {
  kind: 'send',
  recipient: 'rent@example.com',
  amount: '1',
  currency: 'usd',
} as const;

/** A description that says something about everything a variant may lay over. */
const OWN = {
  session: 'signed-out',
  user: { isVerified: false },
  holdings: 'empty',
  balances: { usd: '7' },
  now: '2024-02-29T00:00:00.000Z',
  delays: 'real',
  calls: { send: 'hang' },
  canShare: false,
} as const satisfies WorldDescription;

const made = (variant: WorldVariant, description: WorldDescription = {}) =>
  createStoryWorld(varyWorld(description, variant));

const dollarsIn = (variant: WorldVariant, description?: WorldDescription) =>
  made(variant, description).wallets.wallets[0]?.balances.usd;

describe('another world for a story', () => {
  it('is the story’s own, when that is asked for', () => {
    expect(varyWorld(OWN, 'story')).toBe(OWN);
  });

  it.each(['sample', 'empty', 'huge', 'failing', 'slow'] as const)(
    '%s keeps who is signed in, the moment and the device',
    (variant) => {
      expect(varyWorld(OWN, variant)).toMatchObject({
        session: 'signed-out',
        user: { isVerified: false },
        now: '2024-02-29T00:00:00.000Z',
        canShare: false,
      });
    },
  );

  it('holds the sample money, and every call works again', async () => {
    expect(dollarsIn('sample', OWN)).toBe('2847.32');
    const { payments, clock } = made('sample', OWN);
    expect(await durationOf(clock, payments.send(SEND, ONCE))).toBe(2_000);
  });

  it('holds nothing at all, whatever the story has put into it', () => {
    const { wallets } = made('empty', { balances: { usd: '7' } }).wallets;
    expect(wallets.map(({ balances }) => balances)).toEqual([{}]);
  });

  it('holds the largest amounts', () => {
    const { wallets } = made('huge', OWN).wallets;
    expect(wallets[0]?.balances).toMatchObject({
      usd: '98765432109876.54',
      btc: '20999999.99999999',
    });
  });

  it('fails in every call, and leaves the money alone', async () => {
    const world = made('failing');
    const { authentication, payments, device } = world;
    const credentials = { email: 'demo@florin.example', password: 'florin-demo' };
    const calls: Record<CallName, () => Promise<unknown>> = {
      signIn: () => authentication.signIn(credentials),
      signUp: () => authentication.signUp({ firstName: 'A', lastName: 'M', ...credentials }),
      signInWithBiometrics: () => authentication.signInWithBiometrics(),
      signInAsDemo: () => authentication.signInAsDemo(),
      signOut: () => authentication.signOut(),
      send: () => payments.send(SEND, ONCE),
      exchange: () =>
        payments.exchange(
          { kind: 'exchange', from: 'usd', to: 'eur', amount: '1', received: '0.92' },
          ONCE,
        ),
      copy: () => device.copy('bc1q'),
      share: () => device.share('bc1q'),
      save: () => device.save({ name: 'a.csv', type: 'text/csv', text: '' }),
    };
    for (const [name, call] of Object.entries(calls)) {
      await expect(call()).rejects.toThrow(`The ${name} call failed`);
    }
    expect(dollarsIn('failing')).toBe('2847.32');
  });

  it('takes five times as long', async () => {
    const { clock, payments } = made('slow');
    expect(await durationOf(clock, payments.send(SEND, ONCE))).toBe(10_000);
  });

  it('is known by its name, and no other word is', () => {
    expect(['story', 'sample', 'empty', 'huge', 'failing', 'slow'].every(isWorldVariant)).toBe(
      true,
    );
    expect(['toString', 'rich', '', undefined, 1].some(isWorldVariant)).toBe(false);
  });
});
