import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { httpOptions, simulatedOptions } from '../../testing/conformanceWorlds';
import type { ConformanceCase } from './conformance';
import { walletConformance } from './conformance';

const simulated = walletConformance(simulatedOptions());
const overHttp = walletConformance(httpOptions());

/** The names of the cases that do not run. */
const leftOut = (cases: readonly ConformanceCase[]) =>
  cases.filter(({ isRun }) => !isRun).map(({ name }) => name);

/** A name without the reason for which its case does not run. */
const bare = (name: string) => name.replace(/^not run: (.*) \(.*\)$/, '$1');

describe('the simulated world', () => {
  for (const { name, run } of simulated.filter(({ isRun }) => isRun)) it(name, run);

  it('leaves out no case', () => {
    expect(leftOut(simulated)).toEqual([]);
  });
});

describe('the adapter over HTTP', () => {
  for (const { name, run } of overHttp.filter(({ isRun }) => isRun)) it(name, run);

  it('leaves out what only a back end on the device has', () => {
    expect(leftOut(overHttp)).toEqual([
      'not run: a connection on which nobody is signed in has no user (the adapter has no user)',
      'not run: a device that recognises its owner signs in, and any other signs nobody in (the adapter has no signInWithBiometrics)',
      'not run: the first sheet has the balances and the newest lines, and is null without a session (the adapter has no firstSheet)',
      'not run: an exchange without a quote is made at the fixed rate, and at no other (the adapter has no rateOf)',
    ]);
  });
});

const outcome = (isRun: boolean) => (isRun ? 'passed' : 'not run');

// The cases above run for themselves: this keeps the table that people read.
it('the table of docs/conformance.md has every case', () => {
  const rows = overHttp.map(
    ({ name, isRun }, index) =>
      `| ${bare(name)} | ${outcome(simulated[index]?.isRun ?? false)} | ${outcome(isRun)} |`,
  );
  const document = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
  const table = document.split('\n').filter((line) => line.startsWith('|'));
  const read = table.slice(2).map((line) => line.replaceAll(/ +/g, ' '));
  expect(read).toEqual(rows);
});
