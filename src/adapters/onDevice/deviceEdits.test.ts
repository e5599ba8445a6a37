import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import type { BackupContents } from '../../domain/backup/backup';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { digestOf } from '../../services/sealing';
import { edited } from '../../testing/edits';
import { createKeptDevice, KEPT } from '../../testing/keptTabs';
import { seededRandom } from '../../testing/storyWorld';
import { readBackup, writeBackup } from './backupFile';

/*
 * A randomly edited database or backup is either refused as damaged or shown exactly: no balance is missing, rounded or
 * replaced by zero.
 */

const EDITS = 1_000;

const CURRENCY_IDS = CURRENCY_LIST.map(({ id }) => id).toSorted();
/** The most decimals of a balance in each specified currency. */
const DECIMALS: Readonly<Record<string, number>> = {
  // An exchange credits up to six decimals of every currency.
  usd: 6,
  eur: 6,
  gbp: 6,
  btc: 8,
  eth: 18,
  ada: 6,
};

/** Checks that all contents are complete and exact, independently of the schema. */
function expectExact({ wallets, contacts, choices }: BackupContents): void {
  expect(wallets.length).toBeGreaterThan(0);
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length);
  expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
  expect(wallets.map(({ id }) => id)).toContain(choices.activeWalletId);
  for (const { balances, transactions } of wallets) {
    expect(Object.keys(balances).toSorted()).toEqual(CURRENCY_IDS);
    expect(new Set(transactions.map((record) => record.id)).size).toBe(transactions.length);
    for (const [currency, balance] of Object.entries(balances)) {
      expect(balance).toMatch(/^(?:0|[1-9]\d*)(?:\.\d+)?$/);
      expect(balance.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(DECIMALS[currency] ?? 18);
    }
  }
}

/** Removes what JSON cannot contain, such as undefined fields. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

const device = createKeptDevice();

afterAll(() => device.close());

it('an edited database is damaged, with a way out, or shown exactly', async () => {
  const random = seededRandom(40);
  const first = await device.openTab();
  await first.keep(() => Promise.resolve(KEPT));
  await device.pay(first, 'a');
  const database = await device.raw();
  const keys = ['head', 'data'] as const;
  const records = await Promise.all(keys.map((key) => database.get('facts', key)));
  const original = { head: records[0] as object, data: records[1] as object };
  const outcomes = { damaged: 0, shown: 0 };
  for (let count = 0; count < EDITS; count += 1) {
    const key = count % 10 === 0 ? 'head' : 'data';
    const next = { ...original, [key]: edited(original[key], random) };
    for (const name of keys) await database.put('facts', next[name], name);
    const keeper = await device.openTab();
    const status = keeper.status();
    const contents = await keeper.contents();
    if (contents) {
      const { writes: _writes, answers: _answers, ...shown } = next.data as Record<string, unknown>;
      expect(plain(contents)).toEqual(plain(shown));
      expectExact(contents);
      outcomes.shown += 1;
    } else {
      expect(status).toEqual({ kind: 'unusable', problem: 'damaged' });
      expect(await keeper.raw()).toContain('"facts"');
      outcomes.damaged += 1;
    }
    await keeper.close();
  }
  database.close();
  // Most edits of a name or a description are shown. Most other edits are damage.
  expect(outcomes).toEqual({
    damaged: expect.any(Number) as number,
    shown: EDITS - outcomes.damaged,
  });
  expect(outcomes.damaged).toBeGreaterThan(EDITS / 2);
}, 60_000);

it('an edited backup with a right checksum is damaged, or read exactly', async () => {
  const random = seededRandom(41);
  const file = JSON.parse(await writeBackup(KEPT, { createdAt: '2026-03-01T12:00:00.000Z' })) as {
    payload: string;
  };
  const original = JSON.parse(file.payload) as object;
  let refused = 0;
  for (let count = 0; count < EDITS; count += 1) {
    const payload = JSON.stringify(edited(original, random));
    const checksum = { algorithm: 'SHA-256', value: await digestOf(payload) };
    const read = await readBackup(JSON.stringify({ ...file, checksum, payload }));
    if (read.ok) {
      expectExact(read.value);
      expect(read.value).toEqual(JSON.parse(payload));
    } else {
      expect(read.refusal).toEqual({ kind: 'damaged' });
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(EDITS / 2);
}, 60_000);
