/**
 * Fills in index.html: the brand's name, icon, colours, radii and typeface, and the scripts that run before the app.
 */
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { LOOK, PRODUCT_NAME } from '../../src/theme/brand.ts';
import type { BrandOptions } from '../../src/theme/theme.ts';
import { LANGUAGES } from '../../src/state/settings/language.ts';
import { colors, fontFamily, motion, radii } from '../../src/theme/tokens.ts';
import { withTokens } from './withTokens.mjs';

/** The scripts are in one script element, which the Content Security Policy allows by its hash. */
const SCRIPTS = ['themeInit.js', 'languageInit.js', 'keptInit.js', 'engravingInit.js'].map(
  (file) => `../../src/app/document/${file}`,
);

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

type Tokens = ReturnType<typeof tokensOf>;

/**
 * Returns the values for placeholders such as `token(radii.field)` in the document and its first styles. `others` are
 * the tags of the languages other than English, as alternatives of a regular expression.
 */
export function tokensOf(brand: BrandOptions = LOOK) {
  return {
    light: { ...colors.light, ...brand.colors?.light },
    dark: { ...colors.dark, ...brand.colors?.dark },
    radii: { field: `${brand.radii?.field ?? radii.field}px` },
    languages: {
      others: Object.keys(LANGUAGES)
        .filter((tag) => tag !== 'en')
        .join('|'),
    },
    font: { family: brand.fontFamily ?? fontFamily },
    motion,
  };
}

const inlineScript = (tokens: Tokens) =>
  SCRIPTS.map((file) => minifySync(file, withTokens(read(file), tokens)).code.trim()).join('');

/** Returns the icon in a brand's colours, as SVG. */
export const iconOf = (brand: BrandOptions = LOOK) =>
  withTokens(read('./icon.svg'), tokensOf(brand)).trim();

/** Returns the background colour of a brand in the light theme. */
export const backgroundOf = (brand: BrandOptions = LOOK) => tokensOf(brand).light.background;

/** Returns the icon as a data URL, which needs no request. */
const iconUrl = (brand: BrandOptions) =>
  `data:image/svg+xml,${iconOf(brand).replaceAll(/[<>#]/g, encodeURIComponent)}`;

/**
 * Returns index.html with all placeholders replaced. By default the name and the look are from src/theme/brand.ts.
 * The icon and the scripts are inlined, because requests for them would delay the first paint.
 */
export function filledIn(html: string, name = PRODUCT_NAME, brand: BrandOptions = LOOK): string {
  const tokens = tokensOf(brand);
  return withTokens(html, tokens)
    .replaceAll('%PRODUCT_NAME%', () => name)
    .replace('%ICON%', () => iconUrl(brand))
    .replace('%INLINE_SCRIPT%', () => inlineScript(tokens));
}

/** Fills a brand's values into a style sheet of the first paint, base.css or start.css. */
export const firstStyles = (css: string, brand: BrandOptions = LOOK) =>
  withTokens(css, tokensOf(brand));

/** Fills in index.html and the style sheets of the first paint. */
export function documentParts(): Plugin {
  return {
    name: 'florin:document-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/(?:base|start)\.css/ },
      handler: (css) => ({ code: firstStyles(css), map: null }),
    },
    transformIndexHtml: { order: 'pre', handler: (html) => filledIn(html) },
  };
}
