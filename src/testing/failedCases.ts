import { conformanceReport, walletConformance } from '../backend/conformance/conformance';
import type { WalletAdapter } from '../backend/walletAdapter';
import { simulatedOptions } from './conformanceWorlds';

/** An adapter that has every optional method. */
export type Able = Required<WalletAdapter>;

/**
 * An adapter that breaks a rule. The entry has a description of the broken rule, a function that returns the changed
 * methods, and the names of the cases that fail.
 */
export type Broken = readonly [
  what: string,
  change: (adapter: Able) => Partial<WalletAdapter>,
  caughtBy: readonly string[],
];

/** Returns the names of the conformance cases that fail with a changed adapter. */
export async function failedBy(change: (adapter: Able) => WalletAdapter): Promise<string[]> {
  const cases = walletConformance(simulatedOptions((adapter) => change(adapter as Able)));
  const rows = await conformanceReport(cases);
  return rows.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}
