import { deleteDB } from 'idb';
import { expect, vi } from 'vitest';
import { simulatedBackEnd } from '../app/appBackEnd';
import { ordersOf } from '../adapters/keeper';
import type { BackupContents } from '../domain/backup/backup';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { randomKey } from '../hooks/randomKey';
import type { Clock } from '../services/clock';
import type { Locks } from '../services/locks';
import { createManualClock } from '../services/manualClock';
import { contactsActionsOf } from '../state/contacts/contactsActions';
import { createDataActions, type DataRefusal } from '../state/storage/dataActions';
import { openWallets } from '../state/wallets/openWallets';
import { createWorld, type World } from '../state/world';
import { createMarks, KEPT_AT } from './keptTabs';
import { createStoryWorld, seededRandom } from './storyWorld';

const FIRST = 'first passphrase';
const SECOND = 'second passphrase';

/** The duration of a payment or an exchange in milliseconds. */
const PAYMENT_MS = 2_000;

/** A backup that differs from the sample data. Its balance is enough for every order of the tests. */
const BACKUP: BackupContents = {
  wallets: sampleWorld(KEPT_AT)
    .wallets.slice(0, 1)
    .map(({ unknownBalances: _none, ...wallet }) => ({
      ...wallet,
      balances: { ...wallet.balances, usd: '5000' as const, eur: '1000' as const },
      transactions: [],
    })),
  contacts: [{ id: 'zoe', name: 'Zoe', email: 'zoe@example.com', addresses: {} }],
  choices: {
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    hidesBalances: false,
  },
};

/** The environment of the tests, which is Node or a browser. */
export interface PairsDevice {
  readonly locks: Locks;
  /** Returns the number of requests that wait for a lock. */
  readonly waiting: (name: string) => number | Promise<number>;
  /** Dispatches the `storage` event, which a browser sends to the other tabs after a change of `localStorage`. */
  readonly window: EventTarget;
  /** Delays the messages between the tabs, if the environment can do so. */
  readonly news?: {
    hold: () => void;
    deliver: () => void;
    send: (arrive: () => void) => void;
  };
}

interface Tab {
  readonly world: World;
  readonly keeper: ReturnType<typeof simulatedBackEnd>['keeper'];
}

/** The wallets that a tab shows or that are stored: a status, or the figures of the first wallet. */
type Figures = string;

const figuresOf = (
  wallets: readonly {
    readonly name: string;
    readonly balances: Readonly<Record<string, string | undefined>>;
    readonly transactions: readonly unknown[];
  }[],
  contacts: readonly { readonly name: string }[],
): Figures => {
  const [first] = wallets;
  const names = [...wallets.slice(1), ...contacts].map(({ name }) => name);
  return [
    `${first?.balances['usd']} USD`,
    `${first?.balances['eur']} EUR`,
    `${first?.transactions.length} records`,
    ...names,
  ].join(', ');
};

