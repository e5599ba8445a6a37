import { expect, it, vi } from 'vitest';

it('a stream of prices without a new price has a comment every 15 seconds', async () => {
  vi.stubEnv('PRICES_MS', '0');
  const { priceEvents } = await import('../../src/prices');
  const pauses: number[] = [];
  const events = priceEvents(
    () => Promise.resolve(true),
    new AbortController().signal,
    undefined,
    async (ms) => pauses.push(ms),
  );
  const texts: unknown[] = [];
  for (let count = 0; count < 4; count += 1) texts.push((await events.next()).value);
  expect(texts).toEqual(['retry: 1000\n\n', ': alive\n\n', ': alive\n\n', ': alive\n\n']);
  expect(pauses).toEqual([15_000, 15_000]);
});
