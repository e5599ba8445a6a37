import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GUIDES } from '../../build/guides.ts';
import { readExample, storiesFiles } from '#.storybook/docs/pages.ts';
import { appFolder, ROOT, run } from '../lib/project.ts';

/*
 * Type-checks the code blocks of the guides and the examples of components against the packed library.
 * `packages/florin/docs/guideNames.ts` declares the names that a reader provides. The tests of the examples compile
 * blocks that are whole files of an example.
 */

interface Block {
  readonly guide: string;
  readonly lang: string;
  readonly code: string;
}

/** Returns whether a code block is part of Florin's app. The tests of the app compile such code. */
const isOwn = (code: string) => code.includes("'../");

/**
 * Returns the TypeScript code blocks of a guide. Omits whole files of an example, which have the file name above them.
 */
function blocksOf(file: string): readonly Block[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const blocks = text.matchAll(/^(?<above>.*)\n\n```(?<lang>tsx?)\n(?<code>[^]*?)^```$/gm);
  return [...blocks].flatMap(({ groups: { above = '', lang = '', code = '' } = {} }) =>
    /^`[\w./]+`:$/.test(above) || isOwn(code)
      ? []
      : [{ guide: basename(file, '.md'), lang, code: code.replace('// …', '...others,') }],
  );
}

/** The examples of components, such as `SendForm.usage.tsx`. */
const EXAMPLES: readonly Block[] = [...storiesFiles()].flatMap(([name, path]) => {
  const code = readExample(path);
  return code === undefined ? [] : [{ guide: name, lang: 'tsx', code }];
});

const BLOCKS = [...GUIDES.map(({ file }) => file), 'packages/florin/published/README.md'].flatMap(
  blocksOf,
);

/**
 * Returns whether a code block adds to an interface of the package. Such code changes the types of its whole program.
 */
const isGlobal = ({ code }: Block) => code.includes("declare module 'florin/domain/register'");

const globalGuides = new Set(BLOCKS.filter(isGlobal).map(({ guide }) => guide));

/** The programs to compile, each with its name and its code blocks. */
const PROGRAMS = [
  ['the guides', BLOCKS.filter(({ guide }) => !globalGuides.has(guide))],
  ['the examples of components', EXAMPLES],
  ...[...globalGuides].map(
    (name) => [`the guide ${name}`, BLOCKS.filter(({ guide }) => guide === name)] as const,
  ),
] as const;

/** Packages that the guides import and the example does not contain. */
const OTHERS = ['react-router-dom', 'vitest'];

for (const [name, blocks] of PROGRAMS)
  test(`the code in ${name} type-checks`, () => {
    const folder = join(appFolder(), 'src', 'guides');
    mkdirSync(folder);
    try {
      copyFileSync(join(ROOT, 'packages/florin/docs/guideNames.ts'), join(folder, 'guideNames.ts'));
      for (const [index, { guide, lang, code }] of blocks.entries())
        writeFileSync(join(folder, `${guide}.${index}.${lang}`), `${code}export {};\n`);
      const paths = OTHERS.map((one) => [one, [join(ROOT, 'node_modules', one)]] as const);
      const config = {
        extends: '../../tsconfig.json',
        compilerOptions: { paths: Object.fromEntries(paths) },
        include: ['.', '../*.d.ts'],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const tsc = join(appFolder(), 'node_modules', 'typescript', 'bin', 'tsc');
      const { ok, output } = run(process.execPath, [tsc, '--pretty', 'false'], folder);
      expect(ok, output).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

test('the guides have this code', () => {
  expect(BLOCKS.length).toBeGreaterThan(40);
  expect(EXAMPLES.map(({ guide }) => guide)).toContain('SendForm');
  expect([...globalGuides]).toEqual(['currencies']);
});
