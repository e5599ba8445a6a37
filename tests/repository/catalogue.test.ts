import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '../../src/theme/brand';
import { paths } from '../../src/features/page/paths';

/*
 * Tests that the catalogue is complete: every component and page has stories, and every story and test runs. Each test
 * collects all files that break its rule, so a failure lists all of them.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const IGNORED = new Set(['node_modules', 'dist', 'site', 'storybook-static', '.git', 'dist-lib']);

/** Returns all files below a folder, as paths from the root with slashes. Returns none if the folder does not exist. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Removes comments. The `//` of a URL follows a colon. In code formatted by Prettier, the `//` of a comment never does.
 */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

const isStories = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file);

const sources = [...filesIn('src'), ...filesIn('packages')];
const stories = sources.filter(isStories);

/** Patterns for the files that need stories. Each file contains one component, page or part of a page. */
const PARTS = [
  /^src\/components\/(?!.*\/internals\/)(?:.+\/)?[A-Z]\w*\.tsx$/,
  /^src\/pages\/(?:.+\/)?[A-Z]\w*Page\.tsx$/,
];

const parts = sources.filter(
  (file) => !isTest(file) && !isStories(file) && PARTS.some((pattern) => pattern.test(file)),
);

/** Finds the stories file of a component, page or part by its name, in any folder of stories. */
const storiesOf = (part: string) =>
  stories.find((file) => basename(file, '.stories.tsx') === basename(part, '.tsx'));

/**
 * Patterns for the test files of each test project. vite.config.ts and tests/playwright.config.ts define the projects.
 */
const PROJECTS = [
  /^(src|packages\/[\w-]+\/src)\/.+\.test\.ts$/,
  /^tests\/fuzz\/[^/]+\.test\.ts$/,
  /^tests\/repository\/[^/]+\.test\.tsx?$/,
  /^tests\/(e2e|catalogue|interactions|site|visual|documents|engines)\/[^/]+\.spec\.ts$/,
  /^packages\/florin\/tests\/(lib\/[^/]+\.spec|release\/[^/]+\.(spec|test))\.ts$/,
  /^packages\/server\/tests\/(backend|crash|postgres)\/[^/]+\.test\.ts$/,
  /^(src|packages\/[\w-]+)\/stories\/.+\.stories\.tsx$/,
  // packages/florin/tests/release/testedWallet.spec.ts runs these files with the packed library.
  /^packages\/examples\/tested-wallet\/src\/\w+\.(test|stories)\.tsx$/,
];

/** Maps a key of `paths`, such as `home`, to the path. */
const pathOf: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** Returns the paths that a stories file opens with `route:`. */
function routesIn(source: string): string[] {
  const routes = [...source.matchAll(/\broute:\s*(?:paths\.(?<name>\w+)|(['"`])(?<path>.*?)\2)/g)];
  return routes.flatMap(({ groups }) => {
    // The query and the hash belong to the same page.
    if (groups?.['path']) return groups['path'].replace(/[?#].*$/, '');
    return pathOf.get(groups?.['name'] ?? '') ?? [];
  });
}

describe('the catalogue', () => {
  it('has a stories file for every component, page and part of a page', () => {
    expect(parts.filter((part) => !storiesOf(part))).toEqual([]);
  });

  it('has no two components, pages or parts with the same name', () => {
    const names = parts.map((part) => basename(part));
    const isTwin = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
    expect(parts.filter((part) => isTwin(basename(part)))).toEqual([]);
  });

  it('has a test or a play function for every component, page and part of a page', () => {
    const withoutPlay = parts.flatMap((part) => {
      const file = storiesOf(part);
      return file && !/\bplay\b\s*[:(]|^\w+\.test\(/m.test(withoutComments(read(file))) ? file : [];
    });
    expect(withoutPlay).toEqual([]);
  });

  it('opens every path of the app in a story', () => {
    const shown = new Set(stories.flatMap((file) => routesIn(withoutComments(read(file)))));
    expect([...pathOf.values()].filter((path) => !shown.has(path))).toEqual([]);
  });

  it('contains the product name only in src/theme/brand.ts', () => {
    // The pattern allows the prefix of component names in a theme: `Florin${name}`.
    const name = new RegExp(`\\b${PRODUCT_NAME}\\b(?!\\$\\{)`);
    const spelling = sources
      .filter((file) => !isStories(file) && !isTest(file))
      .filter((file) => !/^(?:src\/stories|packages\/(?:florin|server|examples))\//.test(file))
      .filter((file) => /\.(tsx?|css|json|svg)$/.test(file) && file !== 'src/theme/brand.ts')
      .filter((file) => name.test(withoutComments(read(file))));
    expect(spelling).toEqual([]);
  });
});

describe('the tests', () => {
  const tests = filesIn('.').filter((file) => isTest(file) || isStories(file));

  it('each belong to a project that runs them', () => {
    expect(tests.filter((file) => !PROJECTS.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  it('contain no skip, todo or only', () => {
    // The modifier can be a call, a table (`.skip.each`) or a condition (`.skipIf`).
    const modifier = /\.(only|skip|skipIf|runIf|todo|fixme)\s*[.(]/;
    expect(tests.filter((file) => modifier.test(withoutComments(read(file))))).toEqual([]);
  });

  it('exclude no story by a tag', () => {
    const untagged = /tags:\s*\[[^\]]*['"]!test['"]/;
    expect(stories.filter((file) => untagged.test(withoutComments(read(file))))).toEqual([]);
  });
});
