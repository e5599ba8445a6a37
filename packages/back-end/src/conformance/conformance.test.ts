import { describe, expect, it } from 'vitest';
import { httpOptions, simulatedOptions } from '../../testing/conformanceWorlds';
import { walletConformance, type ConformanceCase } from './conformance';

const simulated = walletConformance(simulatedOptions());
const overHttp = walletConformance(httpOptions());

/** Returns the names of the tests that do not run. */
const notRun = (cases: readonly ConformanceCase[]) =>
  cases.filter(({ isRun }) => !isRun).map(({ name }) => name);

const ANNOUNCED = [
  'not run: every payment over another connection is announced, and none after unsubscribing (the adapter has no subscribeChanges)',
  'not run: an exchange and a new wallet over another connection are announced (the adapter has no subscribeChanges)',
  'not run: a listener that unsubscribes does not stop the announcements of another listener (the adapter has no subscribeChanges)',
];

describe('the simulated world', () => {
  for (const { name, run } of simulated.filter(({ isRun }) => isRun)) it(name, run);

  it('runs all cases', () => {
    expect(notRun(simulated)).toEqual([]);
  });
});

describe('the HTTP adapter', () => {
  for (const { name, run } of overHttp.filter(({ isRun }) => isRun)) it(name, run);

  it('runs all cases except the cases of a back end on the device', () => {
    expect(notRun(overHttp)).toEqual([
      'not run: a connection without a session has no user (the adapter has no user)',
      'not run: a biometric sign-in opens a session, or is refused without opening one (the adapter has no signInWithBiometrics)',
      'not run: the first sheet has the balances and the newest records, and is null without a session (the adapter has no firstSheet)',
      'not run: an exchange without a quote is made at the fixed rate, and at no other rate (the adapter has no rateOf)',
      ...ANNOUNCED,
      'not run: every changed status is announced (the adapter has no subscribeChanges)',
    ]);
  });
});
