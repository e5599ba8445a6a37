import type { Role, User } from './user';
import {
  beginPayment,
  chooseBackup,
  enterPassphrase,
  exportBackup,
  fillInPayment,
  gone,
  keep,
  openSend,
  PASSPHRASE,
  reads,
  showsPayment,
  write,
} from './steps';
import { test } from './test';

/*
 * Performs an action in one tab while a payment of another tab is pending. `src/app/keptPairs.test.ts` tests more pairs
 * of actions.
 */

interface Case {
  readonly name: string;
  /** Performs the action in the first tab, except for the last press. */
  readonly prepare: (user: User) => Promise<void>;
  /** The role and the name of the button for the last press. */
  readonly press: readonly [Role, string];
  /** Waits in the first tab until the action has ended. */
  readonly end: (user: User) => Promise<void>;
  /** The content of the tab with the payment after the action. */
  readonly shows: 'payment' | 'no payment' | 'lock';
  /** The amount in dollars that a new tab can send. */
  readonly dollars: string;
}

const setLock = async (user: User) => {
  await user.choose('Lock after', '15');
  await enterPassphrase(user);
};

const CASES: readonly Case[] = [
  {
    name: 'erasing erases it',
    prepare: async (user) => {
      await user.press('button', 'Erase everything');
      await reads(user, 'dialog', 'Erase everything', /./);
    },
    press: ['button', 'Erase everything'],
    end: (user) => gone(user, 'dialog', 'Erase everything'),
    shows: 'no payment',
    dollars: '$2,847.32',
  },
  {
    name: 'an import replaces it',
    prepare: async (user) => {
      await exportBackup(user);
      await chooseBackup(user);
    },
    press: ['button', 'Replace'],
    end: (user) => gone(user, 'dialog', 'Import backup'),
    shows: 'no payment',
    dollars: '$2,847.32',
  },
  {
    name: 'locking locks both tabs afterwards',
    prepare: async (user) => {
      await setLock(user);
      await user.press('button', 'Set passphrase');
      await gone(user, 'dialog', 'Lock after');
    },
    press: ['button', 'Lock now'],
    end: (user) => reads(user, 'heading', 'Locked', 'Locked'),
    shows: 'lock',
    dollars: '$2,800.00',
  },
  {
    name: 'a passphrase encrypts it',
    prepare: setLock,
    press: ['button', 'Set passphrase'],
    end: (user) => gone(user, 'dialog', 'Lock after'),
    // Each tab requires the passphrase.
    shows: 'lock',
    dollars: '$2,800.00',
  },
  {
    name: 'a new contact is saved beside it',
    prepare: async (user) => {
      await user.open('/app/contacts');
      await user.press('button', 'Add contact');
      await write(user, 'Name', 'Ben');
      await write(user, 'Email or wallet address', 'ben@florin.example');
    },
    press: ['button', 'Save'],
    end: (user) => gone(user, 'dialog', 'Add contact'),
    shows: 'payment',
    dollars: '$2,800.00',
  },
  {
    name: 'another payment is made beside it',
    prepare: async (user) => {
      await user.open('/app');
      await fillInPayment(user);
    },
    press: ['button', 'Send'],
    end: (user) => gone(user, 'dialog', 'Send'),
    shows: 'payment',
    dollars: '$2,752.68',
  },
];

/** Waits for the home page, and unlocks it if it is locked. */
async function unlock(user: User): Promise<void> {
  await reads(user, 'heading', /^(?:Home|Locked)$/, /./);
  if ((await user.read('heading', 'Locked')) === null) return;
  await write(user, 'Passphrase', PASSPHRASE);
  await user.press('button', 'Unlock');
  await reads(user, 'heading', 'Home', 'Home');
}

for (const { name, prepare, press, end, shows, dollars } of CASES)
  test(`during a payment in another tab, ${name}`, async ({ user }) => {
    await keep(user);
    await prepare(user);
    const paying = await user.openTab('/app');
    await paying.act(async (tab) => {
      await unlock(tab);
      await beginPayment(tab);
    });
    await user.press(...press);
    await end(user);
    await paying.act(async (tab) => {
      if (shows === 'lock') return reads(tab, 'heading', 'Locked', 'Locked');
      await gone(tab, 'dialog', 'Send');
      if (shows === 'payment') return showsPayment(tab);
      return reads(tab, 'region', 'Recent transactions', /^(?!.*rent@example\.com)/);
    });
    await paying.close();
    await user.open('/app');
    await unlock(user);
    await openSend(user, dollars);
  });
