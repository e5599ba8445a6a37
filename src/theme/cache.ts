import type { EmotionCache, Options } from '@emotion/cache';
import createCache from '@emotion/cache';
import mirrorSides from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** As emotion's own, such as `nonce`, but for the plugins. */
export interface FlorinCacheOptions extends Partial<Omit<Options, 'stylisPlugins'>> {
  /** The direction of the page, as its `dir` and the theme's `direction` say it. */
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
 * Makes the cache that styles are written into, for emotion's `CacheProvider`. For a page that is read from right to
 * left it mirrors the sides in the styles of MUI; those of Florin name start and end. The rules of the two
 * directions never share a class, so that one page can change from one to the other. It is for one page in a browser: a server takes `florinCacheOptions`.
 */
export function createFlorinCache({ direction, ...options }: FlorinCacheOptions): EmotionCache {
  return createCache({ ...florinCacheOptions(direction), ...options });
}
