import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANA,
  createKeptDevice,
  DONE,
  KEPT,
  refused,
  type KeptDeviceInTest,
} from '../../testing/keptTabs';
import type { DeviceKeeper } from './deviceKeeper';

const contents = () => Promise.resolve(KEPT);

let device: KeptDeviceInTest;

beforeEach(() => {
  device = createKeptDevice();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await device.close();
});

/** Opens a tab, and stores the sample data. */
async function keptTab(): Promise<DeviceKeeper> {
  const keeper = await device.openTab();
  expect(await keeper.keep(contents)).toEqual(DONE);
  return keeper;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Makes the next request of an object store fail. */
const failOnce = (method: 'put' | 'clear', name: string) =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(() => {
    throw new DOMException('', name);
  });

describe('keeping', () => {
  it('is off at first, and no database is made', async () => {
    const keeper = await device.openTab();
    expect([keeper.status(), keeper.book(), keeper.epoch()]).toEqual([{ kind: 'off' }, null, 0]);
    expect(await databases()).not.toContain(device.name);
  });

  it('keeps wallets, contacts and choices for the next visit, and shows the same wallets', async () => {
    const first = await keptTab();
    expect(first.epoch()).toBe(0);
    expect(first.status()).toEqual({ kind: 'open', lockAfter: 'never', isPersistent: true });
    await device.pay(first, 'a');
    const later = await device.openTab();
    expect(later.epoch()).toBe(0);
    expect(await device.dollarsOf(later)).toBe('2747.32');
    expect(later.personal()).toEqual({ contacts: [ANA], choices: KEPT.choices });
  });

  it('does not depend on the hint', async () => {
    await device.pay(await keptTab(), 'a');
    device.texts.clear();
    const later = await device.openTab();
    expect(await device.dollarsOf(later)).toBe('2747.32');
    await later.erase();
    device.texts.set('florin.kept', 'yes');
    expect((await device.openTab()).status()).toEqual({ kind: 'off' });
  });

  it('does not wait for the answer of the browser', async () => {
    const never = () => new Promise<boolean>(() => undefined);
    const isPersistent = () => Promise.resolve(false);
    const parts = { onActivity: () => () => undefined, persist: never, isPersistent };
    const keeper = await device.openTab({ device: parts });
    expect(await keeper.keep(contents)).toEqual(DONE);
    expect(keeper.status()).toMatchObject({ kind: 'open', isPersistent: false });
  });

  it('with a lock writes nothing in plain text', async () => {
    const keeper = await device.openTab();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    expect(await keeper.keep(contents, { after: '5', passphrase: 'four words' })).toEqual(DONE);
    expect(keeper.status()).toMatchObject({ kind: 'open', lockAfter: '5' });
    const written = put.mock.calls.flatMap(([value]) => Object.keys(value as object));
    expect(written).toEqual(['identity', 'writes', 'isErased', 'lock', 'sealed']);
    expect((await device.openTab()).status()).toEqual({ kind: 'locked', tryAgainAt: 0 });
  });

  it('shows the data that another tab keeps instead of overwriting it', async () => {
    const [one, other] = [await device.openTab(), await device.openTab()];
    const both = [one.keep(contents), other.keep(contents)];
    expect(await Promise.all(both)).toEqual([DONE, refused('found')]);
    expect([one.epoch(), other.epoch()]).toEqual([0, 1]);
    expect(other.status().kind).toBe('open');
  });

  it('is not possible without locks, or if the contents cannot be read', async () => {
    const locks = { ...device.locks, isAvailable: () => false };
    const alone = await device.openTab({ locks });
    expect(await alone.keep(contents)).toEqual(refused('unavailable'));
    expect(alone.status()).toEqual({ kind: 'off' });
    const keeper = await device.openTab();
    expect(await keeper.keep(() => Promise.reject(new Error('no answer')))).toEqual(
      refused('unavailable'),
    );
    expect(keeper.status()).toEqual({ kind: 'off' });
    expect(await databases()).not.toContain(device.name);
  });

  it('keeps nothing that could not be read again', async () => {
    const keeper = await device.openTab();
    const choices = { ...KEPT.choices, activeWalletId: 'gone' };
    expect(await keeper.keep(() => Promise.resolve({ ...KEPT, choices }))).toEqual(
      refused('damaged'),
    );
    expect(keeper.status()).toEqual({ kind: 'off' });
  });
});

describe('erasing', () => {
  it('leaves nothing in any tab, and only an empty head in the database', async () => {
    const one = await keptTab();
    const other = await device.openTab();
    expect(await one.erase()).toEqual(DONE);
    await vi.waitFor(() => {
      expect(other.status()).toEqual({ kind: 'off' });
    });
    expect([one.epoch(), other.epoch()]).toEqual([1, 1]);
    expect([...device.texts]).toEqual([]);
    expect(JSON.parse((await one.raw()) ?? '')).toMatchObject({
      stores: { facts: [{ key: 'head', value: { isErased: true } }] },
    });
    expect(await one.contents()).toBeNull();
    expect(await one.keep(contents)).toEqual(DONE);
  });

  it('does not seem to have lost data, if the browser forgot that the hint was removed', async () => {
    const keeper = await keptTab();
    const hint = [...device.texts];
    await keeper.erase();
    // Two visits without the hint. Before the third visit, the browser crashes and restores the removed hint.
    await device.openTab();
    await device.openTab();
    for (const [key, text] of hint) device.texts.set(key, text);
    expect((await device.openTab()).status()).toEqual({ kind: 'off' });
  });

  it('of data in memory makes no database, and the wallets start again', async () => {
    const keeper = await device.openTab();
    expect(await keeper.erase()).toEqual(DONE);
    expect([keeper.epoch(), keeper.status().kind]).toEqual([1, 'off']);
    expect(await databases()).not.toContain(device.name);
  });

  it('changes nothing if it fails', async () => {
    const keeper = await keptTab();
    failOnce('clear', 'UnknownError');
    expect(await keeper.erase()).toEqual(refused('unavailable'));
    expect(await device.dollarsOf(keeper)).toBe('2847.32');
    expect(keeper.epoch()).toBe(0);
  });

  it.each(['list', 'open', 'list and open'])(
    'is not reported if the browser cannot %s databases, unless the data is gone',
    async (which) => {
      await device.pay(await keptTab(), 'a');
      const fail = () => {
        throw new DOMException('', 'UnknownError');
      };
      // A new tab has no connection yet.
      const keeper = await device.openTab();
      await keeper.close();
      const other = device.tab();
      if (which !== 'open') vi.spyOn(indexedDB, 'databases').mockImplementation(fail);
      if (which !== 'list') vi.spyOn(indexedDB, 'open').mockImplementation(fail);
      const erased = await other.erase();
      vi.restoreAllMocks();
      const later = await device.openTab();
      if (which === 'list') {
        expect([erased, later.status().kind]).toEqual([DONE, 'off']);
        return;
      }
      expect(erased).toEqual(refused('unavailable'));
      expect(await device.dollarsOf(later)).toBe('2747.32');
    },
  );

  it('is refused while another tab delays it, and ends when that tab is closed', async () => {
    const newer = await openDB(device.name, 9, {
      upgrade(made) {
        void made.createObjectStore('facts').put('a payment', 'data');
      },
    });
    device.texts.set('florin.kept', 'yes');
    const keeper = await device.openTab();
    expect(await keeper.raw()).toContain('a payment');
    const erasing = keeper.erase();
    await device.waits(() => erasing);
    expect(await erasing).toEqual(refused('blocked'));
    newer.close();
    await vi.waitFor(async () => {
      expect(await keeper.raw()).toBeNull();
    });
  });

  it('also ends data of a newer version', async () => {
    const newer = await openDB(device.name, 9, {
      upgrade(made) {
        void made.createObjectStore('facts').put('a payment', 'data');
      },
    });
    newer.close();
    device.texts.set('florin.kept', 'yes');
    const keeper = await device.openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'newer-version' });
    expect(JSON.parse((await keeper.raw()) ?? '')).toMatchObject({ version: 9 });
    expect(await keeper.erase()).toEqual(DONE);
    expect([keeper.status(), (await device.openTab()).status()]).toEqual([
      { kind: 'off' },
      { kind: 'off' },
    ]);
  });
});

