/**
 * `npm run build:lib`: the component library as a package, in `dist-lib/`.
 *
 * One module per source file, as the compiler emits it, so that importing one component brings what
 * that one needs. There are no source maps: what is emitted is the source without its types, neither
 * bundled nor minified, and its comments are still in it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { collect, compile } from './lib/emit.mjs';
import { DATA, entriesOf } from './lib/entries.mjs';
import { manifestOf } from './lib/manifest.mjs';
import { stylesOf } from './lib/styles.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = join(ROOT, 'dist-lib');
/** Where the compiler writes; always the same place, so that an interrupted build leaves no heap behind. */
const EMITTED = join(ROOT, 'node_modules', '.cache', 'florin-lib');

/** The Markdown of the package, and the guides' links to it; its code is TypeScript. */
async function handbook() {
  const load = async (name) =>
    (await runnerImport(join(ROOT, 'scripts', 'handbook', `${name}.ts`))).module;
  const { handbookFiles } = await load('files');
  const { withGuideLinks } = await load('guides');
  const readme = readFileSync(join(ROOT, 'docs', 'library.md'), 'utf8');
  return {
    files: await handbookFiles(),
    readme: withGuideLinks(readme, (name, anchor) => `llms/${name}.md${anchor}`),
  };
}

/** The files of the package, by their paths in it. */
async function packageFiles() {
  rmSync(EMITTED, { recursive: true, force: true });
  compile(ROOT, EMITTED);
  const entries = entriesOf(ROOT);
  const { files, packages } = collect(EMITTED, Object.values(entries));
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifest = manifestOf(own, entries, packages);
  const machines = await handbook();
  return new Map([
    ...files,
    ...machines.files,
    ...(await stylesOf(ROOT, files.get('theme/tokens.js'))),
    ...Object.values(DATA).map((file) => [file, readFileSync(join(ROOT, 'src', file))]),
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['README.md', machines.readme],
    ['LICENSE', readFileSync(join(ROOT, 'LICENSE'))],
  ]);
}

/** All or nothing: the old package goes only when the new one is complete. */
async function main() {
  const files = await packageFiles();
  rmSync(TARGET, { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(TARGET, file)), { recursive: true });
    writeFileSync(join(TARGET, file), content);
  }
  console.log(`dist-lib: ${files.size} files.`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