/** Waits until an assertion holds. The limit is only for tests that fail. */
const eventually = <Value>(assert: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(assert, { timeout: 10_000, interval: 2 });

/** Returns a function that returns whether a promise is still pending. */
function watch(promise: Promise<unknown>): () => boolean {
  let isPending = true;
  const end = () => {
    isPending = false;
  };
  promise.then(end, end);
  return () => isPending;
}

/** Creates a device whose tabs share a database, locks, a clock and `localStorage`. */
function createDevice({ locks, waiting, window, news }: PairsDevice) {
  const name = `pairs-${randomKey()}`;
  const manual = createManualClock(KEPT_AT);
  const payments = new Set<() => void>();
  const clock: Clock = {
    ...manual,
    after(ms, run) {
      if (ms !== PAYMENT_MS) return manual.after(ms, run);
      const pay = () => {
        payments.delete(pay);
        run();
      };
      payments.add(pay);
      return manual.after(ms, pay);
    },
  };
  const kept = createMarks();
  const send = news?.send ?? queueMicrotask;
  /** Like `localStorage`, which notifies the other tabs of a change. */
  const marks = {
    ...kept,
    set(key: string, text: string) {
      kept.set(key, text);
      send(() => window.dispatchEvent(Object.assign(new Event('storage'), { key })));
    },
  };
  const opened: Tab[] = [];

  async function openTab(passphrase?: string): Promise<Tab> {
    const random = seededRandom(opened.length + 1);
    const { device, log } = createStoryWorld();
    const { adapter, keeper } = simulatedBackEnd({ clock, random }, () => world, {
      name,
      locks,
      marks,
      iterations: 10,
      device: {
        onActivity: () => () => undefined,
        persist: () => Promise.resolve(true),
        isPersistent: () => Promise.resolve(true),
      },
    });
    const world: World = createWorld({ clock, random, device, log, adapter, keeper });
    const tab = { world, keeper };
    opened.push(tab);
    await keeper.open();
    if (passphrase !== undefined)
      expect(await createDataActions(world).unlock(passphrase)).toBeNull();
    await show(tab);
    return tab;
  }

  /** Opens the wallets in a tab, unless they are open, locked or unusable. */
  async function show({ world, keeper }: Tab): Promise<void> {
    const { kind } = keeper.status();
    if (world.session.wallets() || kind === 'locked' || kind === 'unusable') return;
    (await openWallets(world)).follow();
  }

  function shownBy({ world, keeper }: Tab): Figures {
    const { kind } = keeper.status();
    const wallets = world.session.wallets()?.store.getState().data.wallets;
    return wallets && kind !== 'locked'
      ? figuresOf(wallets, world.contacts.getState().contacts)
      : kind;
  }

  return {
    openTab,
    /** Waits until this number of payments and exchanges have begun, and none of them has ended. */
    paying: (count: number) =>
      eventually(() => {
        expect(payments.size).toBe(count);
      }),
    /** Waits until this number of orders and actions wait for the lock. Rejects if `action` ends before. */
    queued: (count: number, action: Promise<unknown>) =>
      Promise.race([
        eventually(async () => {
          expect(await waiting(ordersOf(name))).toBe(count);
        }),
        action.then(() => {
          throw new Error('The action did not wait for the earlier orders');
        }),
      ]),
    /** Resolves with the results of calls. Advances the clock whenever a payment has begun. */
    async end<Value>(calls: readonly Promise<Value>[]): Promise<Value[]> {
      const all = Promise.all(calls);
      const isPending = watch(all);
      await eventually(() => {
        if (payments.size > 0) manual.advance(PAYMENT_MS);
        expect(isPending()).toBe(false);
      });
      return all;
    },
    /**
     * Waits until tabs show these figures. The clock advances by less than the interval of the app's readings, so a tab
     * learns only from messages.
     */
    async expectShown(expected: readonly (readonly [Tab, Figures])[]): Promise<void> {
      let left = 40;
      await eventually(async () => {
        for (const [tab] of expected) await show(tab).catch(() => undefined);
        left -= 1;
        if (left > 0) manual.advance(500);
        expect(expected.map(([tab]) => shownBy(tab))).toEqual(expected.map(([, text]) => text));
      });
    },
    /** Reads the stored data in a new tab. */
    async stored(passphrase?: string): Promise<Figures> {
      const { keeper } = await openTab(passphrase);
      const { kind } = keeper.status();
      if (kind === 'off') return kind;
      const contents = await (await keeper.load()).contents();
      return contents ? figuresOf(contents.wallets, contents.contacts) : kind;
    },
    async close() {
      for (const { keeper } of opened)
        if (keeper.status().kind !== 'off' || keeper.epoch() > 0)
          await (await keeper.load()).close();
      await deleteDB(name);
    },
  };
}

const actionsIn = ({ world }: Tab) => {
  const wallets = world.session.wallets();
  if (!wallets) throw new Error('The tab shows no wallets');
  return wallets.store.getState().actions;
};

/** Resolves with null if an order was made or a contact was saved, otherwise with the kind of the refusal. */
type Ordered = Promise<string | null>;

const kindOf = (
  result:
    { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly kind: string } },
): string | null => (result.ok ? null : result.refusal.kind);

/** The changes that a user makes in one tab. Each amount differs, so that the figures show which orders were made. */
const CHANGES = {
  'a payment': async (tab: Tab): Ordered => {
    const payment = { recipient: 'ben@florin.example', amount: '50', currency: 'usd' } as const;
    return kindOf(await actionsIn(tab).send(payment, { idempotencyKey: randomKey() }));
  },
  'an exchange': async (tab: Tab): Ordered => {
    const exchange = { from: 'usd', to: 'eur', amount: '5', received: '4.6' } as const;
    return kindOf(await actionsIn(tab).exchange(exchange, { idempotencyKey: randomKey() }));
  },
  'a new wallet': async (tab: Tab): Ordered => {
    const created = await actionsIn(tab).createWallet?.('Trips', 'personal', randomKey());
    return kindOf(created ?? { ok: false, refusal: { kind: 'missing' } });
  },
  'a contact': async ({ world }: Tab): Ordered => {
    const contact = { name: 'Ben', email: 'ben@florin.example', addresses: {} };
    const added = await contactsActionsOf(world).add(contact);
    return added.ok ? null : 'refused';
  },
} satisfies Readonly<Record<string, (tab: Tab) => Ordered>>;

type Change = keyof typeof CHANGES;

const ORDERS: readonly Change[] = ['a payment', 'an exchange', 'a new wallet'];

