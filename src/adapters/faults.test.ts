import { describe, expect, it, vi } from 'vitest';
import { browserDevice } from '../services/device';
import { createManualClock } from '../services/manualClock';
import { faultyDevice, type BegunCall, type CallName, type Outcomes } from '../testing/faults';
import { durationOf, settled } from '../testing/time';
import { faultyAdapter, type Delays } from './faults';
import { createSimulatedAdapter } from './simulated/simulatedAdapter';
import type { WalletAdapter } from './walletAdapter';

const DEMO = { email: 'demo@florin.example', password: 'florin-demo' };
const SIGNUP = { firstName: 'Alex', lastName: 'Morgan', ...DEMO };
const SEND = {
  walletId: 'personal',
  recipient: 'rent@example.com',
  amount: '1',
  currency: 'usd',
} as const;
const EXCHANGE = {
  walletId: 'personal',
  from: 'usd',
  to: 'eur',
  amount: '100',
  received: '92',
} as const;

/**
 * Creates a simulated back end and a device, both with faults. `change` replaces calls of the adapter before the
 * faults.
 */
function faulty(
  {
    delays = 'none',
    outcomes = {},
    onCall,
  }: { delays?: Delays; outcomes?: Outcomes; onCall?: (call: BegunCall) => void },
  change: Partial<WalletAdapter> = {},
) {
  const clock = createManualClock(0);
  const steering = { delays };
  const conditions = { clock, outcomes, onCall, delays: () => steering.delays };
  const simulated = createSimulatedAdapter({
    clock,
    random: { integer: () => 1 },
    delays: () => (steering.delays === 'none' ? 'none' : 'real'),
  });
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const adapter = faultyAdapter({ ...simulated, ...change }, conditions);
  const copied: string[] = [];
  const device = faultyDevice(
    {
      ...browserDevice,
      copy(text) {
        copied.push(text);
        return Promise.resolve();
      },
      share: () => Promise.resolve(),
      save: () => Promise.reject(new Error('No room')),
    },
    conditions,
  );
  return {
    clock,
    steering,
    adapter,
    device,
    copied,
    /** Pays one dollar, with a new key each time. */
    send: () => adapter.send(SEND, { idempotencyKey: keys.shift() ?? '' }),
  };
}

