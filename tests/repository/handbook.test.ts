import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../.storybook/docs/facts';
import { metaDescription } from '../../.storybook/docs/metaDescription';
import { readStories, storiesFiles } from '../../scripts/handbook/pages';
import { handbookFiles } from '../../scripts/handbook/files';
import { GUIDES, guidePage, withGuideLinks } from '../../scripts/handbook/guides';
import type { ComponentPage } from '../../scripts/handbook/handbook';
import { readHandbook } from '../../scripts/handbook/handbook';
import { parseSource, walk } from '../../scripts/handbook/sources';
import { typesOf } from '../../scripts/handbook/types';
import { deprecationOf } from '../../scripts/handbook/versions';
import { entriesOf, STYLES } from '../../scripts/lib/entries.mjs';

/*
 * The handbook is read by machines, which believe every word of it. This keeps it whole, and keeps it from naming
 * what does not exist. tests/lib compiles its examples against the built package.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const entries = entriesOf(ROOT);
const components = Object.keys(entries).filter((name) => /^[A-Z]/.test(name));

let files: ReadonlyMap<string, string> = new Map();
let pages: readonly ComponentPage[] = [];

beforeAll(async () => {
  pages = await readHandbook(ROOT);
  files = handbookFiles(ROOT, pages);
}, 60_000);

const fileOf = (name: string) => files.get(`llms/${name}.md`) ?? '';

/** The files that break a promise, with the words in which they do. */
const breaking = (find: (text: string, path: string) => readonly string[]) =>
  [...files].flatMap(([path, text]) => find(text, path).map((words) => `${path}: ${words}`));

/** Types that every program has: of the language and of the browser. */
const GLOBAL =
  /^(?:const|Array|Awaited|Readonly|ReadonlyArray|ReadonlyMap|Map|Set|Date|Error|Promise|Partial|Required|Pick|Omit|Record|Exclude|Extract|Iterable|ReturnType|AbortSignal|ImageData|MediaStream|URLSearchParams|fetch|(?:HTML\w*)?Element)$/;

/** The types that the blocks of a file name, without their names being declared, imported or linked there. */
function unexplained(text: string): readonly string[] {
  const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, block]) => block).join('\n');
  const imports = [...code.matchAll(/^\/\/ import (?:type )?\{([^}]+)\}/gm)].map(([, all]) => all);
  const links = [...text.matchAll(/^- \S+: (`\w+`.*)$/gm)].map(([, all]) => all);
  const known = new Set([...imports, ...links].join(' ').match(/\w+/g));
  const named = new Set<string>();
  walk(parseSource('blocks', code).file, (node) => {
    if (ts.isTypeParameterDeclaration(node)) known.add(node.name.text);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      known.add(node.name.text);
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
      known.add(node.name?.getText() ?? '');
    if (ts.isTypeReferenceNode(node)) named.add(node.typeName.getText());
    if (ts.isTypeQueryNode(node)) named.add(node.exprName.getText());
    if (ts.isExpressionWithTypeArguments(node)) named.add(node.expression.getText());
  });
  return [...named].filter((name) => !known.has(name) && !/\./.test(name) && !GLOBAL.test(name));
}

