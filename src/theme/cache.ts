import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import mirrorSides from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * The options of `createFlorinCache`: those of emotion's `createCache`, such as `nonce`, except for `stylisPlugins`.
 */
export interface FlorinCacheOptions extends Partial<Omit<Options, 'stylisPlugins'>> {
  /** The direction of the page. Pass the same value as for the `dir` attribute and the theme's `direction`. */
  direction: 'ltr' | 'rtl';
}

/**
 * Returns the options for emotion's style cache, for frameworks that create a cache for each request, such as MUI's
 * `AppRouterCacheProvider` for Next.js. A server must not share a cache between requests, because a cache writes each
 * rule only once, so later pages would lack rules.
 */
export function florinCacheOptions(direction: 'ltr' | 'rtl'): Options {
  return direction === 'rtl'
    ? { key: 'css-rtl', stylisPlugins: [prefixer, mirrorSides] }
    : { key: 'css' };
}

/**
 * Creates a style cache for emotion's `CacheProvider`, for use in a browser; on a server, use `florinCacheOptions`. For
 * a right-to-left page, the cache swaps left and right in MUI's styles. Florin's styles use logical properties instead.
 * The two directions have different class names, so that a page can change its direction.
 */
export function createFlorinCache({ direction, ...options }: FlorinCacheOptions): EmotionCache {
  return createCache({ ...florinCacheOptions(direction), ...options });
}
