import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../.storybook/docs/catalogue';
import { metaComment, partsOf, withLinks } from '../../scripts/handbook/comments';
import { readStories, storiesFiles } from '../../scripts/handbook/pages';
import { find } from '../../src/stories/finder/find';
import { ICONS } from '../../src/stories/foundations/icons';

/*
 * The catalogue's pages are written by hand and by comment, and lead to one another. This keeps the
 * comments whole and the links alive, and keeps every page on the way from one to the next.
 */

const STORIES = fileURLToPath(new URL('../../src/stories', import.meta.url));
const PREVIEW = fileURLToPath(new URL('../../.storybook/preview.tsx', import.meta.url));

const PARTS = ['When not to use it', 'States', 'Keyboard', 'Related', 'Find it by'];

const files = storiesFiles();
const components = [...files].filter(([, path]) => path.startsWith('components/'));

const commentOf = (path: string) => metaComment(readStories(path)) ?? '';

const exportsOf = (path: string) =>
  [...readStories(path).matchAll(/^export const (\w+) = meta\.story\(/gm)].map(
    ([, name = '']) => name,
  );

const mdx = new Map(
  readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(STORIES, file), 'utf8')]),
);

const titleOf = (text: string) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';

/** Every id that an address of the catalogue can name. */
const ids = new Set([
  ...[...files.values()].flatMap((path) => {
    const title = path.replace('.stories.tsx', '');
    return ['docs', ...exportsOf(path).map((name) => storyNameFromExport(name))].map((name) =>
      toId(title, name),
    );
  }),
  ...[...mdx.values()].map((text) => toId(titleOf(text) || 'attached', 'docs')),
]);

const linksIn = (text: string) =>
  [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id);

describe("a component's comment", () => {
  it.each(components)('of %s says what its page has to say', (_name, path) => {
    const { purpose, parts } = partsOf(commentOf(path));
    expect(purpose).toMatch(/^\S.{15,}\.$/);
    expect(PARTS.filter((part) => !parts.get(part))).toEqual([]);
  });

  it.each(components)('of %s is related to others that exist', (name, path) => {
    const related = partsOf(commentOf(path)).parts.get('Related') ?? '';
    const names = [...related.matchAll(/`(\w+)`/g)].map(([, other = '']) => other);
    expect(names).not.toHaveLength(0);
    expect(names.filter((other) => other === name || !files.has(other))).toEqual([]);
  });

  it('is found by words of its own', () => {
    const words = readCatalogue().map(({ keywords }) => keywords.length);
    expect(words).toHaveLength(components.length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(3);
  });

  it('lets its component be found by each of its words, near the top', () => {
    const catalogue = readCatalogue();
    const lost = catalogue.flatMap(({ name, keywords }) =>
      keywords
        .filter((word) => {
          const nearest = find(catalogue, word).components.slice(0, 10);
          return nearest.every((component) => component.name !== name);
        })
        .map((word) => `${name}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  it('has its names made into links', () => {
    const pages = new Map([['Amount', 'components/money/Amount.stories.tsx']]);
    expect(withLinks('Take `Amount`, not `value`.', pages)).toBe(
      'Take [`Amount`](?path=/docs/components-money-amount--docs), not `value`.',
    );
    expect(withLinks('Take `Amount`.', pages, 'Amount')).toBe('Take `Amount`.');
  });
});

describe('a link', () => {
  it('in a comment leads to something', () => {
    const dead = [...files.values()].flatMap((path) =>
      linksIn(withLinks(commentOf(path), files)).filter((id) => !ids.has(id)),
    );
    expect(dead).toEqual([]);
  });

  it.each([...mdx])('in %s leads to something', (_file, text) => {
    expect(linksIn(text).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('to nothing would be noticed', () => {
    expect(ids.has('components-money-balancecard--hides-and-shows')).toBe(true);
    expect(ids.has('components-money-balancecard--no-such-story')).toBe(false);
  });
});

describe('the sheet of icons', () => {
  it('has every icon that is drawn, and no other', () => {
    const drawn = ['components', 'features', 'pages', 'app'].flatMap((folder) => {
      const root = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
      return readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(root, file), 'utf8').matchAll(/@mui\/icons-material\/(\w+)/g),
        ])
        .map(([, name = '']) => name);
    });
    expect(Object.keys(ICONS)).toEqual([...new Set(drawn)].toSorted());
  });
});

describe('a page', () => {
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

  it('has its place in the sidebar', () => {
    const preview = readFileSync(PREVIEW, 'utf8');
    const names = [...mdx].map(
      // A page that is attached to stories bears their name.
      ([file, text]) => (titleOf(text) || basename(file, '.mdx')).split('/').at(-1) ?? '',
    );
    expect(names.filter((name) => !preview.includes(`'${name}'`))).toEqual([]);
  });
});
