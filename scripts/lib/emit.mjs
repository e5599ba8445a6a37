/** From sources to the modules of the package: compiled, and with specifiers that Node understands. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LAYERS } from './entries.mjs';
import { isRelative, packageOf, specifiersIn } from './specifiers.mjs';

/** Compiles JavaScript and declarations into a folder; throws with the compiler's words. */
export function compile(root, folder) {
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const args = [tsc, '--project', join(root, 'tsconfig.lib.json'), '--outDir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The library does not compile.\n${stdout}${stderr}`);
}

/** The module, without its ending, that a relative specifier leads to. */
function resolve(folder, from, specifier) {
  const module = posix.join(posix.dirname(from), specifier);
  if (!LAYERS.includes(module.split('/')[0]))
    throw new Error(`${from} imports ${module}, which is no part of the library.`);
  if (!existsSync(join(folder, `${module}.js`)))
    throw new Error(`${from} imports ${specifier}, which was not emitted.`);
  return module;
}

/** One emitted file: its text with full specifiers, and what it imports. */
function read(folder, module, ending) {
  const file = `${module}${ending}`;
  let text = readFileSync(join(folder, file), 'utf8');
  const modules = [];
  const packages = [];
  // From the end, so that the places of the earlier ones stay true.
  for (const { value, start, end } of specifiersIn(file, text).toReversed()) {
    if (isRelative(value)) {
      modules.push(resolve(folder, module, value));
      text = `${text.slice(0, start)}'${value}.js'${text.slice(end)}`;
    } else packages.push(packageOf(value));
  }
  return { file, text, modules, packages };
}

/** A component draws with MUI, whose styles and contexts a server component cannot have. */
const isComponent = (file) => /^components\/(?:.+\/)?[A-Z]\w*\.js$/.test(file);

/** An import of what React lacks in server components: contexts, classes, and the hooks of state and effects. */
const CLIENT =
  /^import \{[^}]*\b(?:createContext|(?:Pure)?Component|startTransition|use(?!(?:Callback|DebugValue|Id|Memo)\b)[A-Z]\w*)\b[^}]*\} from 'react';$/m;

/** The modules whose types a declaration file hands on, so that its own importers can name them. */
const handedOn = ({ file, text }) =>
  [...text.matchAll(/^export type \{[^}]*\} from '(?<from>[^']+)\.js';$/gm)].map(({ groups }) =>
    posix.join(posix.dirname(file), groups.from),
  );

/** Types reach into the domain by name; each such module has to be public, or handed on by one that is. */
function refuseHidden(declarations, publicModules) {
  const isPublic = ({ file }) => publicModules.includes(file.replace('.d.ts', ''));
  const known = new Set([...publicModules, ...declarations.filter(isPublic).flatMap(handedOn)]);
  for (const { file, modules } of declarations) {
    const hidden = modules.filter((name) => name.startsWith('domain/') && !known.has(name));
    if (hidden.length > 0)
      throw new Error(`${file} speaks of types in ${hidden.join(', ')}, which has no public name.`);
  }
}

/**
 * All that the public modules reach in a folder of emitted files, and nothing else: the files by
 * their paths, and the packages that they import.
 */
export function collect(folder, publicModules) {
  const files = new Map();
  const packages = new Set();
  const declarations = [];
  const seen = new Set(publicModules);
  // A set is walked to its end also while it grows.
  for (const module of seen) {
    for (const ending of ['.js', '.d.ts']) {
      const emitted = read(folder, module, ending);
      if (ending === '.d.ts') declarations.push(emitted);
      // In front of comments, too: a directive is a directive only as the first statement.
      const isClient = isComponent(emitted.file) || CLIENT.test(emitted.text);
      const directive = isClient ? "'use client';\n" : '';
      files.set(emitted.file, directive + emitted.text);
      for (const name of emitted.modules) seen.add(name);
      for (const name of emitted.packages) packages.add(name);
    }
  }
  refuseHidden(declarations, publicModules);
  return { files, packages: [...packages] };
}
