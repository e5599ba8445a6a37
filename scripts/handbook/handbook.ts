import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { metaComment, partsOf } from './comments.ts';
import { readStories, storiesFiles } from './pages.ts';
import { entriesOf } from '../lib/entries.mjs';
import type { ReadSource, Source } from './sources.ts';
import { declarationOf, sourcesOf, walk } from './sources.ts';
import type { ComponentTypes } from './types.ts';
import { typesOf } from './types.ts';
import { usagesOf } from './usage.ts';
import { deprecationOf } from './versions.ts';

/** A component, as its source and its stories describe it. */
export interface ComponentPage {
  readonly name: string;
  /** Its folder: `money`. */
  readonly area: string;
  /** Its source in the checkout: `src/components/money/BalanceCard/BalanceCard.tsx`. */
  readonly file: string;
  /** The beginning of its stories' ids: `components-money-balancecard`. */
  readonly id: string;
  readonly importLine: string;
  /** The first sentence of its comment. */
  readonly purpose: string;
  /** The paragraphs of the comment that have no name. */
  readonly about: string;
  /** The paragraphs with a name, such as `Keyboard`. */
  readonly parts: ReadonlyMap<string, string>;
  readonly types: ComponentTypes;
  /** A module that can be copied: the code of the first story. */
  readonly usage: string;
  /** Its English texts by their keys; none for a component that says nothing by itself. */
  readonly messages: Readonly<Record<string, string>>;
  /** The way on from a deprecated component; null for all others. */
  readonly deprecated: string | null;
}

/** The English texts of a component: the object that `useMessages` is given. */
function messagesOf(read: ReadSource, source: Source, name: string): Record<string, string> {
  const found = declarationOf(read, read(`${source.module}.messages`) ?? source, name);
  const texts: Record<string, string> = {};
  if (found?.source.module !== `${source.module}.messages`) return texts;
  walk(found.statement, (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    const { initializer } = node;
    if (ts.isStringLiteralLike(initializer)) texts[node.name.getText()] = initializer.text;
  });
  return texts;
}

/** The public names of modules. */
const publicNames = (root: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(entriesOf(root)).map(([name, module]) => [module, name]));

/** The paragraphs of a comment that stand in front of the named ones. */
const aboutOf = (comment: string) =>
  comment
    .split(/\n\s*\n/)
    .filter((text) => !text.startsWith('**'))
    .map((text) => text.replaceAll(/\s*\n\s*/g, ' '))
    .join('\n\n');

/** The code of a component's stories by the names of their exports; empty for one outside the package. */
function usagesIn(
  name: string,
  read: ReadSource,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const stories = read(`stories/${(storiesFiles().get(name) ?? '').replace(/\.tsx$/, '')}`);
  const isPublic = stories && [...names.values()].includes(name);
  return isPublic ? usagesOf(read, stories, name, (module) => names.get(module)) : new Map();
}

async function formatted(root: string, code: string): Promise<string> {
  const style = await resolveConfig(join(root, 'src', 'example.tsx'));
  return format(code, { ...style, parser: 'typescript' });
}

/** The code of a component's stories as the catalogue shows it; that of the first is the handbook's. */
export async function readUsages(root: string, name: string) {
  const usages: [story: string, code: string][] = [];
  for (const [story, code] of usagesIn(name, sourcesOf(root), publicNames(root)))
    usages.push([story, await formatted(root, code)]);
  return usages;
}

/** All components of a checkout, in the order of their names. */
export async function readHandbook(root: string): Promise<readonly ComponentPage[]> {
  const read = sourcesOf(root);
  const entries = Object.entries(entriesOf(root));
  const names = publicNames(root);
  const stories = storiesFiles();
  const pageOf = async ([name, module]: [string, string]): Promise<ComponentPage> => {
    const path = stories.get(name);
    const source = read(module);
    if (path === undefined || !source) throw new Error(`${name} has no stories.`);
    const comment = metaComment(readStories(path)) ?? '';
    const nameOf = (other: string) => names.get(other);
    const [usage = ''] = usagesIn(name, read, names).values();
    return {
      name,
      area: module.split('/')[1] ?? '',
      file: `src/${module}.tsx`,
      id: path
        .replace(/\.stories\.tsx$/, '')
        .replaceAll('/', '-')
        .toLowerCase(),
      importLine: `import { ${name} } from 'florin/${name}';`,
      about: aboutOf(comment),
      ...partsOf(comment),
      types: typesOf(read, source, name, nameOf),
      usage: await formatted(root, usage),
      messages: messagesOf(read, source, name),
      deprecated: deprecationOf(source.file.text, name),
    };
  };
  return Promise.all(entries.filter(([name]) => /^[A-Z]/.test(name)).map(pageOf));
}
