import { describe, expect, it } from 'vitest';
import { httpOptions, simulatedOptions } from '../../testing/conformanceWorlds';
import { walletConformance } from './conformance';

const simulated = walletConformance(simulatedOptions());
const overHttp = walletConformance(httpOptions());

describe('the simulated world', () => {
  for (const { name, isRun, run } of simulated) it.skipIf(!isRun)(name, run);

  it('leaves out what nobody can steer in it', () => {
    expect(simulated.filter(({ isRun }) => !isRun).map(({ name }) => name)).toEqual([
      'not run: prices arrive in order, an older one is dropped, and none comes after the end (needs pushPrices)',
    ]);
  });
});

describe('the adapter over HTTP', () => {
  for (const { name, run } of overHttp) it(name, run);

  it('leaves nothing out', () => {
    expect(overHttp.filter(({ isRun }) => !isRun)).toEqual([]);
  });
});
