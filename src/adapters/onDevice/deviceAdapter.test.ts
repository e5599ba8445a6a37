import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../services/manualClock';
import { createFakeLocks } from '../../testing/fakeLocks';
import { refused } from '../../testing/keptTabs';
import { seededRandom } from '../../testing/storyWorld';
import type { WalletAdapter } from '../walletAdapter';
import { createDeviceAdapter, type DeviceAdapterOptions } from './deviceAdapter';

const NAME = 'wallets-of-a-test';

const PAYMENT = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '100',
  currency: 'usd',
} as const;

const locks = createFakeLocks();

/** Opens the stored wallets in another tab or at a later visit. */
const open = (options: Partial<DeviceAdapterOptions> = {}) =>
  createDeviceAdapter({
    locks,
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

/** Returns the failure and the cause of a rejected call. */
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

  it('include a payment in the first sheet, which is not read from the database', async () => {
    const adapter = open();
    await stateOf(adapter);
    await pay(adapter, 'a');
    const first = adapter.firstSheet();
    expect(first?.sheet.wallets[0]?.balances.usd).toBe('2747.32');
    expect(first?.pages['personal']?.transactions).toHaveLength(9);
  });

  it('return the first result for a repeated key of an earlier visit, without a second payment', async () => {
    const first = await pay(open(), 'a');
    const later = open();
    expect(await pay(later, 'a')).toEqual(first);
    expect(await pay(later, 'a', '99')).toEqual(refused('duplicate'));
    expect(await stateOf(later)).toEqual({ usd: '2747.32', records: 9 });
  });

  it('return the result for a repeated key although the rest of the balance is too small for it', async () => {
    const adapter = open();
    const first = await pay(adapter, 'a', '2000');
    expect(first).toMatchObject({ ok: true, value: { balances: { usd: '847.32' } } });
    expect(await pay(adapter, 'a', '2000')).toEqual(first);
    expect(await stateOf(adapter)).toEqual({ usd: '847.32', records: 9 });
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

/** Makes the write request with this number fail, and all later write requests. */
function failFrom(request: number, name: string): void {
  let count = 0;
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given: readonly [value: unknown, key?: IDBValidKey]
  ) {
    count += 1;
    if (count >= request) throw new DOMException('', name);
    return put.apply(this, [...given]);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a write that fails', () => {
  it.each([
    [1, 'AbortError', 'not-stored'],
    [2, 'AbortError', 'not-stored'],
    [2, 'UnknownError', 'not-stored'],
    [2, 'QuotaExceededError', 'no-space'],
  ])('at request %i with %s leaves the order unpaid: %s', async (request, name, kind) => {
    await stateOf(open());
    failFrom(request, name);
    expect(await pay(open(), 'a')).toEqual(refused(kind));
    const exchange = { walletId: 'personal', from: 'usd', to: 'eur', amount: '1' } as const;
    expect(
      await open().exchange({ ...exchange, received: '0.92' }, { idempotencyKey: 'b' }),
    ).toEqual(refused(kind));
    vi.restoreAllMocks();
    const later = open();
    expect(await stateOf(later)).toEqual({ usd: '2847.32', records: 8 });
    expect(await pay(later, 'a')).toMatchObject({ ok: true });
    expect(await stateOf(later)).toEqual({ usd: '2747.32', records: 9 });
  });

  it('creates no wallet', async () => {
    const adapter = open();
    failFrom(3, 'QuotaExceededError');
    await stateOf(adapter);
    const wallet = { name: 'Trips', type: 'personal', color: 'tide' } as const;
    expect(await adapter.createWallet(wallet, { idempotencyKey: 'c' })).toEqual(
      refused('no-space'),
    );
    expect((await adapter.balances()).wallets).toHaveLength(3);
  });
});

describe('data that cannot be used', () => {
  it('of a newer program is left unchanged', async () => {
    const newer = await openDB(NAME, 3, {
      upgrade: (database) => database.createObjectStore('ledgers'),
    });
    newer.close();
    expect(await problemOf(open().balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: newer-version',
    });
    const again = await openDB(NAME, 3);
    expect([...again.objectStoreNames]).toEqual(['ledgers']);
    again.close();
  });

  it('because it was removed is reported if it is expected, and no sample wallets replace it', async () => {
    expect(await problemOf(open({ isExpected: true }).balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: lost',
    });
    const database = await openDB(NAME);
    expect(await database.count('facts')).toBe(0);
    database.close();
  });

  it('because a newer program has opened it is reported at each call, and nothing is paid', async () => {
    const adapter = open();
    await stateOf(adapter);
    const newer = await openDB(NAME, 3);
    expect(await pay(adapter, 'a')).toEqual(refused('not-stored'));
    expect(await problemOf(adapter.balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: newer-version',
    });
    newer.close();
  });

  it('without the locks of the browser is not touched', async () => {
    const adapter = open({ locks: { ...locks, isAvailable: () => false } });
    expect(await problemOf(adapter.balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: unavailable',
    });
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
  });

  it('because a wallet is damaged is reported, and the wallet is left unchanged', async () => {
    await stateOf(open());
    const database = await openDB(NAME);
    const data = (await database.get('facts', 'data')) as { wallets: object[] };
    const damaged = {
      ...data,
      wallets: data.wallets.map((wallet) => ({ ...wallet, balances: { usd: '2847.32' } })),
    };
    await database.put('facts', damaged, 'data');
    const adapter = open();
    expect(await pay(adapter, 'a')).toEqual(refused('not-stored'));
    expect(await problemOf(adapter.balances())).toEqual({
      failure: 'unreachable',
      cause: 'DeviceStoreError: The data on this device: damaged',
    });
    expect(await database.get('facts', 'data')).toEqual(damaged);
    database.close();
  });
});

it('a record of an unknown type and currency is kept and shown', async () => {
  await stateOf(open());
  const database = await openDB(NAME);
  const data = (await database.get('facts', 'data')) as { wallets: { transactions: object[] }[] };
  const record = { ...data.wallets[0]?.transactions[0], type: 'gift', currency: 'XTS' };
  data.wallets[0]?.transactions.splice(0, 1, record);
  await database.put('facts', data, 'data');
  database.close();
  const adapter = open();
  await pay(adapter, 'a');
  expect((await adapter.history({ walletId: 'personal' })).transactions[1]).toEqual(record);
});
