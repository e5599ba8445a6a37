/** Compiles the modules of the package, with import specifiers that Node resolves. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packagedAs, sourceOf } from './entries.mjs';
import { isInternal, packageOf, specifiersIn } from './specifiers.mjs';

/** Compiles JavaScript and declarations into a folder. If this fails, throws an error with the compiler's output. */
export function compile(root, folder) {
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const args = [tsc, '--project', join(root, 'tsconfig.lib.json'), '--outDir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The library does not compile.\n${stdout}${stderr}`);
}

/**
 * Returns the path in the package, without an extension, of the module to which a specifier refers. A specifier begins
 * with `./` or `../`, or with `#` and the path from the root of the repository.
 */
function resolve(folder, from, specifier) {
  const source = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(sourceOf(from)), specifier);
  const module = packagedAs(source);
  if (module === undefined)
    throw new Error(`${from} imports ${source}, which is not part of the library.`);
  if (!existsSync(join(folder, `${source}.js`)))
    throw new Error(`${from} imports ${specifier}, which the compiler did not emit.`);
  return module;
}

/** Returns the specifier of a module in the package for an import by another module. */
function specifierOf(from, module) {
  const path = posix.relative(posix.dirname(from), module);
  return path.startsWith('.') ? `${path}.js` : `./${path}.js`;
}

/** Reads an emitted file. Returns its text with complete specifiers, and its imports. */
function read(folder, module, ending) {
  const file = `${module}${ending}`;
  let text = readFileSync(join(folder, `${sourceOf(module)}${ending}`), 'utf8');
  const modules = [];
  const packages = [];
  // The loop starts at the end, so the positions of earlier specifiers stay valid.
  for (const { value, start, end } of specifiersIn(file, text).toReversed()) {
    if (isInternal(value)) {
      const imported = resolve(folder, module, value);
      modules.push(imported);
      text = `${text.slice(0, start)}'${specifierOf(module, imported)}'${text.slice(end)}`;
    } else packages.push(packageOf(value));
  }
  return { file, text, modules, packages };
}

/**
 * Returns whether a module contains a component or state. MUI's styles, contexts and state do not work in server
 * components.
 */
const isComponent = (file) =>
  /^(?:(?:back-end|components|payment-steps)\/(?:.+\/)?[A-Z]\w*|state\/.+)\.js$/.test(file);

/** Matches imports that server components do not support: contexts, classes, `use`, and hooks for state and effects. */
const CLIENT =
  /^import \{[^}]*\b(?:createContext|(?:Pure)?Component|startTransition|use(?!(?:Callback|DebugValue|Id|Memo)\b)(?:[A-Z]\w*)?)\b[^}]*\} from 'react';$/m;

/**
 * Returns the modules whose types a declaration file re-exports. Apps can import these types from the re-exporting
 * module.
 */
const reexportedBy = ({ file, text }) =>
  [...text.matchAll(/^export type \{[^}]*\} from '(?<from>[^']+)\.js';$/gm)].map(({ groups }) =>
    posix.join(posix.dirname(file), groups.from),
  );

/**
 * The declarations that import the list of all components and texts, by the path of the list. An app that imports the
 * theme can then style every component, and an app that imports the texts can replace those of components that it does
 * not import itself, such as a field inside a form.
 */
const AUGMENTED = {
  'components/augmentation': ['components/english', 'florin/withFlorin', 'theme/theme'],
  'payment-steps/augmentation': ['payment-steps/public'],
};

/** Throws if a public module refers to a domain module that is neither public nor re-exported by a public module. */
function refuseHidden(declarations, publicModules) {
  const own = declarations.filter(({ file }) => publicModules.includes(file.replace('.d.ts', '')));
  const known = new Set([...publicModules, ...own.flatMap(reexportedBy)]);
  for (const { file, modules } of own) {
    const hidden = modules.filter((name) => name.startsWith('domain/') && !known.has(name));
    if (hidden.length > 0)
      throw new Error(`${file} refers to types in ${hidden.join(', ')}, which has no public name.`);
  }
}

/**
 * Collects the public modules and their direct and indirect imports from a folder of emitted files. Returns the files
 * by path, and the packages that the files import.
 */
export function collect(folder, publicModules) {
  const files = new Map();
  const packages = new Set();
  const declarations = [];
  const seen = new Set([...publicModules, ...Object.keys(AUGMENTED)]);
  // The loop also visits modules that are added to the set during the iteration.
  for (const module of seen) {
    for (const ending of ['.js', '.d.ts']) {
      const emitted = read(folder, module, ending);
      if (ending === '.d.ts') declarations.push(emitted);
      // A directive must be the first statement of a module.
      const isClient = isComponent(emitted.file) || CLIENT.test(emitted.text);
      const directive = isClient ? "'use client';\n" : '';
      files.set(emitted.file, directive + emitted.text);
      for (const name of emitted.modules) seen.add(name);
      for (const name of emitted.packages) packages.add(name);
    }
  }
  refuseHidden(declarations, publicModules);
  for (const [list, modules] of Object.entries(AUGMENTED))
    for (const module of modules) {
      const file = `${module}.d.ts`;
      files.set(file, `import '${specifierOf(module, list)}';\n${files.get(file)}`);
    }
  return { files, packages: [...packages] };
}
