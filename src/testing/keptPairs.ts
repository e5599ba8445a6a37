import { deleteDB } from 'idb';
import { expect } from 'vitest';
import { deviceAfter } from '../backend/device';
import { sampleWorld } from '../domain/demo/sampleWorld';
import type { BackupContents } from '../domain/backup/backup';
import { createManualClock } from '../services/manualClock';
import { contactsActionsOf } from '../state/contacts/contactsActions';
import { createDataActions } from '../state/storage/dataActions';
import { openWallets } from '../state/wallets/openWallets';
import type { World } from '../state/world';
import { createWorld } from '../state/world';
import type { Locks } from '../services/locks';
import { createMarks, KEPT_AT } from './keptTabs';
import { createStoryWorld, seededRandom } from './storyWorld';
import { simulatedBackEnd } from '../app/simulatedBackEnd';

const FIRST = 'first passphrase';
const SECOND = 'second passphrase';

/** A backup whose contact and dollar balance differ from the sample data. */
const BACKUP: BackupContents = {
  wallets: sampleWorld(KEPT_AT)
    .wallets.slice(0, 1)
    .map(({ unknownBalances: _none, ...wallet }) => ({
      ...wallet,
      balances: { ...wallet.balances, usd: '7' as const },
      transactions: [],
    })),
  contacts: [{ id: 'zoe', name: 'Zoe', addresses: {} }],
  choices: {
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    hidesBalances: false,
  },
};

/** The environment of the tests, which is Node or a browser. */
export interface PairsDevice {
  readonly locks: () => Locks;
  /** Waits until messages and transactions have had time to arrive. */
  readonly turn: () => Promise<unknown>;
  /** Dispatches the `storage` event, which a browser sends to the other tabs after a change of `localStorage`. */
  readonly window: EventTarget;
}

let devices = 0;

function createDevice({ locks: createLocks, turn: takeTurn, window }: PairsDevice) {
  devices += 1;
  const name = `pairs-${devices}`;
  const clock = createManualClock(KEPT_AT);
  const locks = createLocks();
  const kept = createMarks();
  /** Like `localStorage`, which notifies the other tabs of a change. */
  const marks = {
    ...kept,
    set(key: string, text: string) {
      kept.set(key, text);
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
  const tabs: Tab[] = [];
  const stops: (() => Promise<void>)[] = [];

  async function openTab() {
    const random = seededRandom(tabs.length + 1);
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
    await keeper.open();
    const tab = { world, keeper, key: tabs.length };
    tabs.push(tab);
    stops.push(async () => {
      if (keeper.status().kind !== 'off' || keeper.epoch() > 0) await (await keeper.load()).close();
    });
    return tab;
  }

  /** Opens the wallets in a tab, unless the data is locked or unusable. */
  async function show({ world, keeper }: Tab) {
    const { kind } = keeper.status();
    if (world.session.wallets() || kind === 'locked' || kind === 'unusable') return;
    (await openWallets(world)).follow();
  }

  /** Waits for the given number of tasks, without advancing the clock. */
  async function rest(turns: number) {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise<void>((resolve) => deviceAfter(0, resolve));
      await takeTurn();
    }
  }

  /** Advances the clock in steps of at most 500 ms, and waits for the work of each step. */
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 500) {
      clock.advance(Math.min(left, 500));
      await rest(6);
      for (const tab of tabs) await show(tab).catch(() => undefined);
    }
  }

  /** Advances the clock until an action has ended, and returns the action's result. */
  async function end<Value>(action: Promise<Value>): Promise<Value> {
    const NOT_YET = Symbol('not yet');
    for (let count = 0; count < 60; count += 1) {
      const outcome = await Promise.race([action, Promise.resolve(NOT_YET)]);
      if (outcome !== NOT_YET) return outcome;
      await pass(250);
    }
    throw new Error('An action does not end');
  }

  return {
    openTab,
    pass,
    rest,
    end,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await deleteDB(name);
    },
  };
}

interface Tab {
  readonly world: World;
  readonly keeper: ReturnType<typeof simulatedBackEnd>['keeper'];
  readonly key: number;
}

/** Resolves with whether the action succeeded, or with undefined if the tab cannot start the action. */
type Outcome = Promise<boolean | undefined>;

type Action = (tab: Tab) => Outcome;

const withStore =
  (
    run: (actions: ReturnType<typeof storeOf>['actions'], key: string) => Promise<{ ok: boolean }>,
  ): Action =>
  async (tab) => {
    const wallets = tab.world.session.wallets();
    if (!wallets) return undefined;
    return (await run(wallets.store.getState().actions, `key-${tab.key}`)).ok;
  };

