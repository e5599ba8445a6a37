/** One import of the package, bundled alone: what comes along with it, and what that weighs. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'florin:entry';

/** An entry that exists in the bundler's mind alone, with the package found in its folder. */
function entryOf(code, folder, targets) {
  return {
    name: ENTRY,
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      const target = targets[id];
      return target === undefined ? null : this.resolve(join(folder, target));
    },
    load: (id) => (id === `\0${ENTRY}` ? code : null),
  };
}

const pathIn = (folder, id) => relative(folder, id).replaceAll('\\', '/');

/**
 * Bundles code that imports from the package in `folder`, minified and without the package's peers.
 * Answers the bundle, its weight in bytes (gzip, level 9), and the modules of the package in it.
 */
export async function bundle(folder, code) {
  const { name, exports, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const targets = Object.fromEntries(
    Object.entries(exports).map(([path, target]) => [`${name}${path.slice(1)}`, target.default]),
  );
  const peers = Object.keys(peerDependencies);
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [entryOf(code, folder, targets)],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [chunk, ...others] = output;
  if (others.length > 0) throw new Error('The bundle is more than one file.');
  return {
    code: chunk.code,
    bytes: gzipSync(chunk.code, { level: 9 }).length,
    modules: Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => pathIn(folder, id))
      .filter((path) => !path.startsWith('..'))
      .toSorted(),
  };
}

/** What importing a component by its public name costs. */
export const bundleOf = (folder, name) =>
  bundle(folder, `export { ${name} } from 'florin/${name}';`);