/** The actions on all data. They resolve with null after a success. */
const ACTIONS = {
  keep: ({ keep }) => keep(),
  erase: ({ erase }) => erase(),
  import: ({ replace }) => replace(BACKUP),
  'set a passphrase': ({ setLock }) => setLock({ after: '5', next: FIRST }),
  'change the passphrase': ({ setLock }) =>
    setLock({ after: '5', passphrase: FIRST, next: SECOND }),
  'remove the passphrase': ({ setLock }) => setLock({ after: 'never', passphrase: FIRST }),
  lock: ({ lock }) => lock(),
} satisfies Readonly<
  Record<string, (actions: ReturnType<typeof createDataActions>) => Promise<DataRefusal | null>>
>;

type Action = keyof typeof ACTIONS;

/** Whether no data is stored on the device, or data without or with a passphrase. */
type Start = 'off' | 'plain' | 'locked';

async function openThree(on: PairsDevice, start: Start) {
  const device = createDevice(on);
  const one = await device.openTab();
  if (start !== 'off') await createDataActions(one.world).keep();
  if (start === 'locked') await ACTIONS['set a passphrase'](createDataActions(one.world));
  const passphrase = start === 'locked' ? FIRST : undefined;
  const other = await device.openTab(passphrase);
  const third = await device.openTab(passphrase);
  return { device, tabs: [one, other, third] as const };
}

/** The sample data, and the sample data after the orders and the contact of a test. */
const SAMPLE = '2847.32 USD, 1250.75 EUR, 8 records, Business Wallet, Savings Wallet';
const ONE_EACH = '2792.32 USD, 1255.35 EUR, 10 records, Business Wallet, Savings Wallet';
const OTHERS = '2792.32 USD, 1255.35 EUR, 10 records, Business Wallet, Savings Wallet, Trips';
const ALL = '2737.32 USD, 1259.95 EUR, 12 records, Business Wallet, Savings Wallet, Trips';
const IMPORTED = '5000 USD, 1000 EUR, 0 records, Zoe';

/** An action on all data while orders of two tabs are pending, and its result. */
export interface KeptPair {
  readonly start: Start;
  readonly action: Action;
  /** The tab in which the later orders are submitted, while the action waits for the earlier orders. */
  readonly later: 'the same tab' | 'another tab';
  /** The kind of the refusal of the later orders, or null if they are made. */
  readonly refusal: 'replaced' | null;
  /** The figures that three tabs show afterwards. The second tab has acted; without stored data, the first tab. */
  readonly shown: readonly [Figures, Figures, Figures];
  readonly stored: Figures;
  /** The passphrase of the stored data. */
  readonly passphrase?: string;
}

const three = (figures: Figures) => [figures, figures, figures] as const;

const MADE = { refusal: null, stored: ALL } as const;
const REPLACED = { refusal: 'replaced', stored: ONE_EACH } as const;
const ERASED = { refusal: 'replaced', shown: three(SAMPLE), stored: 'off' } as const;
const RESTORED = { refusal: 'replaced', shown: three(IMPORTED), stored: IMPORTED } as const;

export const KEPT_PAIRS: readonly KeptPair[] = [
  { start: 'off', action: 'keep', later: 'the same tab', ...MADE, shown: three(ALL) },
  { start: 'off', action: 'keep', later: 'another tab', ...REPLACED, shown: three(ONE_EACH) },
  { start: 'off', action: 'import', later: 'the same tab', ...RESTORED },
  { start: 'off', action: 'import', later: 'another tab', ...RESTORED },
  // The wallets in memory belong to one tab, so erasing them leaves the other tabs as they are.
  { start: 'off', action: 'erase', later: 'the same tab', ...ERASED },
  {
    start: 'off',
    action: 'erase',
    later: 'another tab',
    refusal: null,
    shown: [SAMPLE, SAMPLE, OTHERS],
    stored: 'off',
  },
  { start: 'plain', action: 'erase', later: 'the same tab', ...ERASED },
  { start: 'plain', action: 'erase', later: 'another tab', ...ERASED },
  { start: 'plain', action: 'import', later: 'the same tab', ...RESTORED },
  { start: 'plain', action: 'import', later: 'another tab', ...RESTORED },
  {
    start: 'plain',
    action: 'set a passphrase',
    later: 'the same tab',
    ...MADE,
    shown: ['locked', ALL, 'locked'],
    passphrase: FIRST,
  },
  {
    start: 'plain',
    action: 'set a passphrase',
    later: 'another tab',
    ...REPLACED,
    shown: ['locked', ONE_EACH, 'locked'],
    passphrase: FIRST,
  },
  {
    start: 'locked',
    action: 'change the passphrase',
    later: 'the same tab',
    ...MADE,
    shown: ['locked', ALL, 'locked'],
    passphrase: SECOND,
  },
  {
    start: 'locked',
    action: 'change the passphrase',
    later: 'another tab',
    ...REPLACED,
    shown: ['locked', ONE_EACH, 'locked'],
    passphrase: SECOND,
  },
  {
    start: 'locked',
    action: 'remove the passphrase',
    later: 'the same tab',
    ...MADE,
    shown: three(ALL),
  },
  {
    start: 'locked',
    action: 'remove the passphrase',
    later: 'another tab',
    ...MADE,
    shown: three(ALL),
  },
  {
    start: 'locked',
    action: 'lock',
    later: 'the same tab',
    ...REPLACED,
    shown: three('locked'),
    passphrase: FIRST,
  },
  {
    start: 'locked',
    action: 'lock',
    later: 'another tab',
    ...REPLACED,
    shown: three('locked'),
    passphrase: FIRST,
  },
  { start: 'locked', action: 'erase', later: 'another tab', ...ERASED },
  { start: 'locked', action: 'import', later: 'another tab', ...RESTORED, passphrase: FIRST },
];

