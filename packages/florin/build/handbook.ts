import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentsOf, entriesOf, sourceOf } from './entries.mjs';
import { metaComment, partsOf } from '#.storybook/docs/comments.ts';
import { GUIDES, guideText } from './guides.ts';
import { readExample, readStories, storiesFiles } from '#.storybook/docs/pages.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const page = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

/** The emitted files of the package, by path. */
type Emitted = ReadonlyMap<string, string>;

type Component = ReturnType<typeof readComponents>[number];

/** Reads the components, each with the path of its stories and their comment. */
function readComponents() {
  const stories = storiesFiles();
  return componentsOf(ROOT).map((component) => {
    const path = stories.get(component.name) ?? '';
    const { purpose, introduction, parts } = partsOf(metaComment(readStories(path)) ?? '');
    return { ...component, stories: path, purpose, introduction, parts };
  });
}

/** Returns the file of a component: its import, its declarations, the comment of its stories, and its English texts. */
function componentText(component: Component, emitted: Emitted): string {
  const { name, module, stories, introduction, parts } = component;
  const texts =
    emitted.get(`${module}.messages.js`) ??
    /^const english = \{.*?\};$/ms.exec(emitted.get(`${module}.js`) ?? '')?.[0];
  const example = readExample(stories);
  return page([
    `# ${name}`,
    introduction,
    fence('tsx', `import { ${name} } from 'florin/${name}';`),
    'Before you use a component, put the theme around the app: see [setup](setup.md).',
    ...(example === undefined ? [] : ['## Example', fence('tsx', example)]),
    '## Props',
    `\`${module}.d.ts\` declares the props. The parameters of the function in [\`${module}.js\`](../${module}.js) have the defaults.`,
    fence('ts', emitted.get(`${module}.d.ts`) ?? ''),
    ...[...parts].map(([title, text]) => `## ${title}\n\n${text}`),
    ...(texts === undefined
      ? []
      : [
          `## Texts\n\nThese are the English texts of the component. To replace a text, use \`<FlorinProvider messages={{ ${name}: { … } }}>\`.`,
          fence('js', texts),
        ]),
  ]);
}

/** Returns the list of the components by area. */
function componentsText(components: readonly Component[]): string {
  const areaOf = ({ module }: Component) => module.split('/')[1] ?? '';
  const areas = [...new Set(components.map(areaOf))].toSorted().map((area) => {
    const own = components.filter((one) => areaOf(one) === area);
    return `## ${area}\n\n${list(own.map(({ name, purpose }) => `[${name}](${name}.md): ${purpose}`))}`;
  });
  return page(['# Components', ...areas]);
}

/** Matches the first doc comment before any export, such as `export * from`. */
const COMMENT = /\/\*\*(?<text>(?:(?!\*\/)[^])*)\*\/\s*export /;

/** Returns the first sentence of a doc comment. */
function firstSentence(comment = ''): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  return /^.*?[.:](?= |$)/.exec(lines.join(' ').trim())?.[0].replace(/:$/, '.') ?? '';
}

/** Matches an export: its doc comment if it has one, its kind and its name. */
const EXPORT =
  /^(?:\/\*\*(?<text>(?:(?!\*\/)[^])*)\*\/\s*)?export (?:declare )?(?:abstract )?(?:async )?(?<kind>function\*?|const|class|interface|type) (?<name>\w+)(?<rest>.*)/gm;

