import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { minify } from 'vite';

/**
 * Minifies the manager's own runtime in the built catalogue. Storybook copies it there as it is published,
 * with its blanks and long names, and that is a third more to load before anything is shown.
 */
export function smallManager(): Plugin {
  let folder = '';
  return {
    name: 'florin:small-manager',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, 'sb-manager');
    },
    // The manager is there before the stories are built, unless it was not asked for.
    async closeBundle() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const { code, errors } = await minify(name, readFileSync(file, 'utf8'), { module: true });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? ''}`);
        writeFileSync(file, code);
      }
    },
  };
}