describe('a call', () => {
  it('returns its answer by default', async () => {
    const { adapter } = faulty({});
    expect(await adapter.signIn(DEMO)).toMatchObject({ ok: true, value: { name: 'Alex Morgan' } });
    expect((await adapter.balances()).wallets).toHaveLength(3);
  });

  it.each([
    ['signIn', 'wrong-credentials', ({ signIn }: WalletAdapter) => signIn(DEMO)],
    ['signUp', 'not-opened', ({ signUp }: WalletAdapter) => signUp?.(SIGNUP)],
    [
      'signInWithBiometrics',
      'not-recognised',
      ({ signInWithBiometrics }: WalletAdapter) => signInWithBiometrics?.(),
    ],
  ] as const)('returns a refusal if it is set to, without a call: %s', async (name, kind, made) => {
    const call = vi.fn();
    const { adapter } = faulty({ outcomes: { [name]: 'refuse' } }, { [name]: call });
    expect(await made(adapter)).toEqual({ ok: false, refusal: { kind } });
    expect(call).not.toHaveBeenCalled();
  });

  it('that has no refusals ignores the outcome `refuse`', async () => {
    const outcomes = { send: 'refuse', copy: 'refuse' } as Record<string, unknown> as Outcomes;
    const { send, device, copied } = faulty({ outcomes });
    expect(await send()).toMatchObject({ ok: true });
    await device.copy('bc1q');
    expect(copied).toEqual(['bc1q']);
  });

  it('rejects with an error that contains its name if it is set to fail, and does not reach the back end', async () => {
    const exchange = vi.fn();
    const { adapter } = faulty({ outcomes: { exchange: 'fail' } }, { exchange });
    const call = adapter.exchange(EXCHANGE, { idempotencyKey: 'a' });
    await expect(call).rejects.toThrow('The exchange call failed');
    expect(exchange).not.toHaveBeenCalled();
  });

  it('that failed has moved no money, and its key can be used again', async () => {
    const outcomes: Outcomes = { next: 'fail' };
    const { adapter } = faulty({ outcomes });
    const options = { idempotencyKey: 'a' };
    await expect(adapter.send(SEND, options)).rejects.toThrow('The send call failed');
    expect((await adapter.balances()).wallets[0]?.balances.usd).toBe('2847.32');
    expect(await adapter.send(SEND, options)).toMatchObject({
      ok: true,
      value: { balances: { usd: '2846.32' } },
    });
  });

  it('passes on an error of the adapter', async () => {
    const balances = () => Promise.reject(new Error('No connection'));
    const { adapter, device } = faulty({}, { balances });
    await expect(adapter.balances()).rejects.toThrow('No connection');
    const file = { name: 'a.csv', type: 'text/csv', text: '' };
    await expect(device.save(file)).rejects.toThrow('No room');
  });

  it('that hangs never ends, and keeps no timer', async () => {
    const { clock, send } = faulty({ delays: 'real', outcomes: { send: 'hang' } });
    const hanging = send();
    expect(clock.pending).toBe(0);
    expect(await durationOf(clock, hanging)).toBe(Infinity);
  });

  it.each([
    ['hangs', { outcomes: { send: 'hang' } }],
    ['is slow', { delays: 'slow' }],
    ['fails after a while', { delays: 'real', outcomes: { send: 'fail' } }],
  ] as const)('that %s rejects at once when its signal aborts', async (_name, world) => {
    const { adapter } = faulty(world);
    const controller = new AbortController();
    const { signal } = controller;
    const call = adapter.send(SEND, { idempotencyKey: 'a', signal });
    controller.abort(new Error('No longer wanted'));
    await expect(call).rejects.toThrow('No longer wanted');
  });

  it('fails only if it is set to fail', async () => {
    const { adapter, device, send, copied } = faulty({ outcomes: { signIn: 'fail' } });
    await expect(adapter.signIn(DEMO)).rejects.toThrow('The signIn call failed');
    expect(await adapter.signUp?.(SIGNUP)).toMatchObject({ ok: true });
    expect(await adapter.signInWithBiometrics?.()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({ ok: true });
    expect(await adapter.history({ walletId: 'personal' })).toHaveProperty('next', null);
    await Promise.all([device.copy('bc1q'), device.share('bc1q')]);
    expect(copied).toEqual(['bc1q']);
  });

  it.each(['copy', 'share', 'save'] as const)('of the device can fail: %s', async (name) => {
    const { device, copied } = faulty({ outcomes: { [name]: 'fail' } });
    const calls = {
      copy: () => device.copy('bc1q'),
      share: () => device.share('bc1q'),
      save: () => device.save({ name: 'a.csv', type: 'text/csv', text: '' }),
    };
    await expect(calls[name]()).rejects.toThrow(`The ${name} call failed`);
    expect(copied).toEqual([]);
  });
});

describe('the delay of a call', () => {
  it.each(['normal', 'refuse', 'fail'] as const)(
    'passes before the outcome %s',
    async (outcome) => {
      const { clock, adapter } = faulty({ delays: 'real', outcomes: { signIn: outcome } });
      expect(await durationOf(clock, adapter.signIn(DEMO))).toBe(1_000);
    },
  );

  it('is absent in a world without delays, and sets no timer', async () => {
    const { clock, send } = faulty({ outcomes: { next: 'fail' } });
    const failed = send();
    const answered = send();
    expect(clock.pending).toBe(0);
    await expect(failed).rejects.toThrow('The send call failed');
    expect(await answered).toMatchObject({ ok: true });
    expect(clock.now()).toBe(0);
  });

  it('is read at every call, so that a test can change it at any time', async () => {
    const { clock, steering, send } = faulty({});
    expect(await durationOf(clock, send())).toBe(0);
    steering.delays = 'real';
    expect(await durationOf(clock, send())).toBe(2_000);
  });

  it('passes before the back end is called, so that the response is current', async () => {
    const { clock, adapter, send } = faulty({ delays: 'slow' });
    const answered = send();
    clock.advance(8_000);
    expect((await adapter.balances()).wallets[0]?.balances.usd).toBe('2847.32');
    await settled();
    clock.advance(2_000);
    expect(await answered).toMatchObject({
      value: { transaction: { timestamp: '1970-01-01T00:00:10.000Z' } },
    });
  });
});

describe('every call of a slow world takes five times as long, however it ends', () => {
  const calls = {
    signIn: [5_000, ({ signIn }: WalletAdapter) => signIn(DEMO)],
    signUp: [15_000, ({ signUp }: WalletAdapter) => signUp?.(SIGNUP)],
    signInWithBiometrics: [7_500, (adapter: WalletAdapter) => adapter.signInWithBiometrics?.()],
    send: [10_000, ({ send }: WalletAdapter) => send(SEND, { idempotencyKey: 'a' })],
    exchange: [
      10_000,
      ({ exchange }: WalletAdapter) => exchange(EXCHANGE, { idempotencyKey: 'a' }),
    ],
    signOut: [0, ({ signOut }: WalletAdapter) => signOut()],
    balances: [0, ({ balances }: WalletAdapter) => balances()],
  } as const;

  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s', async (name) => {
    const [ms, made] = calls[name];
    for (const outcome of ['normal', 'fail'] as const) {
      const { clock, adapter } = faulty({ delays: 'slow', outcomes: { [name]: outcome } });
      expect(await durationOf(clock, Promise.resolve(made(adapter)))).toBe(ms);
    }
  });
});

