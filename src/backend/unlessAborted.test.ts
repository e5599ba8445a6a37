import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { unlessAborted } from './unlessAborted';

it('nobody listens to a signal any more when the work is done', async () => {
  const { signal } = new AbortController();
  const listeners = () => getEventListeners(signal, 'abort').length;
  const work = unlessAborted(signal, async () => listeners());
  await expect(work).resolves.toBe(1);
  expect(listeners()).toBe(0);
  await expect(unlessAborted(signal, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(listeners()).toBe(0);
});
