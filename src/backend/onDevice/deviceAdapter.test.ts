import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import type { WalletAdapter } from '../walletAdapter';
import type { DeviceAdapterOptions } from './deviceAdapter';
import { createDeviceAdapter } from './deviceAdapter';
import { openDeviceStore } from './deviceStore';

const NAME = 'wallets-of-a-test';

const PAYMENT = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '100',
  currency: 'usd',
} as const;

/** Opens the stored wallets, as another tab or a later visit does. */
const open = (options: Partial<DeviceAdapterOptions> = {}) =>
  createDeviceAdapter({
    clock: createManualClock(Date.parse('2026-03-01T12:00:00Z')),
    random: seededRandom(1),
    delays: 'none',
    name: NAME,
    ...options,
  });

/** Reads the dollars of the personal wallet, and the number of its records. */
async function stateOf(adapter: WalletAdapter) {
  const { wallets } = await adapter.balances();
  const { transactions } = await adapter.history({ walletId: 'personal', limit: 200 });
  return { usd: wallets[0]?.balances.usd, records: transactions.length };
}

const pay = (adapter: WalletAdapter, key: string, amount: `${number}` = '100') =>
  adapter.send({ ...PAYMENT, amount }, { idempotencyKey: key });

/** Returns the failure and the cause with which a call rejects. */
async function problemOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => new Error('The call was answered'),
    (cause: unknown) => cause,
  );
  return {
    failure: Reflect.get(error as object, 'failure') as unknown,
    cause: String(Reflect.get(error as object, 'cause')),
  };
}

beforeEach(async () => {
  await deleteDB(NAME);
});

describe('stored wallets', () => {
  it('are the same on the next visit', async () => {
    await pay(open(), 'a');
    expect(await stateOf(open())).toEqual({ usd: '2747.32', records: 9 });
  });

  it('return the first result for a repeated key of an earlier visit, without a second payment', async () => {
    const first = await pay(open(), 'a');
    const later = open();
    expect(await pay(later, 'a')).toEqual(first);
    expect(await pay(later, 'a', '99')).toEqual({ ok: false, refusal: { kind: 'duplicate' } });
    expect(await stateOf(later)).toEqual({ usd: '2747.32', records: 9 });
  });

  it('make each payment once if two tabs pay at the same time', async () => {
    const [one, other] = [open(), open()];
    const keys = Array.from({ length: 12 }, (_none, index) => `key-${index}`);
    const answers = await Promise.all(keys.flatMap((key) => [pay(one, key), pay(other, key)]));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await stateOf(one)).toEqual({ usd: '1647.32', records: 20 });
    expect(await stateOf(other)).toEqual({ usd: '1647.32', records: 20 });
  });

  it('are not overdrawn if two tabs pay at the same time', async () => {
    const answers = await Promise.all([pay(open(), 'a', '2000'), pay(open(), 'b', '2000')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(open())).toEqual({ usd: '847.32', records: 9 });
  });
});

describe('a tab that is closed during a write', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Simulates that the tab closes at a write request: the transaction is never completed. */
  function closeAt(request: number) {
    let count = 0;
    for (const name of ['put', 'add'] as const) {
      const original = IDBObjectStore.prototype[name];
      vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
        this: IDBObjectStore,
        ...given: readonly [value: unknown, key?: IDBValidKey]
      ) {
        count += 1;
        if (count === request) throw new DOMException('The tab is closed', 'AbortError');
        return original.apply(this, [...given]);
      });
    }
  }

  it.each([1, 2, 3, 4])(
    'at request %i leaves the order unpaid, and its key can be repeated',
    async (request) => {
      await stateOf(open());
      closeAt(request);
      await expect(pay(open(), 'a')).rejects.toMatchObject({ failure: 'unreachable' });
      vi.restoreAllMocks();
      const later = open();
      expect(await stateOf(later)).toEqual({ usd: '2847.32', records: 8 });
      expect(await pay(later, 'a')).toMatchObject({ ok: true });
      expect(await stateOf(later)).toEqual({ usd: '2747.32', records: 9 });
    },
  );

  it('leaves the order paid after the fourth request, since there is no fifth', async () => {
    await stateOf(open());
    closeAt(5);
    expect(await pay(open(), 'a')).toMatchObject({ ok: true });
  });
});

