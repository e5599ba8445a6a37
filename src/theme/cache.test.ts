import { describe, expect, it } from 'vitest';
import { createFlorinCache, florinCacheOptions } from './cache';

/** Returns the CSS rule that a cache for a page direction generates from styles. */
function ruleOf(direction: 'ltr' | 'rtl', styles: string) {
  const cache = createFlorinCache({ direction });
  cache.compat = true;
  cache.insert('.a', { name: styles, styles }, cache.sheet, true);
  return cache.inserted[styles];
}

describe('the cache', () => {
  it('does not mirror sides if the direction is left to right', () => {
    expect(ruleOf('ltr', 'margin-left:4px;')).toBe('.a{margin-left:4px;}');
  });

  it('mirrors physical sides if the direction is right to left, and keeps logical sides', () => {
    expect(ruleOf('rtl', 'margin-left:4px;padding-inline-end:8px;')).toBe(
      '.a{margin-right:4px;-webkit-padding-end:8px;padding-inline-end:8px;}',
    );
  });

  it('adds vendor prefixes for older browsers in both directions', () => {
    for (const direction of ['ltr', 'rtl'] as const)
      expect(ruleOf(direction, 'user-select:none;')).toContain('-webkit-user-select:none;');
  });

  it('has the same options for a server, which creates a cache for each request', () => {
    const { key, stylisPlugins } = florinCacheOptions('rtl');
    expect([key, stylisPlugins?.length]).toEqual(['css-rtl', 2]);
    expect(florinCacheOptions('ltr')).toEqual({ key: 'css' });
  });

  it('has separate classes for each direction, and the given nonce', () => {
    expect(createFlorinCache({ direction: 'ltr' }).key).toBe('css');
    const { key, nonce } = createFlorinCache({ direction: 'rtl', nonce: 'r4nd0m' });
    expect([key, nonce]).toEqual(['css-rtl', 'r4nd0m']);
  });
});
