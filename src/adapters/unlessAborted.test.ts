import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { unlessAborted } from './unlessAborted';

it('the listener on a signal is removed when the work is done', async () => {
  const { signal } = new AbortController();
  const listeners = () => getEventListeners(signal, 'abort').length;
  const work = unlessAborted(signal, async () => listeners());
  await expect(work).resolves.toBe(1);
  expect(listeners()).toBe(0);
  await expect(unlessAborted(signal, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(listeners()).toBe(0);
});
