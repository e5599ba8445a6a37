import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentsOf } from './entries.mjs';
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

const INDEX = page([
  '# Florin',
  "> Florin is a library of React components for wallets with several currencies. It is based on MUI, has ten languages, and is accessible (WCAG 2.2 AA). Import each component from its own module: `import { SendForm } from 'florin/SendForm'`. There is no `import … from 'florin'`.",
  list([
    'Read [setup](llms/setup.md) first: installation, theme, the first component, calls to a server.',
    'Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
    'Components receive props and call callbacks. They do not fetch, navigate or store data.',
    'Code in the guides is an excerpt: you provide names that it neither imports nor declares.',
  ]),
  `## Components\n\n${list([
    '[components](llms/components.md): all components by area, with the purpose of each and a link to its props, advice and texts',
    '[package.json](package.json): `exports` lists all modules, with the files that declare them: amounts, currencies, history, theme, back ends, hooks',
    "The published catalogue (Florin's Storybook) has the code of every story and the props with their defaults: `manifests/components.json` lists the files.",
  ])}`,
  `## Guides\n\n${list(GUIDES.map(({ name, about }) => `[${name}](llms/${name}.md): ${about}`))}`,
]);

/**
 * Generates the Markdown files of the package, and returns them by path. The files are `llms.txt` (llmstxt.org), and in
 * `llms/` a list of the components, and a file for each component and each guide. All texts are copied from the emitted
 * modules, the comments of stories and the guides.
 */
export function handbookFiles(emitted: Emitted): ReadonlyMap<string, string> {
  const components = readComponents();
  return new Map([
    ['llms.txt', INDEX],
    ['llms/components.md', componentsText(components)],
    ...GUIDES.map(
      ({ name, file }) =>
        [`llms/${name}.md`, guideText(readFileSync(`${ROOT}${file}`, 'utf8'))] as const,
    ),
    ...components.map((one) => [`llms/${one.name}.md`, componentText(one, emitted)] as const),
  ]);
}
