import { afterEach, expect, it, vi } from 'vitest';
import { sayDeprecated } from './useDeprecation';

afterEach(() => {
  vi.restoreAllMocks();
});

it('warns once for each name, with its replacement', () => {
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
