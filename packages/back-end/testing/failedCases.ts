import {
  conformanceReport,
  walletConformance,
  type ConformanceCase,
} from '../src/conformance/conformance';
import type { WalletAdapter } from '#src/adapters/walletAdapter';
import { simulatedOptions } from './conformanceWorlds';

/** An adapter that has every optional method. */
export type Able = Required<WalletAdapter>;

/**
 * An adapter that breaks a rule. The entry has a description of the broken rule, a function that returns the changed
 * methods, and the names of the conformance tests that fail.
 */
export type Broken = readonly [
  what: string,
  change: (adapter: Able) => Partial<WalletAdapter>,
  caughtBy: readonly string[],
];

/** Returns which of the named conformance tests fail with a changed adapter. By default all tests run. */
export async function failedBy(
  change: (adapter: Able) => WalletAdapter,
  names?: readonly string[],
): Promise<string[]> {
  const cases = walletConformance(simulatedOptions((adapter) => change(adapter as Able)));
  return failuresOf(names ? cases.filter(({ name }) => names.includes(name)) : cases);
}

/** Runs conformance tests, and returns the names of the tests that fail. */
export async function failuresOf(cases: readonly ConformanceCase[]): Promise<string[]> {
  const rows = await conformanceReport(cases);
  return rows.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}
