import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../services/clock';
import { browserDevice } from '../services/device';
import { consoleLog } from '../services/log';
import { systemRandom } from '../services/random';
import { browserParts } from './outside';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the browser’s parts of a world', () => {
  it("are the browser's clock, randomness, device and console", () => {
    expect(browserParts).toEqual({
      clock: systemClock,
      random: systemRandom,
      device: browserDevice,
      log: consoleLog,
    });
  });

  it("provide the browser's clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await browserParts.device.copy('bc1q');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('bc1q');
  });
});
