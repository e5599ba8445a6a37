import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackupContents } from '../../domain/backup/backup';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { ManualClock } from '../../services/manualClock';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { createSimulatedSession } from '../simulated/simulatedSession';
import { createDeviceWallets } from './deviceAdapter';
import type { Passkeys } from '../../services/passkeys';
import type { DeviceKeeper } from './deviceKeeper';
import { createDeviceKeeper } from './deviceKeeper';

const NAME = 'kept-in-a-test';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const START = sampleWorld(NOW);
const WALLETS = START.wallets.map(({ unknownBalances: _none, ...wallet }) => wallet);

const ANA = { id: 'c1', name: 'Ana', email: 'ana@florin.example', addresses: {} } as const;

const CONTENTS: BackupContents = {
  wallets: WALLETS,
  contacts: [ANA],
  choices: {
    activeWalletId: 'savings',
    primaryCurrency: 'eur',
    chainId: 'cardano',
    hidesBalances: true,
  },
};

let clock: ManualClock;
let texts: Map<string, string>;
let active: Set<() => void>;
const opened: DeviceKeeper[] = [];

/** A passkey whose function returns the same secret for the same input. */
const passkeys: Passkeys = {
  canCreate: () => Promise.resolve(true),
  create: (_name, salt) => Promise.resolve({ id: 'AQID', secret: salt.map((byte) => byte ^ 255) }),
  evaluate: (id, salt) => Promise.resolve({ id, secret: salt.map((byte) => byte ^ 255) }),
};

/** A keeper, as a tab has it. All tabs share the database and the marks. */
function tab(persist = () => Promise.resolve(true)): DeviceKeeper {
  const keeper = createDeviceKeeper({
    clock,
    name: NAME,
    iterations: 1_000,
    passkeys,
    start: () => START,
    marks: {
      get: (key) => texts.get(key) ?? null,
      set: (key, text) => texts.set(key, text),
      remove: (key) => texts.delete(key),
    },
    device: {
      onActivity(run) {
        active.add(run);
        return () => active.delete(run);
      },
      persist,
      isPersistent: () => Promise.resolve(true),
    },
  });
  opened.push(keeper);
  return keeper;
}

/** A tab that has opened the kept data. */
async function openTab(): Promise<DeviceKeeper> {
  const keeper = tab();
  await keeper.open();
  return keeper;
}

function walletsOf(keeper: DeviceKeeper) {
  const book = keeper.book();
  if (!book) throw new Error('The keeper has no ledger');
  const options = { clock, random: seededRandom(1), delays: 'none' } as const;
  return createDeviceWallets(createSimulatedSession(options), book, options);
}

const pay = (keeper: DeviceKeeper, key: string) =>
  walletsOf(keeper).send(
    { walletId: 'personal', recipient: 'ana@florin.example', amount: '100', currency: 'usd' },
    { idempotencyKey: key },
  );

async function dollarsOf(keeper: DeviceKeeper) {
  return (await keeper.contents())?.wallets[0]?.balances.usd;
}

beforeEach(async () => {
  clock = createManualClock(NOW);
  texts = new Map();
  active = new Set();
  await deleteDB(NAME);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((keeper) => keeper.close()));
});

