import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { paths } from './src/paths.ts';
import app from './vite.config.ts';

const OUT = 'site';
const CATALOGUE = 'catalogue';
const BUILT_CATALOGUE = 'storybook-static';

/**
 * Gives a static host, which has files and no routes, a file for every address: known pages answer
 * with the app's own document, and so does, with the status 404, whatever else is asked for.
 */
function pageFiles(): Plugin {
  const known = Object.values(paths).filter((path) => path !== paths.landing);
  return {
    name: 'florin:page-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has made no index.html.');
        const { source } = index;
        for (const fileName of [...known.map((path) => `${path.slice(1)}/index.html`), '404.html'])
          this.emitFile({ type: 'asset', fileName, source });
        // GitHub Pages would otherwise leave out files whose names begin with an underscore.
        this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
      },
    },
  };
}

/** Puts the catalogue beside the app. Its files name each other relatively: any base will do. */
function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    configResolved({ base }) {
      if (!base.startsWith('/'))
        throw new Error(
          `The base is the path that the site is served at, such as /florin/: ${base}`,
        );
      if (!existsSync(join(BUILT_CATALOGUE, 'index.html')))
        throw new Error('There is no built catalogue: run `npm run build-storybook` first.');
    },
    closeBundle() {
      cpSync(BUILT_CATALOGUE, join(OUT, CATALOGUE), { recursive: true });
    },
  };
}

/**
 * `npm run build:site -- --base /florin/`: the app and the catalogue as one static site, to be served
 * at that path; at the root of a host without `--base`.
 */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [pageFiles(), catalogue()],
    define: { 'import.meta.env.VITE_CATALOGUE': JSON.stringify(CATALOGUE) },
    build: { outDir: OUT },
  }),
);
