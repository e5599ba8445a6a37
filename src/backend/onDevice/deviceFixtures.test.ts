import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import type { DeviceKeeper } from './deviceKeeper';
import { createDeviceKeeper } from './deviceKeeper';
import versionOne from './fixtures/version1.json';
import versionOneLocked from './fixtures/version1.locked.json';
import { SCHEMA_VERSION } from './deviceSchema';

/* The databases of released versions, and damaged ones. */

const NAME = 'a-released-database';
const NOW = Date.parse('2026-03-01T12:00:00Z');

type Fixture = Readonly<Record<string, readonly (readonly [key: unknown, value: unknown])[]>>;

/** Bytes in a fixture are written as a list of numbers. */
const revived = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sealed' in value && Array.isArray(value.sealed)
    ? { ...value, sealed: Uint8Array.from(value.sealed as number[]) }
    : value;

/** Writes a database as a released version has written it. */
async function write(version: number, stores: Fixture): Promise<void> {
  const database = await openDB(NAME, version, {
    upgrade(created) {
      created.createObjectStore('wallets', { keyPath: 'id' });
      created.createObjectStore('blocks', { keyPath: ['walletId', 'block'] });
      created.createObjectStore('answers', { keyPath: 'key' });
      created.createObjectStore('facts');
    },
  });
  const transaction = database.transaction(Object.keys(stores), 'readwrite');
  for (const [name, records] of Object.entries(stores)) {
    const store = transaction.objectStore(name);
    for (const [key, value] of records)
      void store.put(revived(value), store.keyPath === null ? (key as IDBValidKey) : undefined);
  }
  await transaction.done;
  database.close();
}

/** All records of the database. */
async function read() {
  const database = await openDB(NAME);
  const entries = await Promise.all(
    [...database.objectStoreNames].map(async (name) => [name, await database.getAll(name)]),
  );
  database.close();
  return Object.fromEntries(entries) as Readonly<Record<string, readonly unknown[]>>;
}

let keeper: DeviceKeeper | null = null;

async function open(): Promise<DeviceKeeper> {
  const marks = new Map([['florin.kept', 'yes']]);
  keeper = createDeviceKeeper({
    clock: createManualClock(NOW),
    name: NAME,
    start: () => sampleWorld(NOW),
    marks: {
      get: (key) => marks.get(key) ?? null,
      set: (key, text) => marks.set(key, text),
      remove: (key) => marks.delete(key),
    },
    device: {
      onActivity: () => () => undefined,
      persist: () => Promise.resolve(false),
      isPersistent: () => Promise.resolve(false),
    },
  });
  await keeper.open();
  return keeper;
}

afterEach(async () => {
  await keeper?.close();
  keeper = null;
  await deleteDB(NAME);
});

/** The parts of the contents of the fixtures that a migration could lose. */
async function summaryOf(opened: DeviceKeeper) {
  const contents = await opened.contents();
  return {
    wallets: contents?.wallets.map(({ id, balances, transactions }) => ({
      id,
      usd: balances.usd,
      btc: balances.btc,
      records: transactions.length,
      newest: transactions[0]?.description,
    })),
    contacts: contents?.contacts.map(({ name }) => name),
    choices: contents?.choices,
  };
}

const SUMMARY = {
  wallets: [
    {
      id: 'personal',
      usd: '2747.32',
      btc: '0.15423',
      records: 9,
      newest: 'Sent to ana@florin.example',
    },
    {
      id: 'business',
      usd: '854.196',
      btc: '0.046269',
      records: 2,
      newest: 'Order 2211',
    },
    {
      id: 'savings',
      usd: '4270.98',
      btc: '0.231345',
      records: 1,
      newest: 'Monthly saving',
    },
  ],
  contacts: ['Ana'],
  choices: {
    activeWalletId: 'savings',
    primaryCurrency: 'eur',
    chainId: 'cardano',
    hidesBalances: true,
  },
};

it('a fixture exists for each released version of the schema', () => {
  expect(SCHEMA_VERSION).toBe(1);
});

it('the data of version 1 is read as it was kept', async () => {
  await write(1, versionOne as unknown as Fixture);
  const opened = await open();
  expect(opened.status().kind).toBe('open');
  expect(await summaryOf(opened)).toEqual(SUMMARY);
});

it('the encrypted data of version 1 is unlocked and read as it was kept', async () => {
  await write(1, versionOneLocked as unknown as Fixture);
  const opened = await open();
  expect(opened.status()).toEqual({ kind: 'locked', hasPasskey: false, tryAgainAt: 0 });
  expect(await opened.unlock('a fixture only')).toEqual({ ok: true, value: null });
  expect(await summaryOf(opened)).toEqual(SUMMARY);
});

/** A random change of one record: a field gets the value of `to`. */
const damages = fc.record({
  store: fc.constantFrom('wallets', 'blocks', 'facts'),
  at: fc.nat(10),
  field: fc.nat(10),
  to: fc.constantFrom(undefined, null, 0, -1, '', 'x', '1e5', [], [null], 'NaN'),
});

it('damaged data is never overwritten, and no balance changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(versionOne, versionOneLocked),
      damages,
      async (fixture, damage) => {
        const stores = structuredClone(fixture) as unknown as Record<string, [unknown, unknown][]>;
        const records = stores[damage.store] ?? [];
        const record = records[damage.at % records.length];
        if (typeof record?.[1] !== 'object' || record[1] === null) return;
        const fields = Object.keys(record[1]).filter(
          (name) => !['id', 'walletId', 'block'].includes(name),
        );
        const field = fields[damage.field % fields.length] ?? '';
        Reflect.set(record[1], field, damage.to);
        if (Reflect.get(record[1], 'sealed') === undefined)
          Reflect.deleteProperty(record[1], 'sealed');
        await write(1, stores);
        const before = await read();
        const opened = await open();
        if (opened.status().kind === 'locked') await opened.unlock('a fixture only');
        const contents = await opened.contents();
        for (const { id, balances } of contents?.wallets ?? [])
          expect(balances.usd).toBe(SUMMARY.wallets.find((wallet) => wallet.id === id)?.usd);
        expect(await read()).toEqual(before);
        await opened.close();
        await deleteDB(NAME);
      },
    ),
    { numRuns: 1_000 },
  );
}, 60_000);
