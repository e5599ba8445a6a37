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
 * The options of the cache, for a framework that makes one for each request, such as the `AppRouterCacheProvider` of
 * MUI for Next.js. A cache that several requests share writes each rule into the first page only.
 */
export function florinCacheOptions(direction: 'ltr' | 'rtl'): Options {
  return direction === 'rtl'
    ? { key: 'css-rtl', stylisPlugins: [prefixer, mirrorSides] }
    : { key: 'css' };
}

/**
 * Makes the cache of styles for emotion's `CacheProvider`. For a page from right to left it mirrors the sides in the
 * styles of MUI; those of Florin use start and end. The two directions have different classes, so that a page can
 * change its direction. The cache is for one page in a browser: a server uses `florinCacheOptions`.
 */
export function createFlorinCache({ direction, ...options }: FlorinCacheOptions): EmotionCache {
  return createCache({ ...florinCacheOptions(direction), ...options });
}
