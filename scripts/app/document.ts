/** Writes into index.html: the product's name, its icon, the theme's colours, and what runs before the app. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { PRODUCT_NAME } from '../../src/constants/brand.ts';
import { colors } from '../../src/theme/tokens.ts';
import { withTokens } from './withTokens.mjs';

/** In one element, which the Content Security Policy names by its hash. */
const SCRIPTS = ['./themeInit.js', './languageInit.js', './beforeStart.js'];

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const inlineScript = () =>
  SCRIPTS.map((file) => minifySync(file, withTokens(read(file), colors)).code.trim()).join('');

/** The icon as an address that asks for nothing. */
function icon() {
  const drawing = withTokens(read('./icon.svg'), colors).trim();
  return `data:image/svg+xml,${drawing.replaceAll(/[<>#]/g, encodeURIComponent)}`;
}

/**
 * index.html with everything in its place. The name and the colours are spelled out elsewhere, in one
 * place only. As files, icon and scripts would cost the first paint requests.
 */
export const filledIn = (html: string) =>
  withTokens(html, colors)
    .replaceAll('%PRODUCT_NAME%', PRODUCT_NAME)
    .replace('%ICON%', icon)
    .replace('%INLINE_SCRIPT%', inlineScript);

/** Fills in index.html, and the colours of base.css. */
export function documentParts(): Plugin {
  return {
    name: 'florin:document-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/base\.css/ },
      handler: (css) => ({ code: withTokens(css, colors), map: null }),
    },
    transformIndexHtml: { order: 'pre', handler: filledIn },
  };
}
