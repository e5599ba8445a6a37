import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sourceFiles, sourceHref } from './sourceFiles.ts';

/** Hands a request on to the next one who may answer it. */
type Next = (error?: unknown) => void;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The files, by code that a test run never needs: it reads types. */
async function handbook(): Promise<ReadonlyMap<string, string>> {
  const [{ handbookFiles }, { readHandbook }] = await Promise.all([
    import('../../scripts/handbook/files.ts'),
    import('../../scripts/handbook/handbook.ts'),
  ]);
  return handbookFiles(ROOT, await readHandbook(ROOT));
}

/**
 * Puts the files for machines beside the catalogue, `llms.txt` and `llms/`, and the sources that its pages link to.
 * While one works on a component they are made anew for each look at them.
 */
export function machines(): Plugin {
  return {
    name: 'florin:machines',
    async generateBundle() {
      for (const [fileName, source] of await handbook())
        this.emitFile({ type: 'asset', fileName, source });
      for (const file of sourceFiles(ROOT))
        this.emitFile({
          type: 'asset',
          fileName: sourceHref(file),
          source: readFileSync(join(ROOT, file), 'utf8'),
        });
    },
    configureServer({ middlewares }) {
      const files = new Map(sourceFiles(ROOT).map((file) => [sourceHref(file), file]));
      const textOf = async (path: string) => {
        const file = files.get(path);
        if (file !== undefined) return readFileSync(join(ROOT, file), 'utf8');
        return path.startsWith('llms') ? (await handbook()).get(path) : undefined;
      };
      const answer = async (request: IncomingMessage, response: ServerResponse, next: Next) => {
        try {
          const text = await textOf((request.url ?? '').replace(/^\//, '').replace(/\?.*$/, ''));
          if (text === undefined) {
            next();
            return;
          }
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(text);
        } catch (error) {
          next(error);
        }
      };
      middlewares.use((request, response, next) => {
        void answer(request, response, next);
      });
    },
  };
}
