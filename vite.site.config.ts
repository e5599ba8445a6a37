import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

const OUT = 'site';
const CATALOGUE = 'catalogue';
const BUILT_CATALOGUE = 'storybook-static';

/** Adds the file `.nojekyll`. Without this file, GitHub Pages does not serve files whose names begin with `_`. */
function noJekyll(): Plugin {
  return {
    name: 'florin:no-jekyll',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
    },
  };
}

/** Copies the catalogue into a folder of the app. The catalogue works with any base, because its links are relative. */
function catalogue(): Plugin {
  return {
    name: 'florin:catalogue',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ base }) {
      if (!base.startsWith('/'))
        throw new Error(
          `The base must be the path at which the site is served, such as /florin/. It is ${base}.`,
        );
      if (!existsSync(join(BUILT_CATALOGUE, 'index.html')))
        throw new Error('The built catalogue is missing. Run `npm run build-storybook` first.');
    },
    closeBundle() {
      cpSync(BUILT_CATALOGUE, join(OUT, CATALOGUE), { recursive: true });
    },
  };
}

/**
 * `npm run build:site -- --base /florin/` builds the app and the catalogue as one static site for the path `/florin/`.
 * If `--base` is absent, the site is for the root of a host.
 */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [noJekyll(), catalogue()],
    define: { 'import.meta.env.VITE_CATALOGUE': JSON.stringify(CATALOGUE) },
    build: { outDir: OUT },
    preview: { port: 4174 },
  }),
);
