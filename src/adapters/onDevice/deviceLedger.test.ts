import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { createFakeLocks } from '../../testing/fakeLocks';
import { createFakeNews } from '../../testing/fakeNews';
import { ANA, KEPT, KEPT_AT } from '../../testing/keptTabs';
import type { Data } from './deviceData';
import { createLock, locked } from './deviceLock';
import { begin, change, openLedger, refresh, type Ledger, type Snapshot } from './deviceLedger';

const NAME = 'ledger-of-a-test';

const DATA: Data = { ...KEPT, answers: [] };

let opened: Ledger[] = [];

/**
 * Opens the data in a tab. Each tab has its own locks, so no tab waits, and only the transaction of a write can find
 * that another tab has written. The app needs this too: erasing does not wait for the lock of the writes.
 */
function open(): Ledger {
  const ledger = openLedger(
    NAME,
    createFakeLocks(),
    sampleWorld(KEPT_AT),
    createManualClock(KEPT_AT),
  );
  opened.push(ledger);
  return ledger;
}

const withContacts =
  (...ids: readonly string[]) =>
  ({ data }: Snapshot): Data => ({ ...data, contacts: ids.map((id) => ({ ...ANA, id })) });

const erase = ({ store }: Ledger, identity: string) =>
  store.write(() => ({ identity, writes: 0, isErased: true }));

/** Returns the identity, the number of writes, and the ids of the contacts that are stored. */
async function stored() {
  const { head, data } = await refresh(open());
  return [head.identity, head.writes, data.contacts.map(({ id }) => id)];
}

/** Returns the problem of a write, or null if it succeeded. */
const problemOf = (write: Promise<void>) =>
  write.then(
    () => null,
    (cause: unknown) => Reflect.get(cause as object, 'problem') as unknown,
  );

/** Runs a write, and the changes of another tab after the write has read the data and before its transaction. */
async function overtaken(
  write: (ledger: Ledger) => Promise<void>,
  meanwhile: (other: Ledger) => Promise<unknown>,
): Promise<unknown> {
  const ledger = open();
  const { store } = ledger;
  const late: typeof store.write = async (...given) => {
    await meanwhile(open());
    return store.write(...given);
  };
  return problemOf(write({ ...ledger, store: { ...store, write: late } }));
}

let news = createFakeNews();

beforeEach(() => {
  news = createFakeNews();
  vi.stubGlobal('BroadcastChannel', news.Channel);
});

afterEach(async () => {
  await Promise.all(opened.map((ledger) => ledger.close()));
  opened = [];
  await deleteDB(NAME);
});

describe('a write that another tab has overtaken writes nothing', () => {
  const add = (ledger: Ledger) => change(ledger, withContacts('c1', 'mine'));

  beforeEach(() => begin(open(), DATA, { identity: 'first' }));

  it('if the other tab has changed the data', async () => {
    const theirs = (other: Ledger) => change(other, withContacts('c1', 'theirs'));
    expect(await overtaken(add, theirs)).toBe('replaced');
    expect(await stored()).toEqual(['first', 2, ['c1', 'theirs']]);
  });

  it('if the other tab has replaced the data', async () => {
    const theirs = (other: Ledger) => change(other, withContacts('theirs'), { identity: 'second' });
    expect(await overtaken(add, theirs)).toBe('replaced');
    expect(await stored()).toEqual(['second', 2, ['theirs']]);
  });

  it('if the other tab has erased the data', async () => {
    expect(await overtaken(add, (other) => erase(other, 'erased'))).toBe('replaced');
    await expect(stored()).rejects.toMatchObject({ problem: 'replaced' });
  });

  it('if the other tab has erased the data, and stored data with as many writes', async () => {
    const theirs = async (other: Ledger) => {
      await erase(other, 'erased');
      await begin(other, { ...DATA, contacts: [] }, { identity: 'second' });
    };
    expect(await overtaken(add, theirs)).toBe('replaced');
    expect(await stored()).toEqual(['second', 1, []]);
  });

  it('if the other tab has locked the data', async () => {
    const lock = await createLock('5', 'a long enough sentence', 1, KEPT_AT);
    const { key } = lock;
    await change(open(), ({ data }) => data, { opened: lock });
    const unlocked = (ledger: Ledger) => {
      ledger.unlocked = { key, session: lock.lock.session };
      return add(ledger);
    };
    const theirs = ({ store }: Ledger) => store.write((head) => locked(head, KEPT_AT, false));
    expect(await overtaken(unlocked, theirs)).toBe('locked');
    expect((await open().store.read()).head).toMatchObject({ writes: 2, lock: { session: '' } });
  });

  it('if the browser has removed the data', async () => {
    expect(await overtaken(add, (other) => other.store.destroy())).toBe('replaced');
    await expect(stored()).rejects.toMatchObject({ problem: 'lost' });
  });
});

describe('a first write that another tab has overtaken writes nothing', () => {
  const first = (ledger: Ledger) => begin(ledger, DATA, { identity: 'mine' });

  it('if the other tab has stored data', async () => {
    const theirs = (other: Ledger) =>
      begin(other, { ...DATA, contacts: [] }, { identity: 'theirs' });
    expect(await overtaken(first, theirs)).toBe('replaced');
    expect(await stored()).toEqual(['theirs', 1, []]);
  });

  it('if the other tab has erased the data again', async () => {
    await erase(open(), 'erased');
    expect(await overtaken(first, (other) => erase(other, 'erased twice'))).toBe('replaced');
    await expect(stored()).rejects.toMatchObject({ problem: 'replaced' });
  });

  it('if data was stored before', async () => {
    await first(open());
    const again = begin(open(), { ...DATA, contacts: [] }, { identity: 'other' });
    expect(await problemOf(again)).toBe('replaced');
    expect(await stored()).toEqual(['mine', 1, ['c1']]);
  });
});

it('the other tabs are informed of each write, and only of writes', async () => {
  const [one, other] = [open(), open()];
  const informed: string[] = [];
  one.tabs.onMessage(() => informed.push('one'));
  other.tabs.onMessage(() => informed.push('other'));
  const take = async () => {
    await Promise.resolve();
    return informed.splice(0);
  };
  await begin(one, DATA, { identity: 'first' });
  expect(await take()).toEqual(['other']);
  await change(other, withContacts('c1', 'c2'));
  expect(await take()).toEqual(['one']);
  await change(one, () => null);
  await refresh(other);
  expect(await problemOf(begin(one, DATA, { identity: 'second' }))).toBe('replaced');
  expect(await take()).toEqual([]);
});

it('the data is read again only after another tab has written', async () => {
  const [one, other] = [open(), open()];
  await begin(one, DATA, { identity: 'first' });
  const read = vi.spyOn(one.store, 'read');
  /** Returns the contacts, and whether the data was read, or only its head. */
  const ids = async () => {
    read.mockClear();
    const { data } = await refresh(one);
    return [data.contacts.map(({ id }) => id), read.mock.calls.some(([isWhole]) => isWhole)];
  };
  expect(await ids()).toEqual([['c1'], false]);
  await change(other, withContacts('c1', 'c2'));
  expect(await ids()).toEqual([['c1', 'c2'], true]);
  expect(await ids()).toEqual([['c1', 'c2'], false]);
});
