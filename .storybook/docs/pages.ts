import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const STORIES = fileURLToPath(new URL('../../src/stories', import.meta.url));
const COMPONENTS = fileURLToPath(new URL('../../src/components', import.meta.url));
const DOMAIN = fileURLToPath(new URL('../../src/domain', import.meta.url));

/** All stories files by the name of what they show, as paths below `src/stories`. */
export function storiesFiles(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => [basename(file, '.stories.tsx'), file.replaceAll('\\', '/')]),
  );
}

/** The text of a stories file; `path` begins below `src/stories`. */
export const readStories = (path: string) => readFileSync(`${STORIES}/${path}`, 'utf8');

/** The source of all components by their path below `src/components`. */
export function componentSources(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .toSorted()
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(`${COMPONENTS}/${file}`, 'utf8')]),
  );
}

/** The source of the domain's files, whose types the components' props are written in. */
export const domainSources = (): readonly string[] =>
  domainFiles().map((path) => readFileSync(path, 'utf8'));

const domainFiles = (): readonly string[] =>
  readdirSync(DOMAIN)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => `${DOMAIN}/${file}`);

/** Where the source of all components and of the domain stands on the disk. */
export const sourceFiles = (): readonly string[] => [
  ...[...componentSources().keys()].map((file) => `${COMPONENTS}/${file}`),
  ...domainFiles(),
];

/** Where all stories files stand on the disk. */
export const watchedStories = (): readonly string[] =>
  [...storiesFiles().values()].map((file) => `${STORIES}/${file}`);
