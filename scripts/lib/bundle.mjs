/** Imports of the package as a bundler sees them: what comes along with each, and what that weighs. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Leaves out the code that a component loads at its first use: it is no part of importing it. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** The bundle of each entry alone, by name, from one build of them all. */
async function bundled(folder, entries) {
  const { peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { outputFiles, metafile } = await build({
    ...entries,
    absWorkingDir: folder,
    outdir: 'out',
    logLevel: 'error',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    plugins: [withoutLater],
    external: Object.keys(peerDependencies).flatMap((peer) => [peer, `${peer}/*`]),
  });
  const outputs = Object.entries(metafile.outputs);
  return new Map(
    outputs.map(([path, { inputs }], index) => {
      const { text, contents } = outputFiles[index];
      const modules = Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([module]) => module)
        .filter((module) => !module.startsWith('..'))
        .toSorted();
      const name = path.replace(/^out\/|\.js$/g, '');
      return [name, { code: text, bytes: gzipSync(contents, { level: 9 }).length, modules }];
    }),
  );
}

/** Code that imports from the package in `folder`. */
export async function bundle(folder, code) {
  const [one] = (await bundled(folder, { stdin: { contents: code, resolveDir: folder } })).values();
  return one;
}

/** The cost of importing each of these components by its public name. */
export function bundlesOf(folder, names) {
  const entryPoints = names.map((name) => ({ in: `florin/${name}`, out: name }));
  return bundled(folder, { entryPoints });
}
