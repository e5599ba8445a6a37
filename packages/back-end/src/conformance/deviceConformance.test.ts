import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { deviceOptions } from '../../testing/conformanceWorlds';
import { conformanceReport, walletConformance } from './conformance';

const cases = walletConformance(deviceOptions());

describe('the wallets on the device', () => {
  for (const { name, run } of cases.filter(({ isRun }) => isRun)) it(name, run);

  it('runs all cases except the cases of steps, and of payments whose status changes', () => {
    const notRun = cases.filter(({ isRun }) => !isRun).map(({ name }) => name);
    const steps =
      /\((?:the adapter has no (?:prepare|confirm|resendCode|cancelChallenge)|needs setStatus)\)$/;
    expect(notRun.filter((name) => !steps.test(name))).toEqual([]);
    expect(notRun).toHaveLength(18);
  });
});

it.each<[string, Parameters<typeof deviceOptions>[0]]>([
  ['announces no change', (adapter) => ({ ...adapter, subscribeChanges: () => () => undefined })],
  [
    'announces changes after unsubscribing',
    (adapter) => ({
      ...adapter,
      subscribeChanges(listener) {
        adapter.subscribeChanges(listener);
        return () => undefined;
      },
    }),
  ],
])('the kit catches an adapter that %s', async (_name, change) => {
  const announced = walletConformance(deviceOptions(change)).filter(({ name }) =>
    /announced|repeated key/.test(name),
  );
  const rows = await conformanceReport(announced);
  expect(rows.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name)).toEqual([
    'a payment over another connection is announced, and none after unsubscribing',
  ]);
});
