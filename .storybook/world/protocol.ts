import type { CallName, Outcome } from '../../src/testing/faults';

/** The messages between panel and story over Storybook's channel. */
export const EVENTS = {
  /** Story to panel: a `WorldSnapshot`, or null when its world is gone. */
  state: 'florin/world/state',
  /** Panel to story: tell me now. */
  ask: 'florin/world/ask',
  /** Panel to story: a `WorldCommand`. */
  command: 'florin/world/command',
} as const;

/** The panel's orders to a story's world. */
export type WorldCommand =
  | { readonly type: 'run' }
  | { readonly type: 'freeze' }
  | { readonly type: 'advance'; readonly ms: number }
  | { readonly type: 'outcome'; readonly call: CallName | 'next'; readonly outcome: Outcome }
  | { readonly type: 'all'; readonly outcome: 'normal' | 'fail' };

/** A world as the panel shows it: plain data, with texts as people read them. */
export interface WorldSnapshot {
  /** Date and time of the story's clock, UTC. */
  readonly time: string;
  readonly isRunning: boolean;
  /** The signed-in user; null for a visitor. */
  readonly user: string | null;
  readonly wallet: string;
  readonly balances: readonly string[];
  /** The calls under way, oldest first, and how each is going to end. */
  readonly calls: readonly { readonly label: string; readonly outcome: Outcome }[];
  /** Orders under way in all wallets, oldest first. */
  readonly pending: readonly string[];
  /** The active wallet's newest transactions, newest first. */
  readonly transactions: readonly string[];
  /** The latest copied, shared and logged texts, newest first. */
  readonly left: readonly string[];
  readonly outcomes: Readonly<Record<CallName, Outcome>>;
  readonly isNextFailing: boolean;
}

/** The calls in the order of the panel, with how they can end. */
export const CALLS: readonly {
  readonly name: CallName;
  readonly label: string;
  readonly outcomes: readonly Outcome[];
}[] = [
  { name: 'signIn', label: 'Sign in', outcomes: ['normal', 'refuse', 'fail', 'hang'] },
  { name: 'signUp', label: 'Sign up', outcomes: ['normal', 'refuse', 'fail', 'hang'] },
  {
    name: 'signInWithBiometrics',
    label: 'Biometrics',
    outcomes: ['normal', 'refuse', 'fail', 'hang'],
  },
  { name: 'signOut', label: 'Sign out', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'send', label: 'Send', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'exchange', label: 'Exchange', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'createWallet', label: 'New wallet', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'balances', label: 'Read balances', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'history', label: 'Read history', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'quote', label: 'Quote', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'receiveAddresses', label: 'Addresses', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'priceHistory', label: 'Past prices', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'transaction', label: 'One transaction', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'copy', label: 'Copy', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'share', label: 'Share', outcomes: ['normal', 'fail', 'hang'] },
  { name: 'save', label: 'Save a file', outcomes: ['normal', 'fail', 'hang'] },
];
