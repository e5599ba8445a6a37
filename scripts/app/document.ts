/** Writes into index.html: the product's name, and the script that sets the theme. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { PRODUCT_NAME } from '../../src/brand.ts';

const THEME_INIT = new URL('./themeInit.js', import.meta.url);

/** The name is spelled out in one place only. As a file, the script would cost the first paint a request. */
export function documentParts(): Plugin {
  return {
    name: 'florin:document-parts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME).replace('%THEME_INIT%', () => {
          const source = readFileSync(THEME_INIT, 'utf8');
          return minifySync('themeInit.js', source).code.trim();
        }),
    },
  };
}
