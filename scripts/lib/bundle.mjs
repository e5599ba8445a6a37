/** Imports of the package as a bundler sees them: what comes along with each, and what that weighs. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entriesOf } from './entries.mjs';
import { PEERS } from './manifest.mjs';

/** Leaves out the code that a component loads at its first use: it is no part of importing it. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Leaves out modules of which nothing is used, as the package's `sideEffects` allows. */
const withoutUnused = {
  name: 'without-unused',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^\./ }, ({ path, pluginData, ...rest }) =>
      pluginData === 'resolved'
        ? undefined
        : resolve(path, { ...rest, pluginData: 'resolved' }).then((found) => ({
            ...found,
            sideEffects: false,
          })),
    ),
};

/** The bundle of each entry alone, by name, from one build of them all. */
async function bundled(folder, { plugins = [], ...entries }, peers) {
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
    jsx: 'automatic',
    plugins: [withoutLater, ...plugins],
    external: peers.flatMap((peer) => [peer, `${peer}/*`]),
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

/** The peers of the package in a folder. */
const peersOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).peerDependencies);

/** Code that imports from the package in `folder`. */
export async function bundle(folder, code) {
  const entries = { stdin: { contents: code, resolveDir: folder } };
  const [one] = (await bundled(folder, entries, peersOf(folder))).values();
  return one;
}

/** The cost of importing each of these components by its public name. */
export function bundlesOf(folder, names) {
  const entryPoints = names.map((name) => ({ in: `florin/${name}`, out: name }));
  return bundled(folder, { entryPoints }, peersOf(folder));
}

/** The bytes of each public component of a checkout, from its sources: no package has to be built for it. */
export async function sizesOf(root) {
  const components = Object.entries(entriesOf(root)).filter(([name]) => /^[A-Z]/.test(name));
  const entryPoints = components.map(([name, module]) => ({
    in: join(root, 'src', `${module}.tsx`),
    out: name,
  }));
  const bundles = await bundled(
    root,
    { entryPoints, plugins: [withoutUnused] },
    Object.keys(PEERS),
  );
  return new Map([...bundles].map(([name, { bytes }]) => [name, bytes]));
}
