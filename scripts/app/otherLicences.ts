import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** The licences of the typeface (SIL Open Font License 1.1) and of the icons (Apache License 2.0). */
const LICENCES = {
  'licenses-figtree.txt': resolve('@fontsource-variable/figtree/LICENSE'),
  'licenses-icons.txt': fileURLToPath(new URL('../../src/icons/LICENSE', import.meta.url)),
};

/**
 * Adds the licences of the typeface and the icons. Vite's `build.license` lists only packages whose code is bundled.
 */
export const otherLicences = (): Plugin => ({
  name: 'florin:other-licences',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [fileName, file] of Object.entries(LICENCES))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  },
});