describe('keeping', () => {
  it('is off at first, and the database is not opened', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const keeper = await openTab();
    expect(keeper.status()).toEqual({ kind: 'off' });
    expect(keeper.book()).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('keeps wallets, contacts and choices for the next visit', async () => {
    const first = await openTab();
    expect(await first.keep(CONTENTS)).toEqual({ ok: true, value: null });
    expect(first.status()).toEqual({
      kind: 'open',
      lockAfter: 'never',
      isPersistent: true,
      hasPasskey: false,
      canAddPasskey: true,
    });
    await pay(first, 'a');
    const later = await openTab();
    expect(await dollarsOf(later)).toBe('2747.32');
    expect(later.personal()).toEqual({ contacts: [ANA], choices: CONTENTS.choices });
  });

  it('does not wait for the answer of the browser', async () => {
    let answer: (isPersistent: boolean) => void = () => undefined;
    const keeper = tab(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(await keeper.keep(CONTENTS)).toEqual({ ok: true, value: null });
    expect(keeper.status()).toMatchObject({ kind: 'open', isPersistent: false });
    answer(true);
    await vi.waitFor(() => {
      expect(keeper.status()).toMatchObject({ kind: 'open', isPersistent: true });
    });
  });

  it('keeps the data although the browser promises nothing', async () => {
    const keeper = tab(() => Promise.reject(new TypeError('not allowed')));
    expect(await keeper.keep(CONTENTS)).toEqual({ ok: true, value: null });
    await pay(keeper, 'a');
    expect(keeper.status()).toMatchObject({ kind: 'open', isPersistent: false });
  });

  it('uses the data of an earlier visit instead of overwriting it', async () => {
    const first = await openTab();
    await first.keep(CONTENTS);
    await pay(first, 'a');
    texts.clear();
    const later = await openTab();
    expect(later.status()).toEqual({ kind: 'off' });
    expect(await later.keep(CONTENTS)).toEqual({ ok: false, refusal: { kind: 'found' } });
    expect(await dollarsOf(later)).toBe('2747.32');
    expect(later.epoch()).toBe(1);
  });

  it('erases everything, in all tabs', async () => {
    const one = await openTab();
    await one.keep(CONTENTS);
    const other = await openTab();
    await one.erase();
    expect(one.status()).toEqual({ kind: 'off' });
    await vi.waitFor(() => {
      expect(other.status()).toEqual({ kind: 'off' });
    });
    expect([one.epoch(), other.epoch()]).toEqual([1, 1]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
    expect([...texts.keys()]).toEqual([]);
  });

  it('ends in a tab that opens the data again while another tab erases it', async () => {
    const one = await openTab();
    await one.keep(CONTENTS);
    const other = await openTab();
    const erased = one.erase();
    other.report('closed');
    await erased;
    await vi.waitFor(() => {
      expect(other.status()).toEqual({ kind: 'off' });
    });
    other.report('closed');
    expect(other.status()).toEqual({ kind: 'off' });
  });

  it('keeps changed contacts, and another tab reads them', async () => {
    const one = await openTab();
    await one.keep(CONTENTS);
    const other = await openTab();
    const ben = { ...ANA, id: 'c2', name: 'Ben' };
    const saving = one.savePersonal({ contacts: [ANA, ben] });
    expect(one.personal()?.contacts).toEqual([ANA, ben]);
    await saving;
    await vi.waitFor(() => {
      expect(other.personal()?.contacts).toEqual([ANA, ben]);
    });
    expect(other.personal()?.choices).toEqual(CONTENTS.choices);
  });

  it('replaces everything or nothing, and keeps the answers of payments', async () => {
    const keeper = await openTab();
    await keeper.keep(CONTENTS);
    const receipt = await pay(keeper, 'a');
    const [personal] = WALLETS;
    if (!personal) throw new Error('There is no wallet');
    const only = {
      ...personal,
      balances: { ...personal.balances, usd: '5' as const },
      transactions: [],
    };
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const replace = () => keeper.replace((now) => ({ ...now, wallets: [only] }));
    expect(await replace()).toEqual({ ok: false, refusal: { kind: 'no-space' } });
    expect(keeper.status()).toMatchObject({ kind: 'open', problem: 'no-space' });
    expect(await dollarsOf(await openTab())).toBe('2747.32');
    expect(await replace()).toEqual({ ok: true, value: null });
    const later = await openTab();
    expect(await later.contents()).toEqual({ ...CONTENTS, wallets: [only] });
    expect(await pay(later, 'a')).toEqual(receipt);
    expect(await dollarsOf(later)).toBe('5');
  });
});

describe('data that cannot be used', () => {
  it('is lost if the database is empty, and no sample wallets take its place', async () => {
    texts.set('florin.kept', 'yes');
    const keeper = await openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'lost' });
    expect(keeper.book()).toBeNull();
    expect(await keeper.contents()).toBeNull();
  });

  it('is exported without the damaged parts', async () => {
    await (await openTab()).keep(CONTENTS);
    const database = await openDB(NAME);
    await database.put('wallets', { id: 'business', balances: { usd: 1 } });
    database.close();
    const keeper = await openTab();
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'damaged' });
    const contents = await keeper.contents();
    expect(contents?.wallets.map(({ id }) => id)).toEqual(['personal', 'savings']);
    expect(contents?.wallets[0]).toEqual(WALLETS[0]);
    expect(contents?.contacts).toEqual([ANA]);
  });

  it('is exported from memory after the browser has removed it', async () => {
    const keeper = await openTab();
    await keeper.keep(CONTENTS);
    await keeper.book()?.close();
    await deleteDB(NAME);
    keeper.report('closed');
    await vi.waitFor(() => {
      expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'lost' });
    });
    expect(await keeper.contents()).toEqual(CONTENTS);
  });
});

