import { describe, expect, it } from 'vitest';
import type { ExchangeOrder, SendOrder } from '../domain/ledger/ledger';
import { createManualClock } from '../testing/manualClock';
import { createPayments } from './payments';
import type { Outcomes } from './simulation';
import { createCall } from './simulation';
import { durationOf } from '../testing/time';

const RENT: SendOrder = {
  kind: 'send',
  recipient: 'rent@example.com',
  amount: '47.32',
  currency: 'usd',
};
const EUROS: ExchangeOrder = {
  kind: 'exchange',
  from: 'usd',
  to: 'eur',
  amount: '100',
  received: '92',
};

const ONCE = { idempotencyKey: 'a' };

function payments(outcomes: Outcomes = {}) {
  const clock = createManualClock(0);
  return { clock, payments: createPayments(createCall({ clock, delays: 'real', outcomes })) };
}

describe('a payment', () => {
  it('takes exactly two seconds', async () => {
    const world = payments();
    expect(await durationOf(world.clock, world.payments.send(RENT, ONCE))).toBe(2_000);
    expect(await durationOf(world.clock, world.payments.exchange(EUROS, ONCE))).toBe(2_000);
    expect(world.clock.pending).toBe(0);
  });

  it('is carried out without a word', async () => {
    const world = payments();
    const paid = Promise.all([
      world.payments.send(RENT, ONCE),
      world.payments.exchange(EUROS, ONCE),
    ]);
    world.clock.advance(2_000);
    await expect(paid).resolves.toEqual([undefined, undefined]);
  });

  it('rejects after the same time when it fails, one kind apart from the other', async () => {
    const world = payments({ send: 'fail' });
    const sent = world.payments.send(RENT, ONCE);
    const exchanged = world.payments.exchange(EUROS, ONCE);
    world.clock.advance(2_000);
    await expect(sent).rejects.toThrow('The send call failed');
    await expect(exchanged).resolves.toBeUndefined();
  });
});