describe('wallets in memory that the user has changed', () => {
  it('are kept, or replaced by a backup, without a question in the same tab', async () => {
    const keeping = await device.openTab({ hasUnkept: () => true });
    expect(await keeping.keep(contents)).toEqual(DONE);
    expect([keeping.status().kind, keeping.epoch()]).toEqual(['open', 0]);
    await keeping.erase();
    const importing = await device.openTab({ hasUnkept: () => true });
    expect(await importing.replace(KEPT)).toEqual(DONE);
    expect([importing.status().kind, importing.epoch()]).toEqual(['open', 1]);
  });

  it('are not replaced by those of another tab before the user decides', async () => {
    const one = await device.openTab({ hasUnkept: () => true });
    const other = await device.openTab();
    await other.keep(contents);
    await vi.waitFor(() => {
      expect(one.status()).toEqual({ kind: 'unkept' });
    });
    expect([one.epoch(), one.book()]).toEqual([0, null]);
    expect(await one.keep(contents)).toEqual(refused('unkept'));
    await one.open();
    expect([one.status().kind, one.epoch()]).toEqual(['open', 1]);
  });

  it('stay if the other tab erases its wallets first', async () => {
    const one = await device.openTab({ hasUnkept: () => true });
    const other = await device.openTab();
    await other.keep(contents);
    await other.erase();
    await vi.waitFor(() => {
      expect(one.status()).toEqual({ kind: 'off' });
    });
    expect(one.epoch()).toBe(0);
  });

  it('stay if the data of the other tab cannot be read', async () => {
    (await openDB(device.name, 9)).close();
    const one = await device.openTab();
    const other = await device.openTab({ hasUnkept: () => true });
    expect(one.status()).toEqual({ kind: 'unusable', problem: 'newer-version' });
    expect(other.status()).toEqual({ kind: 'unusable', problem: 'newer-version' });
    const third = device.tab({ hasUnkept: () => true });
    await third.sync();
    expect([third.status(), third.epoch()]).toEqual([{ kind: 'off' }, 0]);
  });
});

