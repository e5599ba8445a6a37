import { describe, expect, it } from 'vitest';
import { SOUND_BANKS } from '../../testing/soundBanks';
import { walletConformance } from './conformance';

describe.each(SOUND_BANKS)('a sound bank %s', (_what, options) => {
  const cases = walletConformance(options);

  it('runs all cases', () => {
    const notRun = cases.filter(({ isRun }) => !isRun).map(({ name }) => name);
    expect(notRun).toEqual([]);
  });

  for (const { name, run } of cases.filter(({ isRun }) => isRun)) it(`passes: ${name}`, run);
});
