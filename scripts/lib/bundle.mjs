/** Bundles imports of the package, to find out their modules and sizes. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { componentsOf } from './entries.mjs';
import { PEERS } from './manifest.mjs';

/** Excludes dynamic imports: a component loads that code at its first use. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Excludes unused modules, as the package's `sideEffects` allows. */
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

/** A separate bundle for each entry, by name, from a single build. */
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

/** The peer dependencies of the package in a folder. */
const peersOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).peerDependencies);

/** Code that imports from the package in `folder`. */
export async function bundle(folder, code) {
  const entries = { stdin: { contents: code, resolveDir: folder } };
  const [one] = (await bundled(folder, entries, peersOf(folder))).values();
  return one;
}

/** A separate bundle of each of these components, imported by its public name. */
export function bundlesOf(folder, names) {
  const entryPoints = names.map((name) => ({ in: `florin/${name}`, out: name }));
  return bundled(folder, { entryPoints }, peersOf(folder));
}

/**
 * The size of each public component of a checkout in bytes. It is bundled from the sources, without a built package.
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
