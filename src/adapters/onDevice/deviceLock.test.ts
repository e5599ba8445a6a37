import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LockAfter } from '../../domain/lock';
import {
  createKeptDevice,
  DONE,
  KEPT,
  refused,
  type KeptDeviceInTest,
} from '../../testing/keptTabs';
import type { DeviceKeeper } from './deviceKeeper';

const PASSPHRASE = 'four short words';

let device: KeptDeviceInTest;

beforeEach(() => {
  device = createKeptDevice();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await device.close();
});

/** A tab with a payment. Its data has a passphrase, and is locked after a minute without use. */
async function lockedTab(): Promise<DeviceKeeper> {
  const keeper = await device.openTab();
  await keeper.keep(() => Promise.resolve(KEPT));
  await device.pay(keeper, 'a');
  expect(await keeper.setLock({ after: '1', next: PASSPHRASE })).toEqual(DONE);
  return keeper;
}

const untilKind = (keeper: DeviceKeeper, kind: string) =>
  vi.waitFor(() => {
    expect(keeper.status().kind).toBe(kind);
  });

/** Returns all records of the database as one text. */
async function storedText() {
  const database = await device.raw();
  const stores = await Promise.all(
    [...database.objectStoreNames].map((store) => database.getAll(store)),
  );
  database.close();
  return JSON.stringify(stores, (_key, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  );
}

async function storedHead(): Promise<unknown> {
  const database = await device.raw();
  const head: unknown = await database.get('facts', 'head');
  database.close();
  return head;
}

describe('a passphrase', () => {
  const SECRETS = ['2747.32', 'ben@florin.example', 'cardano', 'Ana'];

  it('encrypts all records, also later ones, and its removal decrypts them', async () => {
    const keeper = await lockedTab();
    await device.pay(keeper, 'b');
    const sealed = await storedText();
    for (const text of [...SECRETS, '2647.32']) expect(sealed).not.toContain(text);
    expect(await device.dollarsOf(keeper)).toBe('2647.32');
    expect(await keeper.setLock({ after: 'never', passphrase: PASSPHRASE })).toEqual(DONE);
    for (const text of [...SECRETS, '2647.32']) expect(await storedText()).toContain(text);
    const later = await device.openTab();
    expect(later.status()).toMatchObject({ kind: 'open', lockAfter: 'never' });
    expect(await device.pay(later, 'b')).toMatchObject({ ok: true });
    expect(await device.dollarsOf(later)).toBe('2647.32');
  });

  it('is needed by the next visit, and by every other tab', async () => {
    const other = await device.openTab();
    const keeper = await lockedTab();
    await untilKind(other, 'locked');
    const later = await device.openTab();
    expect(later.status()).toEqual({ kind: 'locked', tryAgainAt: 0 });
    expect([later.book(), later.personal(), await later.contents()]).toEqual([null, null, null]);
    expect(await later.unlock(PASSPHRASE)).toEqual(DONE);
    expect(later.epoch()).toBe(1);
    expect(await device.dollarsOf(later)).toBe('2747.32');
    expect(keeper.status().kind).toBe('open');
  });

  it.each<[string, LockAfter, string | undefined]>([
    ['removing it', 'never', undefined],
    ['another time', '60', undefined],
    ['another passphrase', '1', 'other words here'],
  ])('is needed for %s', async (_name, after, next) => {
    const keeper = await lockedTab();
    const change = { after, ...(next !== undefined && { next }) };
    expect(await keeper.setLock(change)).toEqual(refused('wrong-passphrase'));
    expect(await keeper.setLock({ ...change, passphrase: 'wrong' })).toEqual(
      refused('wrong-passphrase'),
    );
    expect(keeper.status()).toMatchObject({ kind: 'open', lockAfter: '1' });
    clock().advance(1_000);
    expect(await keeper.setLock({ ...change, passphrase: PASSPHRASE })).toEqual(DONE);
    expect(keeper.status()).toMatchObject({ kind: 'open', lockAfter: after });
    expect(keeper.epoch()).toBe(0);
  });

  it('that was changed no longer opens the data, and locks the other tabs', async () => {
    const keeper = await lockedTab();
    const other = await device.openTab();
    await other.unlock(PASSPHRASE);
    await keeper.setLock({ after: '1', passphrase: PASSPHRASE, next: 'other words here' });
    await untilKind(other, 'locked');
    expect(await other.unlock(PASSPHRASE)).toEqual(refused('wrong-passphrase'));
    clock().advance(1_000);
    expect(await other.unlock('other words here')).toEqual(DONE);
    expect(await device.dollarsOf(other)).toBe('2747.32');
  });

  it('of an imported backup is the present one', async () => {
    const keeper = await lockedTab();
    expect(await keeper.replace(KEPT)).toEqual(DONE);
    expect(await storedText()).not.toContain('2847.32');
    const later = await device.openTab();
    expect(await later.unlock(PASSPHRASE)).toEqual(DONE);
    expect(await device.dollarsOf(later)).toBe('2847.32');
  });
});

const clock = () => device.clock;

describe('wrong passphrases', () => {
  /** Returns the time in milliseconds until the next attempt, as a tab shows it. */
  const waitOf = (keeper: DeviceKeeper) => {
    const status = keeper.status();
    return status.kind === 'locked' ? Math.max(status.tryAgainAt - clock().now(), 0) : null;
  };

  it('make each wait longer, up to five minutes, in all tabs and after a restart', async () => {
    const keeper = await lockedTab();
    await keeper.lock();
    const waiting = await device.openTab();
    const waits = [];
    for (let count = 0; count < 11; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      const later = await device.openTab();
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      expect(await later.unlock('wrong')).toEqual(refused('wrong-passphrase'));
      waits.push(waitOf(later));
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other.
      expect(await waiting.unlock(PASSPHRASE)).toEqual(refused('wait'));
      expect(waitOf(waiting)).toBe(waitOf(later));
      clock().advance(waitOf(later) ?? 0);
    }
    expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(waits.slice(-2)).toEqual([300_000, 300_000]);
    expect(await waiting.unlock(PASSPHRASE)).toEqual(DONE);
    await waiting.lock();
    expect(waitOf(waiting)).toBe(0);
  });

  it('are counted before they are tried, so that a killed browser does not forget them', async () => {
    const keeper = await lockedTab();
    await keeper.lock();
    vi.spyOn(SubtleCrypto.prototype, 'unwrapKey').mockReturnValueOnce(new Promise(() => undefined));
    void device.tab({ locks: { ...device.locks, hold: (_name, _mode, run) => run() } }).unlock('x');
    await vi.waitFor(async () => {
      expect(waitOf(await device.openTab())).toBe(1_000);
    });
  });

  it.each([86_400_000, 400 * 86_400_000, -86_400_000])(
    'never lock the user out for longer than the longest wait if the clock moves by %i ms',
    async (ms) => {
      const keeper = await lockedTab();
      await keeper.lock();
      clock().leap(ms);
      const ahead = await device.openTab();
      await ahead.unlock('wrong');
      clock().leap(-ms);
      const later = await device.openTab();
      expect(waitOf(later)).toBe(ms > 0 ? 1_000 : 0);
      clock().advance(1_000);
      expect(await later.unlock(PASSPHRASE)).toEqual(DONE);
    },
  );

  it('of tabs at the same moment are all counted, and only one is tried', async () => {
    const keeper = await lockedTab();
    await keeper.lock();
    const tabs = await Promise.all([device.openTab(), device.openTab(), device.openTab()]);
    const answers = await Promise.all(tabs.map((one) => one.unlock('wrong')));
    expect(answers).toEqual([refused('wrong-passphrase'), refused('wait'), refused('wait')]);
  });
});

describe('the data is locked', () => {
  async function twoTabs() {
    const keeper = await lockedTab();
    const other = await device.openTab();
    await other.unlock(PASSPHRASE);
    return [keeper, other] as const;
  }

  it('in all tabs after a minute without use of any tab', async () => {
    const [keeper, other] = await twoTabs();
    clock().advance(59_000);
    device.use();
    clock().advance(59_000);
    await untilKind(keeper, 'open');
    expect(other.status().kind).toBe('open');
    clock().advance(2_000);
    await untilKind(keeper, 'locked');
    await untilKind(other, 'locked');
  });

  it('after a new time without use, which starts when it is chosen', async () => {
    const keeper = await lockedTab();
    clock().advance(30_000);
    expect(await keeper.setLock({ after: '5', passphrase: PASSPHRASE })).toEqual(DONE);
    expect(await storedHead()).toMatchObject({
      lock: { after: '5', deadline: Date.parse('2026-03-01T12:05:30Z') },
    });
    clock().advance(301_000);
    await untilKind(keeper, 'locked');
  });

  it('not by a tab that was not used while another one was', async () => {
    const keeper = await lockedTab();
    const idle = { onActivity: () => () => undefined, persist: () => Promise.resolve(true) };
    const other = await device.openTab({
      device: { ...idle, isPersistent: () => Promise.resolve(true) },
    });
    await other.unlock(PASSPHRASE);
    for (const deadline of ['12:01:30', '12:02:00', '12:02:30']) {
      clock().advance(30_000);
      device.use();
      // oxlint-disable-next-line no-await-in-loop -- the use is stored first.
      await vi.waitFor(async () => {
        const lock = { deadline: Date.parse(`2026-03-01T${deadline}Z`) };
        expect(await storedHead()).toMatchObject({ lock });
      });
    }
    expect([keeper.status().kind, other.status().kind]).toEqual(['open', 'open']);
  });

  it.each([
    ['the device slept', 3_600_000],
    ['the clock was set back', -3_600_000],
  ])('after %s', async (_name, ms) => {
    const keeper = await lockedTab();
    clock().leap(ms);
    clock().advance(1_000);
    await untilKind(keeper, 'locked');
  });

  it('now, in a tab that has missed the message', async () => {
    const [keeper, other] = await twoTabs();
    const stale = await device.openTab();
    await stale.unlock(PASSPHRASE);
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined);
    expect(await keeper.lock()).toEqual(DONE);
    await other.unlock(PASSPHRASE);
    expect(await device.pay(stale, 'b')).toEqual(refused('replaced'));
    await untilKind(stale, 'locked');
    expect(other.status().kind).toBe('open');
  });

  it('when a pending payment has ended, in its own tab and in another one', async () => {
    const [keeper, other] = await twoTabs();
    const paying = device.pay(keeper, 'b', 'real');
    const locking = [keeper.lock(), other.lock()];
    expect([keeper.isWaiting(), other.isWaiting()]).toEqual([true, true]);
    expect(keeper.status().kind).toBe('open');
    await device.waits(() => paying);
    expect(await paying).toMatchObject({ ok: true });
    expect(await Promise.all(locking)).toEqual([DONE, DONE]);
    expect([keeper.status().kind, keeper.isWaiting()]).toEqual(['locked', false]);
    await keeper.unlock(PASSPHRASE);
    expect(await device.dollarsOf(keeper)).toBe('2647.32');
  });

  it('and stays encrypted after it was erased and kept again without a lock', async () => {
    const keeper = await lockedTab();
    await keeper.lock();
    expect(await keeper.erase()).toEqual(DONE);
    expect(await keeper.keep(() => Promise.resolve(KEPT))).toEqual(DONE);
    expect(keeper.status()).toMatchObject({ kind: 'open', lockAfter: 'never' });
    expect(await device.dollarsOf(await device.openTab())).toBe('2847.32');
  });
});

it('an older copy of the encrypted data, or a changed one, is damage', async () => {
  const keeper = await lockedTab();
  const database = await device.raw();
  const older: unknown = await database.get('facts', 'data');
  await device.pay(keeper, 'b');
  await keeper.lock();
  await database.put('facts', older, 'data');
  database.close();
  expect(await keeper.unlock(PASSPHRASE)).toEqual(DONE);
  expect(keeper.status()).toEqual({ kind: 'unusable', problem: 'damaged' });
});