/**
 * Starts a payment and an exchange in a tab, then an action on all data, and then one order of each kind. Expects that:
 *
 * - the action waits for the payment and the exchange, which are made;
 * - the later orders wait for the action, and are made or refused, although no message has arrived in their tab;
 * - each tab, and the database, have the figures of the table afterwards.
 */
export async function expectInOrder(on: PairsDevice, pair: KeptPair): Promise<void> {
  const { device, tabs } = await openThree(on, pair.start);
  const [one, other, third] = tabs;
  // Data in memory belongs to one tab, so the tab that acts must be the tab that has paid.
  const acting = pair.start === 'off' ? one : other;
  const earlier = [CHANGES['a payment'](one), CHANGES['an exchange'](one)];
  await device.paying(2);
  on.news?.hold();
  const action = ACTIONS[pair.action](createDataActions(acting.world));
  await device.queued(1, action);
  expect(tabs.map(({ keeper }) => keeper.isWaiting())).toEqual(tabs.map((tab) => tab === acting));
  const later = ORDERS.map((name) => CHANGES[name](pair.later === 'another tab' ? third : acting));
  await device.queued(4, action);
  const [ended, ...answers] = await device.end<unknown>([action, ...earlier, ...later]);
  expect({ ended, answers }).toEqual({
    ended: null,
    answers: [null, null, pair.refusal, pair.refusal, pair.refusal],
  });
  on.news?.deliver();
  await device.expectShown(tabs.map((tab, at) => [tab, pair.shown[at] ?? '']));
  expect(tabs.map(({ keeper }) => keeper.isWaiting())).toEqual([false, false, false]);
  expect(await device.stored(pair.passphrase)).toBe(pair.stored);
  await device.close();
}

/** The orders, for each action that stores data for the first time. */
export const FIRST_STORED = (['keep', 'import'] as const).flatMap((action) =>
  ORDERS.map((order) => [order, action] as const),
);

/**
 * Stores data for the first time in a tab, and submits an order in another tab, whose wallets are in memory and which no
 * message has reached. Expects that the order is refused, and not made in memory, where it would be lost.
 */
export async function expectNotInMemory(
  on: PairsDevice,
  [order, action]: (typeof FIRST_STORED)[number],
): Promise<void> {
  const { device, tabs } = await openThree(on, 'off');
  const [one, , third] = tabs;
  on.news?.hold();
  expect(await ACTIONS[action](createDataActions(one.world))).toBeNull();
  expect(await device.end([CHANGES[order](third)])).toEqual(['replaced']);
  on.news?.deliver();
  const figures = action === 'keep' ? SAMPLE : IMPORTED;
  await device.expectShown(tabs.map((tab) => [tab, figures]));
  expect(await device.stored()).toBe(figures);
  await device.close();
}

/** The figures after one change of the sample data. */
export const KEPT_CHANGES: readonly (readonly [Change, Figures])[] = [
  ['a payment', '2797.32 USD, 1250.75 EUR, 9 records, Business Wallet, Savings Wallet'],
  ['an exchange', '2842.32 USD, 1255.35 EUR, 9 records, Business Wallet, Savings Wallet'],
  ['a new wallet', '2847.32 USD, 1250.75 EUR, 8 records, Business Wallet, Savings Wallet, Trips'],
  ['a contact', '2847.32 USD, 1250.75 EUR, 8 records, Business Wallet, Savings Wallet, Ben'],
];

/** Makes a change of stored data in one of three tabs. Expects that each tab shows it. */
export async function expectShownEverywhere(
  on: PairsDevice,
  [name, figures]: (typeof KEPT_CHANGES)[number],
): Promise<void> {
  const { device, tabs } = await openThree(on, 'plain');
  await device.expectShown(tabs.map((tab) => [tab, SAMPLE]));
  expect(await device.end([CHANGES[name](tabs[0])])).toEqual([null]);
  await device.expectShown(tabs.map((tab) => [tab, figures]));
  await device.close();
}
