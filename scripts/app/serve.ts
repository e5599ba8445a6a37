/**
 * Serving what was built as a static host does: each known address its own document, anything else
 * 404.html with that status, everything compressed ahead, and files that bear a hash for good. The
 * headers are those of the file that other hosts read.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersIn } from './headers.ts';

const COMPRESSIBLE = /\.(css|html|js|json|svg)$/;

/** Where the bundler puts the files that bear a hash of their content. */
const HASHED = '/assets/';

/** Puts a compressed twin beside each file in a folder that is smaller for it. */
export function compressFolder(folder: string): void {
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

/** Has `vite build` compress what it made, and `vite preview` serve it. */
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
      // A folder that something else has built.
      if (!existsSync(shell)) return;
      const unknown = readFileSync(shell);
      const told = join(folder, '_headers');
      const headers = headersIn(existsSync(told) ? readFileSync(told, 'utf8') : '');
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
