/**
 * Serves the build like a static host. Each known path has a document, and all other paths return 404.html with the
 * status 404. Files are compressed during the build. Files with a hash in their name are cached forever. The headers
 * are read from the file `_headers`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersIn } from './headers.ts';

const COMPRESSIBLE = /\.(css|html|js|json|svg|webmanifest)$/;

/** The bundler's folder for files whose names contain a hash of their content. */
const HASHED = '/assets/';

/** Writes compressed copies beside the files of a folder. Omits a copy that is not smaller than the file. */
function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(entry)) continue;
    const file = join(folder, entry);
    const content = readFileSync(file);
    const twins = {
      gz: gzipSync(content, { level: 9 }),
      br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    };
    for (const [ending, twin] of Object.entries(twins))
      if (twin.length < content.length) writeFileSync(`${file}.${ending}`, twin);
  }
}

/** Compresses the output of `vite build`, and serves it in `vite preview`. */
export function staticHost(): Plugin {
  return {
    name: 'florin:static-host',
    apply: () => process.env['STORYBOOK'] === undefined,
    buildApp: {
      order: 'post',
      handler: async ({ config }) => {
        compressFolder(resolve(config.root, config.build.outDir));
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const shell = join(folder, '404.html');
      // A folder without 404.html contains another build, such as the catalogue, which Vite serves as usual.
      if (!existsSync(shell)) return;
      const unknown = readFileSync(shell);
      const file = join(folder, '_headers');
      const headers = headersIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
      const serve = sirv(folder, {
        etag: true,
        gzip: true,
        brotli: true,
        dotfiles: true,
        setHeaders: (response, pathname) => {
          const cached = pathname.includes(HASHED) ? 'max-age=31536000, immutable' : 'no-cache';
          response.setHeader('cache-control', `public, ${cached}`);
        },
      });
      middlewares.use(config.base, (request, response) => {
        response.setHeaders(headers);
        serve(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(unknown);
        });
      });
    },
  };
}
