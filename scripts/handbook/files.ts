import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentsOf, entriesOf } from '../lib/entries.mjs';
import { metaComment, partsOf } from './comments.ts';
import { GUIDES, guideText } from './guides.ts';
import { readStories, storiesFiles } from './pages.ts';
import { ROOT } from './program.ts';
import { propsOf } from './props.ts';
import { readUsages } from './usage.ts';

const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const page = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

/**
 * Returns a section with the English texts of a component, from the component's messages module, and with the names of
 * the texts that its parts need. Returns '' if there are no texts.
 */
function textsOf(module: string, name: string): string {
  const file = `src/${module}.messages.ts`;
  const own = existsSync(`${ROOT}${file}`)
    ? `These are the English texts of the component. To replace a text, use \`<FlorinProvider messages={{ ${name}: { … } }}>\`.\n\n${fence('ts', read(file).replaceAll(/^import .*\n/gm, ''))}`
    : '';
  const others = [...placesOf(module)].filter((place) => place !== name).toSorted();
  const also = others.length > 0 ? `Its parts have the texts of \`${others.join('`, `')}\`.` : '';
  return own || also ? ['## Texts', own, also].filter(Boolean).join('\n\n') : '';
}

/**
 * Returns the names under which a language contains the texts of a module and of the modules that it imports, such as
 * `AmountField` and `Refusal`.
 */
function placesOf(module: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = ['tsx', 'ts']
    .map((type) => `src/${module}.${type}`)
    .find((file) => existsSync(`${ROOT}${file}`));
  if (seen.has(module) || source === undefined) return new Set();
  seen.add(module);
  const imported = [
    ...read(source).matchAll(
      /^(?:import|export) (?!type )[^;]*?from '(?<path>\.[^']*)'|import\('(?<lazy>\.[^']*)'\)/gm,
    ),
  ].map(({ groups }) =>
    join(dirname(module), groups?.['path'] ?? groups?.['lazy'] ?? '').replaceAll('\\', '/'),
  );
  const own = imported.flatMap((path) => /(\w+)\.messages$/.exec(path)?.[1] ?? []);
  return new Set([...own, ...imported.flatMap((path) => [...placesOf(path, seen)])]);
}

/** Generates the file of a component: its usage, its props, and the comment of its stories. */
async function componentText(name: string, module: string, comment: string): Promise<string> {
  const { introduction, parts } = partsOf(comment);
  const { table, others } = propsOf(module, name);
  const [usage = ''] = (await readUsages(name, 1)).values();
  return page([
    `# ${name}`,
    introduction,
    'Before you use a component, put the theme around the app: see [setup](setup.md).',
    `## Usage\n\n${fence('tsx', usage)}`,
    `## Props\n\nThe types are declared in \`../${module}.d.ts\` and the modules that it imports.\n\n${table}`,
    others.length > 0 ? `It also has the props of \`${others.join('` and `')}\`.` : '',
    ...[...parts].map(([title, text]) => `## ${title}\n\n${text}`),
    textsOf(module, name),
  ]);
}

/**
 * Generates the Markdown files of the package, and returns them by path. The files are `llms.txt` (llmstxt.org), and in
 * `llms/` a list of the components, a list of the other modules, and a file for each component and each guide. All
 * texts are copied from sources, comments and guides.
 */
export async function handbookFiles(): Promise<ReadonlyMap<string, string>> {
  const stories = storiesFiles();
  const components = componentsOf(ROOT).map(({ name, path, module }) => {
    const comment = metaComment(readStories(stories.get(name) ?? '')) ?? '';
    const line = `[${name}](${name}.md): ${partsOf(comment).purpose}`;
    return { name, path, module, comment, line, area: module.split('/')[1] ?? '' };
  });
  const areas = [...new Set(components.map(({ area }) => area))].toSorted();
  const modules = Object.entries(entriesOf(ROOT)).filter(
    ([name]) =>
      !/^icons\/|(?:^|\/)messages\//.test(name) && !components.some(({ path }) => path === name),
  );
  const files = new Map([
    [
      'llms.txt',
      page([
        '# Florin',
        "> Florin is a library of React components for wallets with several currencies. It is based on MUI, has ten languages, and is accessible (WCAG 2.2 AA). Import each component from its own module: `import { SendForm } from 'florin/SendForm'`. There is no `import … from 'florin'`.",
        list([
          'Read [setup](llms/setup.md) first: installation, theme, the first component, calls to a server.',
          'Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
          'Components receive props and call callbacks. They do not fetch, navigate or store data.',
          'The code under `Usage` of a component is a complete module. Code in the guides is an excerpt: you provide names that it neither imports nor declares.',
        ]),
        `## Components\n\n${list([
          '[components](llms/components.md): all components by area, with the purpose of each and a link to its usage, props and texts',
          '[modules](llms/modules.md): all other modules: amounts, currencies, history, theme, back ends',
        ])}`,
        `## Guides\n\n${list(GUIDES.map(({ name, about }) => `[${name}](llms/${name}.md): ${about}`))}`,
      ]),
    ],
    [
      'llms/components.md',
      page([
        '# Components',
        ...areas.map((area) => {
          const lines = components.filter((one) => one.area === area).map(({ line }) => line);
          return `## ${area}\n\n${list(lines)}`;
        }),
      ]),
    ],
    [
      'llms/modules.md',
      page([
        '# Modules',
        'Every module besides the components, icons and languages, with the file that declares its exports. `AdapterProvider` and the hooks, whose names begin with `use`, connect pages to a back end.',
        list(modules.map(([name, module]) => `[florin/${name}](../${module}.d.ts)`)),
      ]),
    ],
  ]);
  for (const { name, file } of GUIDES) files.set(`llms/${name}.md`, guideText(read(file)));
  for (const { name, module, comment } of components)
    files.set(`llms/${name}.md`, await componentText(name, module, comment));
  return files;
}