describe('the lock', () => {
  const PASSPHRASE = 'correct horse';

  async function locked(after: '1' | 'hidden' = '1') {
    const keeper = await openTab();
    await keeper.keep(CONTENTS);
    await pay(keeper, 'a');
    expect(await keeper.setLock(after, PASSPHRASE)).toEqual({ ok: true, value: null });
    return keeper;
  }

  /** All records of the database as one text. */
  async function storedText() {
    const database = await openDB(NAME);
    const stores = await Promise.all(
      [...database.objectStoreNames].map((store) => database.getAll(store)),
    );
    database.close();
    return JSON.stringify(stores, (_key, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
    );
  }

  it('encrypts all records, and decrypts them again', async () => {
    const keeper = await openTab();
    await keeper.keep(CONTENTS);
    await pay(keeper, 'a');
    const plain = await storedText();
    await keeper.setLock('1', PASSPHRASE);
    const secret = ['2747.32', 'ana@florin.example', 'cardano', 'Ana'];
    for (const text of secret) {
      expect(plain).toContain(text);
      expect(await storedText()).not.toContain(text);
    }
    await pay(keeper, 'b');
    expect(await dollarsOf(keeper)).toBe('2647.32');
    await keeper.setLock('never');
    expect(await storedText()).toContain('2647.32');
    const later = await openTab();
    expect(await dollarsOf(later)).toBe('2647.32');
    expect(await pay(later, 'b')).toMatchObject({ ok: true });
    expect(await dollarsOf(later)).toBe('2647.32');
  });

  it('is closed on the next visit, and opens with the passphrase alone', async () => {
    await locked();
    const later = await openTab();
    expect(later.status()).toEqual({ kind: 'locked', hasPasskey: false, tryAgainAt: 0 });
    expect([later.book(), later.personal(), await later.contents()]).toEqual([null, null, null]);
    expect(await later.unlock('wrong')).toEqual({
      ok: false,
      refusal: { kind: 'wrong-passphrase' },
    });
    clock.advance(1_000);
    expect(await later.unlock(PASSPHRASE)).toEqual({ ok: true, value: null });
    expect(await dollarsOf(later)).toBe('2747.32');
    expect(later.epoch()).toBe(1);
  });

  it('makes each wrong passphrase wait longer, also after a reload', async () => {
    const keeper = await locked();
    keeper.lock();
    const waits = [];
    for (const _try of [1, 2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      const later = await openTab();
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      await later.unlock('wrong');
      const { tryAgainAt } = later.status() as { tryAgainAt: number };
      waits.push(tryAgainAt - clock.now());
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      expect(await later.unlock(PASSPHRASE)).toEqual({ ok: false, refusal: { kind: 'wait' } });
      clock.advance(tryAgainAt - clock.now());
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(await keeper.unlock(PASSPHRASE)).toEqual({ ok: true, value: null });
    expect(texts.has('florin.tries')).toBe(false);
  });

  it('closes in all tabs after a minute without use of any tab', async () => {
    const keeper = await locked();
    const other = await openTab();
    await other.unlock(PASSPHRASE);
    clock.advance(59_000);
    for (const run of active) run();
    clock.advance(59_000);
    expect([keeper.status().kind, other.status().kind]).toEqual(['open', 'open']);
    clock.advance(1_000);
    expect([keeper.status().kind, other.status().kind]).toEqual(['locked', 'locked']);
    expect([keeper.book(), other.book()]).toEqual([null, null]);
  });

  it.each([
    ['the device slept', 3_600_000],
    ['the clock was set back', -3_600_000],
  ])('closes after %s', async (_name, ms) => {
    const keeper = await locked();
    clock.leap(ms);
    clock.advance(1_000);
    expect(keeper.status().kind).toBe('locked');
  });

  it('closes when the page is hidden, if that is chosen', async () => {
    const keeper = await locked('hidden');
    clock.advance(3_600_000);
    expect(keeper.status().kind).toBe('open');
    clock.hide();
    expect(keeper.status().kind).toBe('locked');
  });

  it('waits for a pending payment', async () => {
    const keeper = await locked();
    const book = keeper.book();
    let resolve: () => void = () => undefined;
    const begun = vi.fn(
      () =>
        new Promise<void>((done) => {
          resolve = done;
        }),
    );
    const paying = book?.take(
      'personal',
      { kind: 'send', recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
      { idempotencyKey: 'c' },
      begun,
    );
    await vi.waitFor(() => {
      expect(begun).toHaveBeenCalledOnce();
    });
    clock.advance(61_000);
    expect(keeper.status().kind).toBe('open');
    resolve();
    expect(await paying).toMatchObject({ ok: true });
    clock.advance(1_000);
    expect(keeper.status().kind).toBe('locked');
  });

  it('of another tab closes a tab that does not have the key', async () => {
    const one = await openTab();
    await one.keep(CONTENTS);
    const other = await openTab();
    await one.setLock('1', PASSPHRASE);
    await vi.waitFor(() => {
      expect(other.status().kind).toBe('locked');
    });
    expect(one.status()).toMatchObject({ kind: 'open', lockAfter: '1' });
  });

  it('leaves nothing behind when the data is erased', async () => {
    const keeper = await locked();
    keeper.lock();
    expect([...texts.keys()]).toEqual(['florin.kept', 'florin.lockAt']);
    expect(await keeper.erase()).toEqual({ ok: true, value: null });
    expect([...texts.keys()]).toEqual([]);
  });

  it('opens with a passkey, and further on with the passphrase', async () => {
    const keeper = await locked();
    expect(await keeper.addPasskey('wrong')).toEqual({
      ok: false,
      refusal: { kind: 'wrong-passphrase' },
    });
    expect(await keeper.addPasskey(PASSPHRASE)).toEqual({ ok: true, value: null });
    expect(keeper.status()).toMatchObject({ kind: 'open', hasPasskey: true });
    const later = await openTab();
    expect(later.status()).toMatchObject({ kind: 'locked', hasPasskey: true });
    expect(await later.unlock()).toEqual({ ok: true, value: null });
    expect(await dollarsOf(later)).toBe('2747.32');
    later.lock();
    expect(await later.unlock(PASSPHRASE)).toEqual({ ok: true, value: null });
    expect(later.status()).toMatchObject({ kind: 'open', lockAfter: '1', hasPasskey: true });
  });

  it('stays closed if the passkey is refused or another one, without a wait', async () => {
    const keeper = await locked();
    await keeper.addPasskey(PASSPHRASE);
    const later = await openTab();
    vi.spyOn(passkeys, 'evaluate')
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce({ id: 'AQID', secret: new Uint8Array(32) });
    const refused = { ok: false, refusal: { kind: 'no-passkey' } };
    expect([await later.unlock(), await later.unlock()]).toEqual([refused, refused]);
    expect(later.status()).toMatchObject({ kind: 'locked', tryAgainAt: 0 });
  });

  it('refuses a record in the place of another one', async () => {
    const keeper = await locked();
    keeper.lock();
    const database = await openDB(NAME);
    const other = (await database.get('wallets', 'business')) as { sealed: Uint8Array };
    await database.put('wallets', { id: 'personal', sealed: other.sealed });
    database.close();
    await keeper.unlock(PASSPHRASE);
    expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'damaged' });
  });
});