describe('the outcomes', () => {
  it('are read at every call, so that a test can change them at any time', async () => {
    const outcomes: Outcomes = {};
    const { send } = faulty({ outcomes });
    expect(await send()).toMatchObject({ ok: true });
    outcomes.send = 'fail';
    await expect(send()).rejects.toThrow('The send call failed');
    outcomes.send = 'normal';
    expect(await send()).toMatchObject({ ok: true });
    delete outcomes.send;
    expect(await send()).toMatchObject({ ok: true });
  });

  it('can apply only to the next call of any kind', async () => {
    const outcomes: Outcomes = { send: 'hang', next: 'fail' };
    const { device, copied, send } = faulty({ outcomes });
    await expect(device.copy('bc1q')).rejects.toThrow('The copy call failed');
    await device.copy('0x71');
    expect(copied).toEqual(['0x71']);
    outcomes.next = 'normal';
    expect(await send()).toMatchObject({ ok: true });
    expect(outcomes).toEqual({ send: 'hang' });
  });

  it('of a pending call stay as they were at its start', async () => {
    const outcomes: Outcomes = {};
    const { clock, send } = faulty({ delays: 'real', outcomes });
    const answered = send();
    clock.advance(1_000);
    outcomes.send = 'fail';
    await settled();
    clock.advance(1_000);
    expect(await answered).toMatchObject({ ok: true });
  });
});

describe('a listener', () => {
  function listening(outcomes: Outcomes) {
    const events: BegunCall[] = [];
    const world = faulty({ delays: 'real', outcomes, onCall: (call) => events.push(call) });
    return { ...world, events };
  }

  it('is notified of every call at its start, with its outcome', () => {
    const { events, adapter, device, send } = listening({ signIn: 'refuse', next: 'hang' });
    void send();
    void adapter.signIn(DEMO);
    void device.copy('bc1q');
    expect(events.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'send: hang',
      'signIn: refuse',
      'copy: normal',
    ]);
  });

  it('receives the result of each call, or its failure', async () => {
    const { clock, events, adapter, send } = listening({ send: 'fail' });
    const page = adapter.history({ walletId: 'business', limit: 1 });
    const sent = send();
    clock.advance(2_000);
    await expect(sent).rejects.toThrow('The send call failed');
    expect(events.map(({ name }) => name)).toEqual<CallName[]>(['history', 'send']);
    expect(await events[0]?.answered).toEqual(await page);
    await expect(events[1]?.answered).rejects.toThrow('The send call failed');
  });
});