/** Returns the exports of a module: the name, the first sentence of the doc comment, and whether it can be called. */
function exportsOf(source: string) {
  return [...source.matchAll(EXPORT)].map(({ groups = {} }) => {
    const { text = '', kind = '', name = '', rest = '' } = groups;
    const isCallable = kind.startsWith('function') || /=>|= rooted\(/.test(rest);
    return { name, sentence: firstSentence(text), isCallable };
  });
}

/**
 * Returns the sentence about a module: that of the export with the module's name, such as `SendForm`, or with a name
 * that ends with it, such as `createHttpAdapter`; otherwise that of the first function or component; otherwise that of
 * the first export.
 */
function sentenceOf(module: string, source: string): string {
  const own = module.split('/').at(-1)?.toLowerCase() ?? '';
  const described = exportsOf(source).filter(({ sentence }) => sentence !== '');
  const best =
    described.find(({ name }) => name.toLowerCase() === own) ??
    described.find(({ name, isCallable }) => isCallable && name.toLowerCase().endsWith(own)) ??
    described.find(({ isCallable }) => isCallable);
  return best?.sentence ?? firstSentence(COMMENT.exec(source)?.groups?.['text']);
}

function sourceText(module: string): string {
  const file = `${ROOT}${sourceOf(module)}`;
  return readFileSync(existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.tsx`, 'utf8');
}

/**
 * Returns a row for each public module except the components: its public name, a sentence about it, and the names of
 * its exports.
 */
export function moduleRows() {
  const components = new Set(componentsOf(ROOT).map(({ name }) => name));
  return Object.entries(entriesOf(ROOT))
    .filter(([name]) => !components.has(name))
    .map(([name, module]) => {
      const source = sourceText(module);
      const names = exportsOf(source).map((one) => one.name);
      const about = name.includes('messages/')
        ? `The texts in the language ${name.split('/').at(-1)}.`
        : sentenceOf(name, source);
      return { name, about, names: [...new Set(names)] };
    });
}

/** Returns the list of the public modules that are not components. */
function modulesText(): string {
  const rows = moduleRows().map(
    ({ name, about, names }) =>
      `\`florin/${name}\`: ${about}${names.length > 1 ? ` Exports ${names.map((one) => `\`${one}\``).join(', ')}.` : ''}`,
  );
  return page([
    '# Modules',
    'These are the public modules that are not components: rules, theme, languages, back ends and hooks. For the components, see [components](components.md).',
    list(rows),
  ]);
}

const INDEX = page([
  '# Florin',
  "> Florin is a library of React components for wallets with several currencies. It is based on MUI, has ten languages, and is accessible (WCAG 2.2 AA). Import each component from its own module: `import { SendForm } from 'florin/SendForm'`. There is no `import … from 'florin'`.",
  list([
    'Read [setup](llms/setup.md) first: installation, theme, the first component, amounts.',
    'Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
    'Components receive props and call callbacks. They do not fetch, navigate or store data.',
    'Code in the guides is an excerpt: you provide names that it neither imports nor declares.',
  ]),
  `## Components\n\n${list([
    '[components](llms/components.md): all components by area, with the purpose of each and a link to its props, advice and texts',
    '[modules](llms/modules.md): all other modules, with a sentence about each and its exports',
    '[package.json](package.json): `exports` lists all modules, with the files that declare them: amounts, currencies, history, theme, back ends, hooks',
    "The published catalogue (Florin's Storybook) has the code of every story and the props with their defaults: `manifests/components.json` lists the files.",
  ])}`,
  `## Guides\n\n${list(GUIDES.map(({ name, about }) => `[${name}](llms/${name}.md): ${about}`))}`,
]);

/**
 * Generates the Markdown files of the package, and returns them by path. The files are `llms.txt` (llmstxt.org), and in
 * `llms/` lists of the components and of the other modules, and a file for each component and each guide. All texts are copied from the emitted
 * modules, the comments of stories and the guides.
 */
export function handbookFiles(emitted: Emitted): ReadonlyMap<string, string> {
  const components = readComponents();
  return new Map([
    ['llms.txt', INDEX],
    ['llms/components.md', componentsText(components)],
    ['llms/modules.md', modulesText()],
    ...GUIDES.map(
      ({ name, file }) =>
        [`llms/${name}.md`, guideText(readFileSync(`${ROOT}${file}`, 'utf8'))] as const,
    ),
    ...components.map((one) => [`llms/${one.name}.md`, componentText(one, emitted)] as const),
  ]);
}
