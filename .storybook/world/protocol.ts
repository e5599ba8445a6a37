import type { Outcome } from '../../src/adapters/faults';
import type { CallName } from '../../src/testing/faults';

/** The events on Storybook's channel between the panel and the story. */
export const EVENTS = {
  /** From the story to the panel: a `WorldSnapshot`, or null when the story unmounts. */
  state: 'florin/world/state',
  /** From the panel to the story: requests a snapshot. */
  request: 'florin/world/request',
  /** From the panel to the story: a `WorldCommand`. */
  command: 'florin/world/command',
} as const;

/** A command with which the panel changes the clock of a story, or the outcome of its calls. */
export type WorldCommand =
  | { readonly type: 'run' }
  | { readonly type: 'freeze' }
  | { readonly type: 'advance'; readonly ms: number }
  | { readonly type: 'outcome'; readonly call: CallName | 'next'; readonly outcome: Outcome }
  | { readonly type: 'all'; readonly outcome: 'normal' | 'fail' };

/**
 * The data that the panel shows about a story. It contains only plain data, so that Storybook's channel can send
 * it.
 */
export interface WorldSnapshot {
  /** The date and time of the story's clock, in UTC. */
  readonly time: string;
  readonly isRunning: boolean;
  /** The signed-in user. Null if no user is signed in. */
  readonly user: string | null;
  readonly wallet: string;
  readonly balances: readonly string[];
  /** The pending calls, oldest first, with their outcomes. */
  readonly calls: readonly { readonly label: string; readonly outcome: Outcome }[];
  /** The pending orders of all wallets, oldest first. */
  readonly pending: readonly string[];
  /** The active wallet's newest transactions, newest first. */
  readonly transactions: readonly string[];
  /** The latest copied, shared and logged texts, newest first. */
  readonly output: readonly string[];
  readonly outcomes: Readonly<Record<CallName, Outcome>>;
  readonly isNextFailing: boolean;
}

/** The calls in the order of the panel, with their possible outcomes. */
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
  { name: 'send', label: 'Send', outcomes: ['normal', 'fail', 'lost', 'hang'] },
  { name: 'exchange', label: 'Exchange', outcomes: ['normal', 'fail', 'lost', 'hang'] },
  { name: 'createWallet', label: 'New wallet', outcomes: ['normal', 'fail', 'lost', 'hang'] },
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
