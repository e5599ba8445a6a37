/** Bundles imports of the package, to measure their sizes and list their modules. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { componentsOf } from './entries.mjs';
import { PEERS } from './manifest.mjs';

/** A plugin that excludes dynamic imports, because a component loads their code later, when it is needed. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** A plugin that excludes unused modules. In the published package, the field `sideEffects` has this effect. */
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

/** Builds a separate bundle for each entry, in a single build, and returns the bundles by name. */
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

/** Returns the names of the peer dependencies of the package in a folder. */
const peersOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).peerDependencies);

/** Bundles code that imports from the package in `folder`. */
export async function bundle(folder, code) {
  const entries = { stdin: { contents: code, resolveDir: folder } };
  const [one] = (await bundled(folder, entries, peersOf(folder))).values();
  return one;
}

/** Builds a separate bundle for each of these components. Each bundle imports its component by the public name. */
export function bundlesOf(folder, names) {
  const entryPoints = names.map((name) => ({ in: `florin/${name}`, out: name }));
  return bundled(folder, { entryPoints }, peersOf(folder));
}

/**
 * Returns the size of each public component of a checkout in bytes. The bundles are built from the sources, so no built
 * package is needed.
 */
export async function sizesOf(root) {
  const entryPoints = componentsOf(root).map(({ name, module }) => ({
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
