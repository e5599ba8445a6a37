import { afterEach, expect, it, vi } from 'vitest';
import { warnDeprecated } from './useDeprecation';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a deprecated name causes one warning, which contains its replacement', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const old = { name: '`old` of Thing', since: '1.1.0', instead: '`fresh`' };
  warnDeprecated(old);
  warnDeprecated({ ...old });
  warnDeprecated({ ...old, name: '`older` of Thing' });
  expect(warn.mock.calls).toEqual([
    ['florin: `old` of Thing is deprecated since 1.1.0: use `fresh`.'],
    ['florin: `older` of Thing is deprecated since 1.1.0: use `fresh`.'],
  ]);
});
