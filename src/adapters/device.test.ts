import { expect, it, vi } from 'vitest';
import { deviceAfter, deviceKey } from './device';

it("the device's timer runs once, unless it is cancelled", () => {
  vi.useFakeTimers();
  const events: string[] = [];
  deviceAfter(500, () => events.push('on'));
  const cancel = deviceAfter(500, () => events.push('off'));
  vi.advanceTimersByTime(499);
  expect(events).toEqual([]);
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual(['on']);
  vi.useRealTimers();
});

it('a key has two hexadecimal digits for each byte', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => {
      bytes.set([0, 1, 15, 16, 255]);
      return bytes;
    },
  });
  expect(deviceKey()).toBe('00010f10ff0000000000000000000000');
  vi.unstubAllGlobals();
});
