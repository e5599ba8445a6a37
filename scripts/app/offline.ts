/**
 * Writes the service worker of the build: src/app/document/worker.js, with the id of the release and the hashes of the
 * files to store.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { paths } from '../../src/features/page/paths.ts';

/** The document of all pages that are not prerendered. */
const SHELL = '404.html';

/**
 * Matches the files that the worker stores. The manifest's icons in the same folder do not match, because only the
 * operating system needs them.
 */
const CODE = /\.(?:css|js|woff2)$/;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

/** Fills in the values of the worker, and minifies it. */
function workerWith(values: Readonly<Record<string, unknown>>): string {
  const source = readFileSync(new URL('../../src/app/document/worker.js', import.meta.url), 'utf8');
  const constants = Object.entries(values).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  return minifySync('sw.js', [...constants, source].join('\n')).code;
}

/** Returns the start of a file's SHA-256 in base64. Its 96 bits detect every wrong file, and keep the worker small. */
const digestOf = (file: string) => sha256(readFileSync(file)).digest('base64').slice(0, 16);

/** Returns the code of the service worker for the build in a folder, at a base path. */
function workerOf(folder: string, base: string): string {
  const documents = Object.values(paths).map((path) => [path.slice(1), join(path, 'index.html')]);
  const assets = readdirSync(join(folder, 'assets')).filter((file) => CODE.test(file));
  const code = assets.map((name) => [`assets/${name}`, `assets/${name}`]);
  const files = [[SHELL, SHELL], ...documents, ...code].map(
    ([path = '', file = '']) => [base + path, digestOf(join(folder, file))] as const,
  );
  const FILES = Object.fromEntries(files);
  const release = sha256(JSON.stringify(FILES)).digest('hex').slice(0, 12);
  return workerWith({ RELEASE: release, BASE: base, APP: `${base}app/`, FILES });
}

/** Writes `sw.js` after the documents are written, and before the files are compressed. */
export function offline(): Plugin {
  return {
    name: 'florin:offline',
    apply: (_config, { command }) => command === 'build' && process.env['STORYBOOK'] === undefined,
    buildApp: {
      order: 'post',
      handler: async ({ config }) => {
        const folder = resolve(config.root, config.build.outDir);
        writeFileSync(join(folder, 'sw.js'), workerOf(folder, config.base));
      },
    },
  };
}