describe('the handbook', () => {
  it('has a file for every component, and names each in llms.txt', () => {
    const index = files.get('llms.txt') ?? '';
    expect(components.filter((name) => !files.has(`llms/${name}.md`))).toEqual([]);
    expect(
      [...files.keys()].filter((path) => path !== 'llms.txt' && !index.includes(`(${path})`)),
    ).toEqual([]);
    expect(index).toMatch(/^# Florin\n\n> /);
  });

  it('says of every component what it is for, when not to use it, and how', () => {
    const parts = [
      'When not to use it',
      'Usage',
      'Props',
      'States',
      'Keyboard',
      'Related',
      'Facts',
    ];
    const missing = components.flatMap((name) =>
      parts
        .filter((part) => !fileOf(name).includes(`\n## ${part}\n`))
        .map((part) => `${name}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('imports only what the package has', () => {
    const names = new Set(
      [...Object.keys(entries), ...Object.keys(STYLES)].map((name) => `florin/${name}`),
    );
    const wrong = breaking((text, path) =>
      [...text.matchAll(/(?:from|import) '(?<from>florin[^']*)'/g)].flatMap(({ groups }) => {
        const from = groups?.['from'] ?? '';
        // By itself the name stands only where it is said that it imports nothing.
        return (from === 'florin' && path === 'llms.txt') || names.has(from) ? [] : [from];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leads only to files that are there', () => {
    const dead = breaking((text, path) =>
      [...text.matchAll(/\]\((?<to>(?!https?:)[^)#]+\.md)/g)].flatMap(({ groups }) => {
        const to = groups?.['to'] ?? '';
        return files.has(path === 'llms.txt' ? to : `llms/${to}`) ? [] : [to];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('shows each component in use, without a spy or a fixture of the tests', () => {
    expect(pages.filter(({ name, usage }) => !usage.includes(`<${name}`))).toEqual([]);
    const unreal = /\bfn\b[<(]|storybook|\.\.\/|testing\//;
    expect(pages.filter(({ usage }) => unreal.test(usage)).map(({ name }) => name)).toEqual([]);
  });

  it('has the code that the catalogue shows below the first story', async () => {
    const { transform } = metaDescription({ withCode: true });
    const { handler } = transform as { handler: (code: string, id: string) => Promise<unknown> };
    const forms = pages.filter((page) => /^(?:Send|Exchange)Form$/.test(page.name));
    for (const { name, usage } of forms) {
      expect(fileOf(name)).toContain(`\`\`\`tsx\n${usage.trim()}\n\`\`\``);
      const page = await handler(
        readStories(storiesFiles().get(name) ?? ''),
        `${name}.stories.tsx`,
      );
      expect(page).toHaveProperty('code', expect.stringContaining(JSON.stringify(usage)));
    }
  });

  it('spells out the types that props speak of, down to the ids of currencies', () => {
    const send = fileOf('SendForm');
    expect(send).toContain(
      "type DefaultCurrencyId = 'usd' | 'eur' | 'gbp' | 'btc' | 'eth' | 'ada';",
    );
    expect(send).toContain("// import type { CallOptions } from 'florin/domain/call';");
    expect(send).toContain('readonly idempotencyKey: string;');
    expect(fileOf('BalanceCard')).toContain('| `hidden` | `boolean` | `false` |');
  });

  it('explains every type that a file names: written out, imported or linked', () => {
    const guides = new Set(['setup', ...GUIDES.map(({ name }) => name), 'example']);
    const isGuide = (path: string) => guides.has(path.replace(/^llms\/|\.md$/g, ''));
    expect(breaking((text, path) => (isGuide(path) ? [] : unexplained(text)))).toEqual([]);
    expect(fileOf('domain-money')).toContain("export type Rounding = 'half-up' | 'down' | 'up';");
    expect(fileOf('domain-call')).toContain('type Answer = CallRefusal | null | undefined | void;');
    expect(fileOf('refusalText')).toContain('- [florin/domain/ledger](domain-ledger.md): ');
  });

  it('keeps the names of texts, and leads to those of others', () => {
    expect(fileOf('BalanceCard')).toContain('- `title`: Total balance');
    expect(fileOf('BalanceCard')).toContain('[Amount](Amount.md)');
  });
});

describe('a deprecation', () => {
  it('is read from the comment right above a component, up to the next tag', () => {
    const source = `/** Other. @deprecated No. */
export function Other() {}
/**
 * A card.
 * @deprecated Take \`Amount\`,
 *   which is smaller.
 * @since 1.0.0
 */
export const Card = rooted('Card', () => null);`;
    expect(deprecationOf(source, 'Card')).toBe('Take `Amount`, which is smaller.');
    expect(deprecationOf(source, 'Cards')).toBeNull();
    expect(deprecationOf('/** A. */ export function Card() {}', 'Card')).toBeNull();
  });
});

describe('the facts on a page', () => {
  let facts: Awaited<ReturnType<typeof readFacts>> = {};

  beforeAll(async () => {
    facts = await readFacts();
  }, 60_000);

  it('are there for every component, with its weight', () => {
    expect(pages.filter(({ id }) => !facts[id]?.size)).toEqual([]);
    expect(facts['components-money-balancecard']).toEqual({
      file: 'src/components/money/BalanceCard/BalanceCard.tsx',
      href: 'sources/components/money/BalanceCard/BalanceCard.tsx.txt',
      size: expect.stringMatching(/^\d+\.\d kB$/) as string,
      deprecated: null,
    });
  });

  it('lead to sources that exist, also those of pages and features', () => {
    expect(Object.values(facts).filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(facts['pages-homepage']?.size).toBeNull();
  });
});

describe('a component that a theme can style', () => {
  const ROOTS = parseSource(
    'components/roots',
    'export interface RootProps {\n  /** More classes. */\n  className?: string;\n}',
  );
  const CARD = parseSource(
    'components/Card',
    `import type { RootProps } from './roots';
    export interface CardProps extends RootProps, Omit<Other, 'a'> {
      /** @deprecated Take \`shown\`. */
      hidden?: boolean;
    }
    export const Card = rooted('Card', ({ hidden = false }, root, part) => [root(), part('label')]);`,
  );

  it('has its own props and those of every root, with their defaults, and class names', () => {
    const read = (module: string) => (module === 'components/roots' ? ROOTS : undefined);
    const { props, inherits, parts } = typesOf(read, CARD, 'Card', () => undefined);
    expect(props).toEqual([
      {
        name: 'hidden',
        type: 'boolean',
        isOptional: true,
        byDefault: 'false',
        meaning: '**Deprecated**: Take `shown`.',
      },
      {
        name: 'className',
        type: 'string',
        isOptional: true,
        byDefault: null,
        meaning: 'More classes.',
      },
    ]);
    expect(inherits).toEqual(["Omit<Other, 'a'>"]);
    expect(parts).toEqual(['root', 'label']);
  });
});

describe('a guide', () => {
  it('leads to the files for machines, and where there is none its link is words', () => {
    const text = '[a](library.md#sizes) [b](adr/0003-one-world.md) [c](https://example.com/x.md)';
    expect(withGuideLinks(text)).toBe('[a](setup.md#sizes) b [c](https://example.com/x.md)');
    expect(guidePage('[a](next.md)')).toBe('[a](?path=/docs/guides-next-js--docs)');
    const example = '[a](../examples/minimal-wallet)';
    expect(withGuideLinks(example)).toBe('[a](example.md)');
    expect(guidePage(example)).toBe('[a](llms/example.md)');
  });

  it('is a page of the catalogue', () => {
    const folder = join(ROOT, 'src', 'stories', 'guides');
    const titles = readdirSync(folder).map((file) => toId('guides', basename(file, '.mdx')));
    const named = GUIDES.filter(({ file }) => existsSync(join(ROOT, file)));
    expect(named.map(({ name }) => `guides--${name}`).toSorted()).toEqual(titles.toSorted());
  });

  it('shows the files of the example as they are', () => {
    const guide = readFileSync(join(ROOT, 'docs', 'next.md'), 'utf8');
    const shown = [
      ...guide.matchAll(/^`(?<file>app\/\w+\.tsx?)`:\n\n```tsx\n(?<code>[\s\S]*?)```/gm),
    ];
    expect(shown).toHaveLength(4);
    for (const { groups } of shown)
      expect(groups?.['code']).toBe(
        readFileSync(join(ROOT, 'examples', 'next-wallet', groups?.['file'] ?? ''), 'utf8'),
      );
  });
});