describe('changes', () => {
  it('of contacts in two tabs are both kept', async () => {
    const one = await keptTab();
    const other = await device.openTab();
    const add = (keeper: DeviceKeeper, id: string) =>
      keeper.savePersonal((now) => ({ ...now, contacts: [...now.contacts, { ...ANA, id }] }));
    expect(await Promise.all([add(one, 'c2'), add(other, 'c3')])).toEqual([DONE, DONE]);
    for (const keeper of [one, other])
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other.
      await vi.waitFor(() => {
        expect(keeper.personal()?.contacts.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
      });
  });

  it('that cannot be stored change nothing, and are reported until a write succeeds', async () => {
    const keeper = await keptTab();
    const forget = () => keeper.savePersonal((now) => ({ ...now, contacts: [] }));
    failOnce('put', 'QuotaExceededError');
    expect(await forget()).toEqual(refused('no-space'));
    expect(keeper.status()).toMatchObject({ kind: 'open', problem: 'no-space' });
    expect(keeper.personal()?.contacts).toEqual([ANA]);
    expect(await forget()).toEqual(DONE);
    expect(keeper.status()).not.toHaveProperty('problem');
  });

  it('replace everything or nothing, and an earlier key is free again', async () => {
    const keeper = await keptTab();
    await device.pay(keeper, 'a');
    failOnce('put', 'QuotaExceededError');
    expect(await keeper.replace(KEPT)).toEqual(refused('no-space'));
    expect(await device.dollarsOf(await device.openTab())).toBe('2747.32');
    expect(await keeper.replace(KEPT)).toEqual(DONE);
    expect(keeper.epoch()).toBe(1);
    expect(await keeper.contents()).toEqual(KEPT);
    await device.pay(keeper, 'a');
    expect(await device.dollarsOf(keeper)).toBe('2747.32');
  });

  it('replace nothing if another tab has replaced the data that the user saw', async () => {
    const one = await keptTab();
    const other = await device.openTab();
    const only = { ...KEPT, contacts: [] };
    const both = [one.replace(only), other.replace(KEPT)];
    expect(await Promise.all(both)).toEqual([DONE, refused('replaced')]);
    expect(await other.contents()).toEqual(only);
  });

  it('are written on a new connection if the browser has closed the old one', async () => {
    const keeper = await keptTab();
    // A tab's connection is closed when another connection upgrades the database.
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(await device.pay(keeper, 'a')).toMatchObject({ ok: true });
    expect(await device.dollarsOf(await device.openTab())).toBe('2747.32');
  });

  it('are written once, although the browser froze the page during the first try', async () => {
    const keeper = await keptTab();
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      puts += 1;
      const pagehide = Object.assign(new Event('pagehide'), { persisted: true });
      if (puts === 1) queueMicrotask(() => page.dispatchEvent(pagehide));
      return put.apply(this, args);
    });
    expect(await device.pay(keeper, 'a')).toMatchObject({ ok: true });
    vi.unstubAllGlobals();
    expect(puts).toBe(4);
    expect(await device.dollarsOf(await device.openTab())).toBe('2747.32');
  });

  it('are reported to another tab after it has read them', async () => {
    const one = await keptTab();
    const other = await device.openTab();
    const seen: unknown[] = [];
    other.onChange(() => seen.push(other.personal()?.contacts));
    await one.savePersonal((now) => ({ ...now, contacts: [] }));
    await vi.waitFor(() => {
      expect(seen.length).toBeGreaterThan(0);
    });
    expect(seen[0]).toEqual([]);
  });

  it('create wallets with random ids', async () => {
    const keeper = await keptTab();
    const wallet = { name: 'Trips', type: 'personal', color: 'tide' } as const;
    const { createWallet } = device.walletsOf(keeper);
    const made = await Promise.all(
      ['a', 'b'].map((idempotencyKey) => createWallet(wallet, { idempotencyKey })),
    );
    const ids = made.map((one) => (one.ok ? one.value.id : null));
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.any(String)]);
    expect(new Set(ids).size).toBe(2);
    expect((await (await device.openTab()).contents())?.wallets).toHaveLength(5);
  });
});