const storeOf = (tab: Tab) => {
  const wallets = tab.world.session.wallets();
  if (!wallets) throw new Error('The tab shows no wallets');
  return wallets.store.getState();
};

/** Creates an action on all stored data. By default, it requires the status `open`. */
const onData =
  (
    run: (actions: ReturnType<typeof createDataActions>) => Promise<unknown>,
    isPossible: (kind: string) => boolean = (kind) => kind === 'open',
  ): Action =>
  async ({ world, keeper }) => {
    if (!isPossible(keeper.status().kind)) return undefined;
    return (await run(createDataActions(world))) === null;
  };

const ACTIONS = {
  pay: withStore(({ send }, idempotencyKey) =>
    send({ recipient: 'ben@florin.example', amount: '100', currency: 'usd' }, { idempotencyKey }),
  ),
  exchange: withStore(({ exchange }, idempotencyKey) =>
    exchange({ from: 'usd', to: 'eur', amount: '10', received: '9.2' }, { idempotencyKey }),
  ),
  create: withStore(async ({ createWallet }, key) => {
    const created = await createWallet?.('Trips', 'personal', key).catch(() => null);
    return { ok: created?.ok === true };
  }),
  contact: async ({ world, keeper }) => {
    if (keeper.status().kind === 'locked') return undefined;
    const contact = { name: 'Ben', email: 'ben@florin.example', addresses: {} };
    return (await contactsActionsOf(world).add(contact)).ok;
  },
  keep: onData(
    ({ keep }) => keep(),
    (kind) => kind === 'off',
  ),
  erase: onData(
    ({ erase }) => erase(),
    () => true,
  ),
  import: onData(
    ({ replace }) => replace(BACKUP),
    (kind) => kind !== 'locked',
  ),
  set: onData(({ setLock }) => setLock({ after: '5', next: FIRST })),
  change: onData(({ setLock }) => setLock({ after: '5', passphrase: FIRST, next: SECOND })),
  remove: onData(({ setLock }) => setLock({ after: 'never', passphrase: FIRST })),
  lock: onData(({ lock }) => lock()),
} satisfies Readonly<Record<string, Action>>;

type Name = keyof typeof ACTIONS;

type Start = 'off' | 'plain' | 'locked';

/** Opens three tabs of one device that show the same data. The tests act in the first two tabs. */
async function openPair(on: PairsDevice, start: Start) {
  const device = createDevice(on);
  const one = await device.openTab();
  await device.pass(1);
  if (start !== 'off') await device.end(ACTIONS.keep(one));
  if (start === 'locked') await device.end(ACTIONS.set(one));
  const openOther = async () => {
    const other = await device.openTab();
    if (start === 'locked') await device.end(createDataActions(other.world).unlock(FIRST));
    return other;
  };
  const other = await openOther();
  const third = await openOther();
  await device.pass(1_000);
  return { device, one, other, third };
}

type Pair = Awaited<ReturnType<typeof openPair>>;

/** Reads the stored data in a new tab. */
async function storedIn({ device }: Pair) {
  const { world, keeper } = await device.openTab();
  let passphrase = null;
  for (const text of [FIRST, SECOND])
    if (keeper.status().kind === 'locked') {
      await device.end(createDataActions(world).unlock(text));
      if (keeper.status().kind === 'open') passphrase = text;
      // After a wrong passphrase, the next attempt must wait.
      else await device.pass(2_000);
    }
  const contents = keeper.status().kind === 'off' ? null : await (await keeper.load()).contents();
  return {
    kind: keeper.status().kind,
    passphrase,
    wallets: contents?.wallets.map(({ name, balances, transactions }) => [
      name,
      balances.usd,
      balances.eur,
      transactions.length,
    ]),
    contacts: contents?.contacts.map(({ name }) => name).toSorted(),
  };
}

type Stored = Awaited<ReturnType<typeof storedIn>>;

const serials = new Map<string, Promise<Stored>>();

/** Returns the data that is stored after actions have run one after the other. The result is cached. */
function serial(on: PairsDevice, start: Start, ...names: readonly Name[]): Promise<Stored> {
  const run = async () => {
    const pair = await openPair(on, start);
    for (const [index, name] of names.entries()) {
      await pair.device.end(ACTIONS[name](index === 0 ? pair.one : pair.other));
      await pair.device.pass(1_000);
    }
    const stored = await storedIn(pair);
    await pair.device.close();
    return stored;
  };
  const key = [start, ...names].join(' ');
  const known = serials.get(key) ?? run();
  serials.set(key, known);
  return known;
}