describe('data that cannot be used', () => {
  it('of a newer program is left unchanged', async () => {
    const newer = await openDB(NAME, 2, {
      upgrade: (database) => database.createObjectStore('ledgers'),
    });
    newer.close();
    expect(await problemOf(open().balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: newer-version',
    });
    const again = await openDB(NAME, 2);
    expect([...again.objectStoreNames]).toEqual(['ledgers']);
    again.close();
  });

  it('because it was removed is reported if it is expected, and no sample wallets replace it', async () => {
    expect(await problemOf(open({ isExpected: true }).balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: lost',
    });
    const store = await openDeviceStore(NAME);
    expect(await store.generation()).toBe(0);
    store.close();
  });

  it('because there is no space to write it is reported, and the payment is refused', async () => {
    const adapter = open();
    await stateOf(adapter);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await pay(adapter, 'a')).toEqual({ ok: false, refusal: { kind: 'no-space' } });
    const exchange = { walletId: 'personal', from: 'usd', to: 'eur', amount: '1' } as const;
    expect(
      await adapter.exchange({ ...exchange, received: '0.92' }, { idempotencyKey: 'b' }),
    ).toEqual({
      ok: false,
      refusal: { kind: 'no-space' },
    });
    const { createWallet } = adapter as Required<typeof adapter>;
    const wallet = { name: 'Trips', type: 'personal', color: 'tide' } as const;
    expect(await problemOf(createWallet(wallet, { idempotencyKey: 'c' }))).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: no-space',
    });
    vi.restoreAllMocks();
    expect(await stateOf(adapter)).toEqual({ usd: '2847.32', records: 8 });
    expect(await pay(adapter, 'a')).toMatchObject({ ok: true });
  });

  it('because a newer program has opened it is reported at each call', async () => {
    const adapter = open();
    await stateOf(adapter);
    const newer = await openDB(NAME, 2);
    for (const call of [() => adapter.balances(), () => pay(adapter, 'a')])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other.
      expect(await problemOf(call())).toEqual({
        failure: 'unreachable',
        cause: 'DeviceStoreError: The data on this device: closed',
      });
    newer.close();
  });

  it('because a wallet is damaged is reported, and the wallet is left unchanged', async () => {
    await stateOf(open());
    const database = await openDB(NAME);
    const wallet = (await database.get('wallets', 'personal')) as Record<string, unknown>;
    const damaged = { ...wallet, balances: { usd: 2847.32 } };
    await database.put('wallets', damaged);
    const adapter = open();
    expect(await problemOf(pay(adapter, 'a'))).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: damaged',
    });
    expect(await database.get('wallets', 'personal')).toEqual(damaged);
    database.close();
  });
});

it('a damaged record of a history is shown with a mark, and is stored unchanged', async () => {
  await stateOf(open());
  const database = await openDB(NAME);
  const block = (await database.get('blocks', ['personal', 0])) as { records: object[] };
  const damaged = { ...block.records[7], amount: 'x'.repeat(300) };
  await database.put('blocks', { ...block, records: [...block.records.slice(0, 7), damaged] });
  const adapter = open();
  const [newest] = (await adapter.history({ walletId: 'personal' })).transactions;
  expect(newest).toMatchObject({ unread: { amount: 'x'.repeat(200) } });
  await pay(adapter, 'a');
  const after = (await database.get('blocks', ['personal', 0])) as { records: object[] };
  expect(after.records[7]).toEqual(damaged);
  expect(after.records).toHaveLength(9);
  database.close();
});
