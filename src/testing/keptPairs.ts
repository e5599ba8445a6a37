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

/** A backup with one contact, and another balance. */
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

/** The parts of the environment in which the pairs run. */
export interface PairsDevice {
  /** Makes the locks of a device. */
  readonly locks: () => Locks;
  /** Lets the other work of the environment proceed. */
  readonly turn: () => Promise<unknown>;
  /** Receives the event that a browser sends to the other tabs when a mark has changed. */
  readonly window: EventTarget;
}

let devices = 0;

function createDevice({ locks: createLocks, turn: takeTurn, window }: PairsDevice) {
  devices += 1;
  const name = `pairs-${devices}`;
  const clock = createManualClock(KEPT_AT);
  const locks = createLocks();
  const kept = createMarks();
  /** The marks of the browser tell the other tabs of a change. */
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

  /** Opens the wallets that a tab shows, as the pages do. */
  async function show({ world, keeper }: Tab) {
    const { kind } = keeper.status();
    if (world.session.wallets() || kind === 'locked' || kind === 'unusable') return;
    (await openWallets(world)).follow();
  }

  /** Lets the work end that needs no time. */
  async function rest(turns: number) {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise<void>((resolve) => deviceAfter(0, resolve));
      await takeTurn();
    }
  }

  /** Lets time pass, and most of the work of that time end. */
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 500) {
      clock.advance(Math.min(left, 500));
      await rest(6);
      for (const tab of tabs) await show(tab).catch(() => undefined);
    }
  }

  /** Lets time pass until an action has ended, and returns its outcome. */
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

/** Whether an action was carried out; undefined if the tab shows nothing on which it could begin. */
type Outcome = Promise<boolean | undefined>;

type Action = (tab: Tab) => Outcome;

/** An action with the wallets that a tab shows. */
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

/** An action on all data; undefined without an open one. */
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

/** Three tabs that show the same data. The third one only shows it. */
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

/** Returns the stored data after both actions ran one after the other, each in its tab. */
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

/** Expects that a tab shows what is stored. */
function expectShown(tab: Tab, stored: Stored): void {
  const { kind } = tab.keeper.status();
  expect([kind, tab.keeper.isWaiting()]).toEqual([
    // A tab whose session another tab has ended is locked.
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

/** Two actions. The second one begins at once, during a payment, or just before its end. */
export type KeptPair = readonly [start: Start, first: Name, second: Name, delay: number];

/** Every ordered pair of actions. */
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
 * Runs two actions in two of three tabs. Expects that what is stored then is what one of the two serial orders stores,
 * that each tab shows it within a second, and that no answer is untrue.
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
    // A refused action has changed nothing.
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
 * Runs keeping and an order in one tab, while both wait for a payment of another tab. Expects that both are carried
 * out.
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
  // Kept data is shared, so another tab could have run the order.
  const order = names.filter((name) => name !== 'keep');
  expect(stored).toEqual(await serial(on, 'off', 'keep', ...order));
  for (const tab of [one, other, third]) expectShown(tab, stored);
  await device.close();
}
