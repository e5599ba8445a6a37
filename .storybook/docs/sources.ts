import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sourceFiles, sourceHref } from './sourceFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the sources to which the catalogue's pages link, and adds them to the build. */
export function sources(): Plugin {
  return {
    name: 'florin:sources',
    generateBundle() {
      for (const file of sourceFiles(ROOT))
        this.emitFile({
          type: 'asset',
          fileName: sourceHref(file),
          source: readFileSync(join(ROOT, file), 'utf8'),
        });
    },
    configureServer({ middlewares }) {
      const files = new Map(sourceFiles(ROOT).map((file) => [`/${sourceHref(file)}`, file]));
      middlewares.use(({ url = '' }, response, next) => {
        const file = files.get(url.replace(/\?.*$/, ''));
        if (file === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readFileSync(join(ROOT, file)));
      });
    },
  };
}
