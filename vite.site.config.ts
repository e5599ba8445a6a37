import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

const OUT = 'site';
const CATALOGUE = 'catalogue';
const BUILT_CATALOGUE = 'storybook-static';

/** Tells GitHub Pages to serve the files as they are; it would leave out names that begin with `_`. */
function asItIs(): Plugin {
  return {
    name: 'florin:as-it-is',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
    },
  };
}

/** Puts the catalogue beside the app. Its files name each other relatively: any base will do. */
function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
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
    plugins: [asItIs(), catalogue()],
    define: { 'import.meta.env.VITE_CATALOGUE': JSON.stringify(CATALOGUE) },
    build: { outDir: OUT },
    preview: { port: 4174 },
  }),
);
