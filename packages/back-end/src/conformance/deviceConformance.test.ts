import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { deviceOptions } from '../../testing/conformanceWorlds';
import { walletConformance } from './conformance';

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