function expectShown(tab: Tab, stored: Stored): void {
  const { kind } = tab.keeper.status();
  expect([kind, tab.keeper.isWaiting()]).toEqual([
    // An action in another tab can lock data that has a passphrase.
    stored.kind === 'open' && kind === 'locked' && stored.passphrase !== null
      ? 'locked'
      : stored.kind,
    false,
  ]);
  if (kind !== 'open') return;
  const shown = storeOf(tab).data.wallets.map(({ name, balances }) => [
    name,
    balances.usd,
    balances.eur,
  ]);
  expect(shown.map(([name, usd, eur]) => [name, usd, eur ?? '0'])).toEqual(
    stored.wallets?.map(([name, usd, eur]) => [name, usd, eur]),
  );
  const contacts = tab.world.contacts.getState().contacts.map(({ name }) => name);
  expect(contacts.toSorted()).toEqual(stored.contacts);
}

const REPLACING = new Set<Name>(['erase', 'import', 'keep']);

const NAMES: readonly (readonly [Start, readonly Name[]])[] = [
  ['off', ['pay', 'exchange', 'create', 'contact', 'keep', 'erase', 'import']],
  ['plain', ['pay', 'exchange', 'create', 'contact', 'erase', 'import', 'set']],
  [
    'locked',
    ['pay', 'exchange', 'create', 'contact', 'erase', 'import', 'change', 'remove', 'lock'],
  ],
];

/** Two actions, and the milliseconds between their starts. */
export type KeptPair = readonly [start: Start, first: Name, second: Name, delay: number];

/** Every ordered pair of actions, for each initial state of the data. */
export const KEPT_PAIRS: readonly KeptPair[] = NAMES.flatMap(([start, names]) =>
  names.flatMap((first, row) =>
    names.map((second, column): KeptPair => [
      start,
      first,
      second,
      [0, 1_000, 1_990][(row + column) % 3] ?? 0,
    ]),
  ),
);

/**
 * Runs two actions in two of three tabs at overlapping times. Expects that:
 *
 * - the stored data equals the result of running the actions one after the other, in one of the two orders;
 * - each tab shows the stored data a second later;
 * - the history has one record for each payment or exchange that was reported as successful.
 */
export async function expectSerial(
  on: PairsDevice,
  [start, first, second, delay]: KeptPair,
): Promise<void> {
  const pair = await openPair(on, start);
  const { device, one, other, third } = pair;
  const begun = ACTIONS[first](one);
  if (delay > 0) await device.pass(delay);
  const done = await device.end(Promise.all([begun, ACTIONS[second](other)]));
  await device.pass(1_000);
  await device.rest(40);
  const stored = await storedIn(pair);
  const references = [
    await serial(on, start, first, second),
    await serial(on, start, second, first),
    // A refused action must not change anything, so the result of the other action alone is also valid.
    ...(done[0] === false ? [await serial(on, start, second)] : []),
    ...(done[1] === false ? [await serial(on, start, first)] : []),
  ];
  expect(references).toContainEqual(stored);
  for (const tab of [one, other, third]) expectShown(tab, stored);
  if (stored.kind === 'open' && !REPLACING.has(first) && !REPLACING.has(second)) {
    const made = [first, second].filter(
      (name, index) => (name === 'pay' || name === 'exchange') && done[index] === true,
    );
    expect(stored.wallets?.[0]?.[3]).toBe(8 + made.length);
  }
  await device.close();
}

/**
 * Starts storing the data on the device and an order in one tab, while a payment of another tab is pending. Expects
 * that all three succeed.
 */
export async function expectBoth(on: PairsDevice, names: readonly Name[]): Promise<void> {
  const pair = await openPair(on, 'off');
  const { device, one, other, third } = pair;
  const earlier = ACTIONS.pay(other);
  const begun: Outcome[] = [];
  for (const name of names) {
    await device.pass(250);
    begun.push(ACTIONS[name](one));
  }
  const done = await device.end(Promise.all([earlier, ...begun]));
  await device.pass(1_000);
  await device.rest(40);
  const stored = await storedIn(pair);
  expect(done).toEqual([true, true, true]);
  // After the data is stored, all tabs share it. So the reference may run the order in the second tab.
  const order = names.filter((name) => name !== 'keep');
  expect(stored).toEqual(await serial(on, 'off', 'keep', ...order));
  for (const tab of [one, other, third]) expectShown(tab, stored);
  await device.close();
}
