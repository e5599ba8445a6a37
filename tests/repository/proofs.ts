import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAst } from 'vite';
import { SPECIFICATION } from './specification.ts';

/* Finds the stories and tests, and the rules that the lines `@spec` in their comments name. */

/** A story or a test, with the rules of the specification that it proves. */
export interface Proof {
  readonly file: string;
  /** The titles of a test's groups and its own title, or the name of a story and the title of its test. */
  readonly path: readonly string[];
  /** The doc comment directly above it, without asterisks and without the lines `@spec`. */
  readonly comment: string;
  /** The rules that its comment names. */
  readonly rules: readonly string[];
  /** Whether it is a test of a story. */
  readonly isBehaviour: boolean;
}

const isStories = (file: string) => file.endsWith('.stories.tsx');

const FILES = ['src', 'packages', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => !file.includes('/node_modules/'))
    .filter((file) => isStories(file) || /\.(test|spec)\.tsx?$/.test(file))
    .toSorted(),
);

type Node = { readonly [key: string]: unknown; readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of the function that a call begins with: `it` for `it.each(rows)('title', run)`. */
function calledName(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node['name'] ?? calledName(node['callee'] ?? node['object'] ?? node['tag']);
}

/** Returns a title as it is in the code. The values in a template literal become `%s`. */
function titleOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node['value'] === 'string') return node['value'];
  const texts = node['quasis'] as { value: { cooked: string } }[] | undefined;
  return texts?.map(({ value }) => value.cooked).join('%s');
}

/** The titles or the name of a proof, and where its code begins in the file. */
interface Found {
  readonly path: readonly string[];
  readonly start: number;
}

/** Lists the tests in code and their groups. The titles of a test's groups precede its own. */
function testsIn(code: unknown, groups: readonly string[] = []): Found[] {
  if (Array.isArray(code)) return code.flatMap((part) => testsIn(part, groups));
  if (!isNode(code)) return [];
  const isTest = (['describe', 'it', 'test'] as unknown[]).includes(calledName(code));
  const title = isTest ? titleOf((code['arguments'] as unknown[] | undefined)?.[0]) : undefined;
  const path = title === undefined ? groups : [...groups, title];
  const own = title === undefined ? [] : [{ path, start: code.start }];
  return [...own, ...testsIn(Object.values(code), path)];
}

/** Matches the start of a story, or of the test of a story. */
const STORY = /^(?:export const (?<story>\w+) =|(?<of>\w+)\.test\(\s*(['"`])(?<title>.+?)\3,\s)/gm;

const storiesIn = (code: string): Found[] =>
  [...code.matchAll(STORY)].map(({ index, groups = {} }) => ({
    path:
      groups['story'] === undefined
        ? [groups['of'] ?? '', (groups['title'] ?? '').replaceAll('\\', '')]
        : [groups['story']],
    start: index,
  }));

/** Returns the doc comment that ends at the end of a text, without asterisks. */
function commentAtEnd(code: string): string {
  const before = code.trimEnd();
  const start = before.lastIndexOf('/**');
  const isLast = start >= 0 && before.indexOf('*/', start) === before.length - 2;
  if (!isLast) return '';
  const lines = before.slice(start + 3, -2).split('\n');
  return lines.map((line) => line.replace(/^\s*\*? ?/, '')).join('\n');
}

/** Matches a line of a comment that names rules. */
const SPEC = /@spec ([\w, -]+)/g;

const rulesIn = (text: string) =>
  [...text.matchAll(SPEC)].flatMap(([, ids = '']) => ids.trim().split(/,\s*/));

function proofsIn(file: string): Proof[] {
  const code = readFileSync(file, 'utf8');
  const found = isStories(file)
    ? storiesIn(code)
    : testsIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found.map(({ path, start }) => {
    const comment = commentAtEnd(code.slice(0, start));
    const isBehaviour = isStories(file) && path.length > 1;
    const text = comment.replace(SPEC, '').trim();
    return { file, path, comment: text, rules: rulesIn(comment), isBehaviour };
  });
}

/** Every story and test, and every group of tests. */
export const PROOFS: readonly Proof[] = FILES.flatMap((file) => proofsIn(file));

/** The rules that all files name, also above code that is neither a story nor a test. */
export const NAMED_RULES = FILES.flatMap((file) => rulesIn(readFileSync(file, 'utf8')));

/** Returns how a list names a proof: `SendForm › SendsOnce`, or `src/domain/user.test.ts › initials`. */
const nameOf = ({ file, path }: Proof) =>
  [isStories(file) ? basename(file, '.stories.tsx') : file, ...path].join(' › ');

/** Returns the rules with their proofs, and the behaviours that stories test, as Markdown. */
export function listRules(): string {
  const sections = Object.entries(SPECIFICATION).flatMap(([section, rules]) => [
    `## ${section}\n`,
    ...Object.entries(rules).flatMap(([id, sentence]) => [
      `- ${sentence} (\`${id}\`)`,
      ...PROOFS.filter((proof) => proof.rules.includes(id)).map((proof) => `  - ${nameOf(proof)}`),
    ]),
    '',
  ]);
  const behaviours = PROOFS.filter(({ isBehaviour }) => isBehaviour).map((proof) => {
    const comment = proof.comment.replaceAll(/\s+/g, ' ');
    return comment === '' ? `- ${nameOf(proof)}` : `- ${nameOf(proof)}: ${comment}`;
  });
  return ['# Rules and their proofs\n', ...sections, '## Behaviours\n', ...behaviours].join('\n');
}
