import { afterEach, expect, it, vi } from 'vitest';
import { sayDeprecated } from './useDeprecation';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says once for each name what to take instead', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const old = { name: '`old` of Thing', since: '1.1.0', instead: '`fresh`' };
  sayDeprecated(old);
  sayDeprecated({ ...old });
  sayDeprecated({ ...old, name: '`older` of Thing' });
  expect(warn.mock.calls).toEqual([
    ['florin: `old` of Thing is deprecated since 1.1.0: take `fresh`.'],
    ['florin: `older` of Thing is deprecated since 1.1.0: take `fresh`.'],
  ]);
});
