import { describe, expect, it } from 'vitest';
import type { StepAbility } from '../adapters/walletAdapter';
import type { CallName } from './faults';
import { createStoryWorld, type WorldDescription } from './storyWorld';
import { durationOf } from './time';
import { isWorldVariant, varyWorld, type WorldVariant } from './worldVariants';

const ONCE = { idempotencyKey: 'a' };

const SEND = {
  walletId: 'personal',
  recipient: 'rent@example.com',
  amount: '1',
  currency: 'usd',
} as const;

/** A description that sets every property that a variant may replace. */
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
  made(variant, description).start.wallets[0]?.balances.usd;

describe('another world for a story', () => {
  it('is the story’s world, if that is selected', () => {
    expect(varyWorld(OWN, 'story')).toBe(OWN);
  });

  it.each(['sample', 'empty', 'huge', 'failing', 'slow'] as const)(
    '%s keeps the signed-in user, the time and the device',
    (variant) => {
      expect(varyWorld(OWN, variant)).toMatchObject({
        session: 'signed-out',
        user: { isVerified: false },
        now: '2024-02-29T00:00:00.000Z',
        canShare: false,
      });
    },
  );

  it('has the sample balances, and every call succeeds', async () => {
    expect(dollarsIn('sample', OWN)).toBe('2847.32');
    const { adapter, clock } = made('sample', { ...OWN, session: 'demo' });
    const sent = adapter.send(SEND, ONCE);
    expect(await durationOf(clock, sent)).toBe(2_000);
    expect(await sent).toMatchObject({ ok: true, value: { balances: { usd: '2846.32' } } });
  });

  it("is empty, even if the story's world is not", () => {
    const { wallets } = made('empty', { balances: { usd: '7' } }).start;
    expect(wallets.map(({ balances }) => balances)).toEqual([{}]);
  });

  it('has the largest amounts', () => {
    const { wallets } = made('huge', OWN).start;
    expect(wallets[0]?.balances).toMatchObject({
      usd: '98765432109876.54',
      btc: '20999999.99999999',
    });
  });

  it('fails in every call, and moves no money', async () => {
    const { adapter, device } = made('failing');
    const credentials = { email: 'demo@florin.example', password: 'florin-demo' };
    const walletId = 'personal';
    const exchange = { walletId, from: 'usd', to: 'eur', amount: '1' } as const;
    const calls: Record<Exclude<CallName, StepAbility>, () => Promise<unknown> | undefined> = {
      signIn: () => adapter.signIn(credentials),
      signUp: () => adapter.signUp?.({ firstName: 'A', lastName: 'M', ...credentials }),
      signInWithBiometrics: () => adapter.signInWithBiometrics?.(),
      signOut: () => adapter.signOut(),
      balances: () => adapter.balances(),
      history: () => adapter.history({ walletId }),
      transaction: () => adapter.transaction?.({ walletId, id: 'x' }),
      createWallet: () =>
        adapter.createWallet?.({ name: 'A', type: 'personal', color: 'tide' }, ONCE),
      receiveAddresses: () => adapter.receiveAddresses?.(walletId),
      priceHistory: () => adapter.priceHistory?.('btc'),
      quote: () => adapter.quote(exchange),
      send: () => adapter.send(SEND, ONCE),
      exchange: () => adapter.exchange({ ...exchange, received: '0.92' }, ONCE),
      copy: () => device.copy('bc1q'),
      share: () => device.share('bc1q'),
      save: () => device.save({ name: 'a.csv', type: 'text/csv', text: '' }),
    };
    for (const [name, call] of Object.entries(calls)) {
      await expect(call()).rejects.toThrow(`The ${name} call failed`);
    }
    expect(adapter.firstSheet?.()?.sheet.wallets[0]?.balances.usd).toBe('2847.32');
  });

  it('has calls that take five times as long', async () => {
    const { clock, adapter } = made('slow');
    expect(await durationOf(clock, adapter.send(SEND, ONCE))).toBe(10_000);
  });

  it('is recognized by its name', () => {
    expect(['story', 'sample', 'empty', 'huge', 'failing', 'slow'].every(isWorldVariant)).toBe(
      true,
    );
    expect(['toString', 'rich', '', undefined, 1].some(isWorldVariant)).toBe(false);
  });
});
