import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { hasDatabase, inTime } from './databases';
import { createManualClock, type ManualClock } from './manualClock';

const clock = createManualClock(0);

/** Advances the clock in steps, between which promises settle. */
async function passTime(its: ManualClock, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    its.advance(100);
    // oxlint-disable-next-line no-await-in-loop -- One step after the other.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const denied = () => {
  throw new DOMException('', 'SecurityError');
};

describe('a search for a database', () => {
  it.each(['is listed', 'is not listed, because the browser lists none'])(
    'finds a database that %s, and creates none',
    async (which) => {
      (await openDB('there', 7)).close();
      if (which !== 'is listed') vi.spyOn(indexedDB, 'databases').mockImplementation(denied);
      expect(await hasDatabase('there', clock)).toBe(true);
      expect(await hasDatabase('missing', clock)).toBe(false);
      vi.restoreAllMocks();
      const names = (await indexedDB.databases()).map(({ name }) => name);
      expect(names).toContain('there');
      expect(names).not.toContain('missing');
      await deleteDB('there');
    },
  );

  it('rejects if the browser lists no databases and opens none', async () => {
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('', 'UnknownError'));
    vi.spyOn(indexedDB, 'open').mockImplementation(denied);
    await expect(hasDatabase('there', clock)).rejects.toThrow(
      expect.objectContaining({ name: 'SecurityError' }),
    );
  });

  it('rejects after five seconds without an answer', async () => {
    vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => undefined));
    const ended = vi.fn();
    hasDatabase('there', clock).catch((cause: unknown) => {
      ended(cause);
    });
    await passTime(clock, 4_900);
    expect(ended).not.toHaveBeenCalled();
    await passTime(clock, 100);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'NoAnswer' }));
  });

  it('still waits for an answer after the device has slept for an hour', async () => {
    (await openDB('there', 7)).close();
    const search = hasDatabase('there', clock);
    clock.advance(3_600_000);
    expect(await search).toBe(true);
    await deleteDB('there');
  });
});

it('an answer in time cancels the timer', async () => {
  const cancel = vi.fn();
  const answer = await inTime({ after: () => cancel }, Promise.resolve('answer'));
  await Promise.resolve();
  expect(answer).toBe('answer');
  expect(cancel).toHaveBeenCalledOnce();
});