describe('data that cannot be used', () => {
  it('is lost if the browser has removed it, and no sample wallets take its place', async () => {
    device.texts.set('florin.kept', 'yes');
    const keeper = await device.openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'lost' });
    expect([keeper.book(), await keeper.contents()]).toEqual([null, null]);
    expect((await device.openTab()).status()).toEqual({ kind: 'unusable', problem: 'lost' });
    expect(await keeper.erase()).toEqual(DONE);
    expect((await device.openTab()).status()).toEqual({ kind: 'off' });
  });

  it('is still exported if the database is removed while the app is open', async () => {
    const keeper = await keptTab();
    await device.pay(keeper, 'a');
    const memory = await keeper.contents();
    await deleteDB(device.name);
    expect(await device.pay(keeper, 'b')).toEqual(refused('replaced'));
    await vi.waitFor(() => {
      expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'lost', inMemory: 'plain' });
    });
    expect(await keeper.contents()).toEqual(memory);
    expect(await keeper.raw()).toBeNull();
    expect(await keeper.setLock({ after: '1', next: 'four words' })).toEqual(refused('lost'));
  });

  it('is locked at its deadline also in memory, if the database was removed', async () => {
    const keeper = await device.openTab();
    await keeper.keep(contents, { after: '5', passphrase: 'four words' });
    await deleteDB(device.name);
    await keeper.sync();
    const lost = { kind: 'unusable', problem: 'lost' } as const;
    expect(keeper.status()).toEqual({ ...lost, inMemory: 'encrypted' });
    device.clock.advance(301_000);
    await vi.waitFor(() => {
      expect(keeper.status()).toEqual(lost);
    });
    expect(await keeper.contents()).toBeNull();
  });

  describe('because the browser does not answer', () => {
    let answer: () => void;

    /** Delays all events of requests that open databases, until a call of `answer`. */
    function delayOpening(): void {
      const open = indexedDB.open.bind(indexedDB);
      const events: (() => void)[] = [];
      let isAnswered = false;
      vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
        const request = open(...given);
        const add = request.addEventListener.bind(request);
        request.addEventListener = (type: string, listener: EventListener) => {
          add(type, (event) => {
            if (isAnswered) listener(event);
            else events.push(() => listener(event));
          });
        };
        return request;
      });
      answer = () => {
        isAnswered = true;
        for (const run of events.splice(0)) run();
      };
    }
    afterEach(() => {
      answer();
    });
    const noAnswer = { kind: 'unusable', problem: 'no-answer' } as const;

    async function openedLate() {
      await (await keptTab()).close();
      delayOpening();
      const keeper = device.tab();
      const opening = keeper.open();
      await device.waits(() => opening);
      return keeper;
    }

    it('is shown as not open after five seconds, and opens when the browser answers', async () => {
      const keeper = await openedLate();
      expect(keeper.status()).toEqual(noAnswer);
      answer();
      await device.waits(() =>
        vi.waitFor(() => {
          expect(keeper.status().kind).toBe('open');
        }),
      );
      expect(await device.dollarsOf(keeper)).toBe('2847.32');
    });

    it('is not erased, and no success is reported', async () => {
      const keeper = await openedLate();
      const erasing = keeper.erase();
      await device.waits(() => erasing);
      expect(await erasing).toEqual(refused('no-answer'));
    });

    it('is not opened, kept or overwritten after the user has opened the app without it', async () => {
      const keeper = await openedLate();
      keeper.setAside();
      answer();
      await keeper.sync();
      expect(keeper.status()).toEqual({ kind: 'off', isAside: true });
      expect(await keeper.keep(contents)).toEqual(refused('aside'));
      expect(await keeper.replace(KEPT)).toEqual(refused('aside'));
      expect(device.texts.get('florin.kept')).toBe('yes');
      vi.restoreAllMocks();
      expect(await device.dollarsOf(await device.openTab())).toBe('2847.32');
    });

    it('can be erased after the user has opened the app without it', async () => {
      const keeper = await openedLate();
      keeper.setAside();
      answer();
      vi.restoreAllMocks();
      expect(await keeper.erase()).toEqual(DONE);
      expect([keeper.status(), (await device.openTab()).status()]).toEqual([
        { kind: 'off' },
        { kind: 'off' },
      ]);
    });
  });

  it('is not changed while a tab with an older version blocks the upgrade, and opens afterwards', async () => {
    const older = await openDB(device.name, 1);
    const keeper = await device.openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'unavailable' });
    expect(await keeper.keep(contents)).toEqual(refused('unavailable'));
    older.close();
    await vi.waitFor(async () => {
      await keeper.open();
      expect(keeper.status()).toEqual({ kind: 'off' });
    });
    expect(await keeper.keep(contents)).toEqual(DONE);
  });

  it('of the first schema is damaged: it can be exported and erased, and is not overwritten', async () => {
    const older = await openDB(device.name, 1, {
      upgrade(made) {
        made.createObjectStore('wallets', { keyPath: 'id' });
        made.createObjectStore('blocks', { keyPath: ['walletId', 'block'] });
        made.createObjectStore('answers', { keyPath: 'key' });
        made.createObjectStore('facts');
      },
    });
    await older.put('wallets', { id: 'personal' });
    await older.put('facts', 1, 'generation');
    older.close();
    const keeper = await device.openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'damaged' });
    expect(await keeper.keep(contents)).toEqual(refused('damaged'));
    expect(await keeper.raw()).toContain('"personal"');
    expect(await keeper.erase()).toEqual(DONE);
    expect(await keeper.keep(contents)).toEqual(DONE);
  });
});
