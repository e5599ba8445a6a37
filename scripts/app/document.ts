/** Writes into index.html: the product's name, and what runs before the app. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { PRODUCT_NAME } from '../../src/app/brand.ts';

/** In one element, which a strict Content Security Policy names by its hash. */
const SCRIPTS = ['./themeInit.js', './beforeStart.js'];

const inlineScript = () =>
  SCRIPTS.map((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return minifySync(file, source).code.trim();
  }).join('');

/** The name is spelled out in one place only. As files, the scripts would cost the first paint a request. */
export function documentParts(): Plugin {
  return {
    name: 'florin:document-parts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME).replace('%INLINE_SCRIPT%', inlineScript),
    },
  };
}
