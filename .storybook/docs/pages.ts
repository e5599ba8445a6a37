import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '#packages/florin/build/entries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of all stories. */
export const STORIES = join(ROOT, 'src', 'stories');

/** Returns the stories files of a folder by the name of their component, with paths relative to `src/stories`. */
function storiesFilesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => relative(STORIES, join(folder, file)).replaceAll('\\', '/'))
      .toSorted()
      .map((path) => [basename(path, '.stories.tsx'), path]),
  );
}

/** Returns all stories files of the app by the name of their component. The paths are sorted. */
export const storiesFiles = () => storiesFilesIn(STORIES);

/** The packages that contain components with a docs page. */
const PACKAGES = ['payment-steps'];

/** Returns the stories files of the app and of the packages that contain components. */
export const documentedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...storiesFiles(),
    ...PACKAGES.flatMap((name) => [...storiesFilesIn(join(ROOT, 'packages', name, 'stories'))]),
  ]);

/** Returns the stories files of all components, including those of packages. */
export const componentFiles = (): ReadonlyMap<string, string> =>
  new Map([...documentedFiles()].filter(([, path]) => /^(?:components|\.\.)\//.test(path)));

/** Reads a stories file. `path` is relative to `src/stories`. */
export const readStories = (path: string) => readFileSync(`${STORIES}/${path}`, 'utf8');

/** Matches the id in the meta of a stories file. */
const META_ID = /^const meta = preview\.meta\(\{\n {2}id: '(?<id>[\w-]+)'/m;

/**
 * Returns the part of a story's id before `--`: the `id` of the meta, or the path. A file that has moved keeps its id, so
 * that links to its stories stay valid. `path` is relative to `src/stories`.
 */
export const idOf = (path: string): string =>
  META_ID.exec(readStories(path))?.groups?.['id'] ??
  path
    .replace(/\.stories\.tsx$/, '')
    .replaceAll('/', '-')
    .toLowerCase();

/** Returns the id of the docs page of a component, or undefined if the component has none. */
export function docsIdOf(name: string): string | undefined {
  const path = documentedFiles().get(name);
  return path === undefined ? undefined : idOf(path);
}

/**
 * Reads the example beside a stories file, such as `SendForm.usage.tsx`, with public names in place of relative
 * imports. Returns undefined if there is no example, or if the stories file is in a package. `path` is relative to
 * `src/stories`.
 */
export function readExample(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const file = path.replace('.stories.tsx', '.usage.tsx');
  if (!existsSync(`${STORIES}/${file}`)) return undefined;
  const names = new Map(Object.entries(entriesOf(ROOT)).map(([name, module]) => [module, name]));
  return readStories(file).replaceAll(/(?<=from ')\.[^']+(?=')/g, (specifier) => {
    const target = posix.join('stories', dirname(file), specifier);
    const name = names.get(target);
    if (name === undefined) throw new Error(`${file} imports ${target}, which has no public name.`);
    return `florin/${name}`;
  });
}
