import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId, toTestId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../.storybook/docs/catalogue';
import {
  metaComment,
  partsOf,
  runsIn,
  withLinks,
  withoutRules,
} from '../../.storybook/docs/comments';
import {
  componentFiles,
  docsIdOf,
  documentedFiles,
  idOf,
  readStories,
  storiesFiles,
} from '../../.storybook/docs/pages';
import { GUIDES } from '../../packages/florin/build/guides';
import { find } from '../../src/stories/finder/find';
import { ICONS } from '../../src/stories/foundations/icons';

/*
 * The pages of the catalogue are MDX files and comments of stories files. The tests check that every comment is
 * complete, every link has a target, and every page is in the sidebar.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PREVIEW = join(ROOT, '.storybook/preview.tsx');

/** The largest length of a paragraph: about four lines of a docs page. */
const MOST_LETTERS = 460;

/**
 * The bold labels that the comment of every stories file contains. Some comments also contain `Keyboard` or
 * `Announces`.
 */
const PARTS = ['When not to use it', 'Find it by'];

const files = storiesFiles();
const components = [...componentFiles()];

const commentOf = (path: string) => metaComment(readStories(path)) ?? '';

/** Counts the stories of a file. */
const shownIn = (path: string) => exportsOf(path).length;

const exportsOf = (path: string) =>
  [...readStories(path).matchAll(/^export const (\w+) = meta\.story\(/gm)].map(
    ([, name = '']) => name,
  );

/** The tests of a file, each with the name of its story. */
const testsOf = (path: string) =>
  [...readStories(path).matchAll(/^(\w+)\.test\(\s*(['"`])(.+?)\2,\s/gm)].map(
    ([, story = '', , title = '']) => [story, title.replaceAll('\\', '')] as const,
  );

/** The MDX pages, by their path relative to `src/stories`. */
const mdx = new Map(
  ['src/stories', 'packages/florin/docs/pages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const path = relative('src/stories', join(folder, file)).replaceAll('\\', '/');
        return [path, readFileSync(join(ROOT, folder, file), 'utf8')] as const;
      }),
  ),
);

const titleOf = (text: string) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';

/** The id of every story and docs page. */
const ids = new Set([
  ...[...documentedFiles().values()].flatMap((path) => {
    const idIn = (name: string) => toId(idOf(path), name);
    const stories = exportsOf(path).map((name) => idIn(storyNameFromExport(name)));
    const tests = testsOf(path).map(([story, test]) =>
      toTestId(idIn(storyNameFromExport(story)), test),
    );
    return [idIn('docs'), ...stories, ...tests];
  }),
  ...[...mdx.values()].map((text) => toId(titleOf(text) || 'attached', 'docs')),
]);

const linksIn = (text: string) =>
  [...text.matchAll(/\?path=\/(?:docs|story)\/([\w:-]+)/g)].map(([, id = '']) => id);

describe("a component's comment", () => {
  it.each(components)('of %s has every part', (_name, path) => {
    const { purpose, parts } = partsOf(commentOf(path));
    expect(purpose).toMatch(/^\S.{15,160}\.$/);
    expect(PARTS.filter((part) => !parts.get(part))).toEqual([]);
  });

  it.each(components)('of %s has no long paragraph', (_name, path) => {
    const paragraphs = commentOf(path).split(/\n\s*\n|\n(?=- )/);
    expect(paragraphs.filter((text) => text.length > MOST_LETTERS)).toEqual([]);
  });

  it('has at least three search words', () => {
    const words = readCatalogue().map(({ keywords }) => keywords.length);
    expect(words).toHaveLength(components.length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(3);
  });

  it('makes its component one of at most ten results for each search word', () => {
    const catalogue = readCatalogue();
    const notFound = catalogue.flatMap(({ name, keywords }) =>
      keywords
        .filter((word) => {
          const nearest = find(catalogue, word).components.slice(0, 10);
          return nearest.every((component) => component.name !== name);
        })
        .map((word) => `${name}: ${word}`),
    );
    expect(notFound).toEqual([]);
  });

  it('has no line break in code, which would become a block', () => {
    const code = 'The form shows `Already\nbeen made` and\nkeeps its values.';
    const comment = code.replaceAll('\n', '\n * ');
    expect(metaComment(`/**\n * ${comment}\n */\nconst meta = preview.meta({`)).toBe(
      'The form shows `Already been made` and\nkeeps its values.',
    );
    expect(withoutRules(code)).toBe('The form shows `Already been made` and\nkeeps its values.');
  });

  it('becomes text with links to other components', () => {
    const idFor = (name: string) => (name === 'Amount' ? 'components-money-amount' : undefined);
    expect(withLinks('Take `Amount`, not `value`.', idFor)).toBe(
      'Take [`Amount`](?path=/docs/components-money-amount--docs), not `value`.',
    );
    expect(withLinks('Take `Amount`.', idFor, 'Amount')).toBe('Take `Amount`.');
  });
});

describe('the sidebar', () => {
  it('shows at most ten states of a file', () => {
    const crowded = [...files.values()].filter((path) => shownIn(path) > 10);
    expect(crowded).toEqual([]);
  });
});

/**
 * Matches the names of states that a story can reach only by a press or by typing, unless its args contain the state.
 */
const REACHED =
  /^(?:Open|Pending|Sending|Editing|Erasing|Exporting.*|Wrong.*|(?!LoadingAnd).*(?:Refused|RefusedByTheServer|Failed|Unconfirmed|Sent))$/;

describe('a docs page', () => {
  it('does not show a story whose state its play function reaches', () => {
    const unreached = [...files].flatMap(([file, path]) =>
      readStories(path)
        .split(/^(?=export const \w+ = meta\.story\()/m)
        .slice(1)
        // The tests of a story follow it.
        .map((story) => story.replace(/^\w+\.test\([^]*/m, ''))
        .filter((story) => {
          const [, name = ''] = /^export const (\w+)/.exec(story) ?? [];
          const [, tags = ''] = /^ {2}tags: \[(.*)\]/m.exec(story) ?? [];
          return (
            REACHED.test(name) &&
            tags === '' &&
            !/\b(?:defaults|error): /.test(story) &&
            !path.startsWith('flows/') &&
            /userEvent\.(?:click|type|keyboard)|fillIn|press[A-Z]/.test(story)
          );
        })
        .map((story) => `${file}: ${story.slice(0, 60)}`),
    );
    expect(unreached).toEqual([]);
  });

  it('of a guide has the name of the guide in the sidebar', () => {
    const titles = new Set([...mdx.values()].map((text) => titleOf(text)));
    const unnamed = GUIDES.filter(({ file }) => {
      const [, name] = /^# (.+)\n/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
      return !titles.has(`guides/${name}`);
    });
    expect(unnamed).toEqual([]);
  });
});

describe('a link', () => {
  it('in a comment has a target', () => {
    const dead = [...documentedFiles().values()].flatMap((path) =>
      linksIn(withLinks(commentOf(path), docsIdOf)).filter((id) => !ids.has(id)),
    );
    expect(dead).toEqual([]);
  });

  it.each([...mdx])('in %s has a target', (_file, text) => {
    expect(linksIn(text).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('without a target is detected', () => {
    expect(ids.has('components-money-balancecard--hideable')).toBe(true);
    expect(ids.has('components-money-balancecard--hideable:hides-and-shows-the-balance')).toBe(
      true,
    );
    expect(ids.has('components-money-balancecard--no-such-story')).toBe(false);
  });
});

describe('the page of icons', () => {
  it('shows the icons that the product uses, and no other', () => {
    const used = ['components', 'features', 'pages', 'app'].flatMap((folder) => {
      const root = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
      return readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(root, file), 'utf8').matchAll(/'[./]+\/icons\/(\w+)'/g),
        ])
        .map(([, name = '']) => name);
    });
    expect(Object.keys(ICONS)).toEqual([...new Set(used)].toSorted());
  });
});

describe('an MDX page', () => {
  it.each([...mdx])('%s shows only stories that exist', (file, text) => {
    const imports = new Map(
      [...text.matchAll(/import \* as (\w+) from '(.+?)(?:\.tsx)?';/g)].map(
        ([, name = '', from = '']) => [name, `${join(file, '..', from).replaceAll('\\', '/')}.tsx`],
      ),
    );
    const shown = [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, of = '', story = '']) => {
      const path = imports.get(of);
      return {
        story: `${of}.${story}`,
        exists: path !== undefined && exportsOf(path).includes(story),
      };
    });
    expect(shown.filter(({ exists }) => !exists)).toEqual([]);
  });

  it('is listed in the order of the sidebar', () => {
    const preview = readFileSync(PREVIEW, 'utf8');
    const names = [...mdx].map(
      // A page that is attached to stories has no title, so its file name is the name.
      ([file, text]) => (titleOf(text) || basename(file, '.mdx')).split('/').at(-1) ?? '',
    );
    expect(names.filter((name) => !preview.includes(`'${name}'`))).toEqual([]);
  });
});

it('reads the steps of the stories and tests of a flow', () => {
  const source = [
    'export const Payment = meta.story({',
    "  play: async ({ step }) => { await step('Sign in', run); await step(",
    '    "The user\'s balance is lower",',
    '    run,',
    '  ); },',
    '});',
    "Payment.test('sends \\'once\\'', async ({ step }) => { await step('Send', run); });",
    'export const Empty = meta.story();',
  ].join('\n');
  expect(runsIn(source)).toEqual([
    { story: 'Payment', test: undefined, steps: ['Sign in', "The user's balance is lower"] },
    { story: 'Payment', test: "sends 'once'", steps: ['Send'] },
    { story: 'Empty', test: undefined, steps: [] },
  ]);
});

it('shows steps on the page of every flow', () => {
  const flows = [...files.values()].filter((path) => path.startsWith('flows/'));
  const without = flows.filter((path) => {
    const runs = runsIn(readStories(path));
    return !runs.some(({ test, steps }) => test !== undefined || steps.length > 0);
  });
  expect(without).toEqual([]);
});
