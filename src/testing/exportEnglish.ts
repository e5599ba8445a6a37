import type { Plugin } from 'vite';

/** Matches the place for which a module declares its texts. */
const PLACE = /^ +readonly (\w+): typeof english;$/m;

/**
 * A plugin for tests. Exports the English texts of each component, page and feature as `ENGLISH_TEXTS`, by place and
 * key. The modules themselves export only components, because a module with other exports loses React's Fast Refresh.
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
