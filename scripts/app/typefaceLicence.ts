import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/**
 * Ships the typeface's licence, as the SIL Open Font License 1.1 asks. Vite's `build.license` reads the
 * licences of code alone.
 */
export const typefaceLicence = (): Plugin => ({
  name: 'florin:typeface-licence',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const source = readFileSync(resolve('@fontsource-variable/figtree/LICENSE'));
    this.emitFile({ type: 'asset', fileName: 'licenses-figtree.txt', source });
  },
});
