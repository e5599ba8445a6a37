import { describe, expect, it } from 'vitest';
import { createManualClock } from '#src/services/manualClock';
import { FACTS } from '../../testing/conformanceWorlds';
import { needsCode } from '#src/testing/challenged';
import { walletConformance } from './conformance';
import { createSimulatedBank } from '#packages/payment-steps/src/simulatedBank';

const NOW = Date.parse('2026-03-14T09:26:53.000Z');

const bank = () => {
  const clock = createManualClock(NOW);
  const adapter = createSimulatedBank({
    clock,
    delays: 'none',
    needsCode,
    feeOf: ({ amount }) => (amount === '5' ? '0' : '0.35'),
  });
  const dollars = async () => (await adapter.balances()).wallets[0]?.balances.usd;
  return { clock, adapter, dollars };
};

const signedIn = async () => {
  const one = bank();
  await one.adapter.signIn(FACTS.credentials);
  return one;
};

/**
 * The conformance tests for preparations and challenges, the steps before a payment. All connections share one adapter.
 */
const CASES = walletConformance<ReturnType<typeof open>>({
  challenges: true,
  abilities: ['prepare', 'confirm', 'cancelChallenge', 'resendCode'],
  expirePreparations: ({ clock }) => {
    clock.advance(300_000);
  },
  open,
}).filter(({ isRun, name }) => isRun && /preparation|challenge/.test(name));

function open() {
  const { clock, adapter } = bank();
  return { ...FACTS, clock, connect: () => adapter };
}

describe('a simulated bank with fees', () => {
  it('passes the cases of steps', () => {
    expect(CASES.map(({ name }) => name)).toContain(
      'a preparation moves no money, and its payment costs its total',
    );
    expect(CASES.length).toBeGreaterThanOrEqual(8);
  });

  for (const { name, run } of CASES) it(`meets: ${name}`, run);

  it('charges the fee once for each key, and writes it into the record', async () => {
    const { adapter, dollars } = await signedIn();
    const key = { idempotencyKey: 'a' };
    const first = await adapter.send(FACTS.payment, key);
    expect(first).toMatchObject({
      value: { transaction: { amount: '1', fee: '0.35' }, balances: { usd: '2845.97' } },
    });
    expect(await adapter.send(FACTS.payment, key)).toEqual(first);
    expect(await dollars()).toBe('2845.97');
    const { transactions } = await adapter.history({ walletId: 'personal', limit: 1 });
    expect(transactions[0]).toMatchObject({ fee: '0.35' });
  });

  it('refuses a payment whose fee exceeds the balance', async () => {
    const { adapter, dollars } = await signedIn();
    const order = { ...FACTS.payment, amount: '2847' } as const;
    expect(await adapter.send(order, { idempotencyKey: 'a' })).toEqual({
      ok: false,
      refusal: { kind: 'insufficient-balance' },
    });
    expect(await dollars()).toBe('2847.32');
  });

  it('charges nothing for a free payment', async () => {
    const { adapter, dollars } = await signedIn();
    await adapter.send({ ...FACTS.payment, amount: '5' }, { idempotencyKey: 'a' });
    expect(await dollars()).toBe('2842.32');
  });

  it('has no user at first', async () => {
    const adapter = createSimulatedBank();
    expect(adapter.user).toBeNull();
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });
});
