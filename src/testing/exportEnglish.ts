import type { Plugin } from 'vite';

/**
 * Matches the type of a module's texts. The captured name, such as `SendForm`, is the key of the texts in `allEnglish`.
 */
const PLACE = /^export type (\w+)Texts = typeof english;$/m;

/**
 * A Vite plugin for tests. It adds an export `ENGLISH_TEXTS` to each module that declares a constant `english`. The
 * modules themselves export only components, because React's Fast Refresh does not work for modules with other exports.
 */
export const exportEnglish = (): Plugin => ({
  name: 'export-english',
  enforce: 'pre',
  transform(code, id) {
    const place = id.includes('/src/') ? PLACE.exec(code)?.[1] : undefined;
    return place === undefined
      ? null
      : `${code}\nexport const ENGLISH_TEXTS = { ${place}: english };\n`;
  },
});
