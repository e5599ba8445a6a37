import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../../src/constants/brand';
import { paths } from '../../src/constants/paths';

/*
 * The catalogue's promise as a whole, which no single test can see: nothing was forgotten.
 * Every check collects the files that break its promise, so that a failure reads as a list to work off.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FOREIGN = new Set(['node_modules', 'dist', 'site', 'storybook-static', '.git', 'dist-lib']);

/** All files below a folder, as paths from the root with slashes; none if it does not exist. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Enough for source that Prettier wrote: the `//` of a URL follows a colon, a comment's does not. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

const isStories = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file);

const sources = filesIn('src');
const stories = sources.filter(isStories);

/** Parts of the catalogue by the file that holds them: one component, page or part of a page each. */
const PARTS = [
  /^src\/components\/(?:.+\/)?[A-Z]\w*\.tsx$/,
  /^src\/pages\/(?:.+\/)?[A-Z]\w*Page\.tsx$/,
  /^src\/pages\/parts\/[A-Z]\w*\.tsx$/,
];

const parts = sources.filter(
  (file) => !isTest(file) && !isStories(file) && PARTS.some((pattern) => pattern.test(file)),
);

/** The stories file that bears a part's name, wherever in the tree of stories it stands. */
const storiesOf = (part: string) =>
  stories.find((file) => basename(file, '.stories.tsx') === basename(part, '.tsx'));

/** The files of each project of the test run; see vite.config.ts and tests/playwright.config.ts. */
const PROJECTS = [
  /^src\/.+\.test\.ts$/,
  /^tests\/(backend|fuzz|release|repository)\/[^/]+\.test\.ts$/,
  /^tests\/(e2e|catalogue|site|lib|visual|engines|release)\/[^/]+\.spec\.ts$/,
  /^src\/stories\/.+\.stories\.tsx$/,
];

/** The path that `paths.home` stands for. */
const pathOf: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** The routes that the source of a stories file asks for with `route:`. */
function routesIn(source: string): string[] {
  const asked = [...source.matchAll(/\broute:\s*(?:paths\.(?<name>\w+)|(['"`])(?<path>.*?)\2)/g)];
  return asked.flatMap(({ groups }) => {
    // The part after `?` or `#` is a state of the same page.
    if (groups?.['path']) return groups['path'].replace(/[?#].*$/, '');
    return pathOf.get(groups?.['name'] ?? '') ?? [];
  });
}

describe('the catalogue', () => {
  it('has a stories file for every component, page and part of a page', () => {
    expect(parts.filter((part) => !storiesOf(part))).toEqual([]);
  });

  it('has no two parts of one name, whose stories could be taken for one another', () => {
    const names = parts.map((part) => basename(part));
    const isTwin = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
    expect(parts.filter((part) => isTwin(basename(part)))).toEqual([]);
  });

  it('interacts with every component, page and part of a page at least once', () => {
    const silent = parts.flatMap((part) => {
      const file = storiesOf(part);
      return file && !/\bplay\b\s*[:(]/.test(withoutComments(read(file))) ? file : [];
    });
    expect(silent).toEqual([]);
  });

  it('shows every route on a page story', () => {
    const shown = new Set(stories.flatMap((file) => routesIn(withoutComments(read(file)))));
    expect([...pathOf.values()].filter((path) => !shown.has(path))).toEqual([]);
  });

  it('spells the product name out in src/constants/brand.ts alone', () => {
    // But for the beginning of the names by which a theme knows the components.
    const name = new RegExp(`\\b${PRODUCT_NAME}\\b(?!\\$\\{)`);
    const spelling = sources
      .filter((file) => !isStories(file) && !isTest(file) && !file.startsWith('src/stories/'))
      .filter((file) => /\.(tsx?|css|json|svg)$/.test(file) && file !== 'src/constants/brand.ts')
      .filter((file) => name.test(withoutComments(read(file))));
    expect(spelling).toEqual([]);
  });
});

describe('the tests', () => {
  const tests = filesIn('.').filter((file) => isTest(file) || isStories(file));

  it('all belong to a project that runs them', () => {
    expect(tests.filter((file) => !PROJECTS.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('are all run: none is skipped, left for later, or the only one', () => {
    // `.only` and its like as a call, a table (`.skip.each`) or a condition (`.skipIf`).
    const modifier = /\.(only|skip|skipIf|runIf|todo|fixme)\s*[.(]/;
    expect(tests.filter((file) => modifier.test(withoutComments(read(file))))).toEqual([]);
  });

  it('leave no story out by a tag', () => {
    const untagged = /tags:\s*\[[^\]]*['"]!test['"]/;
    expect(stories.filter((file) => untagged.test(withoutComments(read(file))))).toEqual([]);
  });
});
