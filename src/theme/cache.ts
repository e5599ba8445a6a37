import type { EmotionCache, Options } from '@emotion/cache';
import createCache from '@emotion/cache';
import mirrorSides from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** The options of emotion's cache, such as `nonce`, except for the plugins. */
export interface FlorinCacheOptions extends Partial<Omit<Options, 'stylisPlugins'>> {
  /** The direction of the page, equal to its `dir` and the theme's `direction`. */
  direction: 'ltr' | 'rtl';
}

/**
 * Returns the options of emotion's cache of styles, for a framework that creates a cache for each request, such as
 * MUI's `AppRouterCacheProvider` for Next.js. A server must not share a cache between requests, because a cache writes
 * each rule only once, into the first page.
 */
export function florinCacheOptions(direction: 'ltr' | 'rtl'): Options {
  return direction === 'rtl'
    ? { key: 'css-rtl', stylisPlugins: [prefixer, mirrorSides] }
    : { key: 'css' };
}

/**
 * Creates the cache of styles for emotion's `CacheProvider`. For a right-to-left page, the cache swaps left and right
 * in MUI's styles. Florin's styles use start and end instead. The two directions have different class names, so that a
 * page can change its direction. Use this cache only in a browser; a server uses `florinCacheOptions`.
 */
export function createFlorinCache({ direction, ...options }: FlorinCacheOptions): EmotionCache {
  return createCache({ ...florinCacheOptions(direction), ...options });
}
