import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../lib/entries.mjs';
import { metaComment, partsOf } from './comments.ts';
import { GUIDES, guideText } from './guides.ts';
import { readStories, storiesFiles } from './pages.ts';
import { ROOT } from './program.ts';
import { propsOf } from './props.ts';
import { readUsages } from './usage.ts';

const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** The English texts of a component, which it declares in a module beside its own. */
function textsOf(module: string, name: string): string {
  const file = `src/${module}.messages.ts`;
  if (!existsSync(`${ROOT}${file}`)) return '';
  const texts = read(file).replaceAll(/^import .*\n/gm, '');
  return `## Texts\n\nOther texts come from \`<FlorinProvider messages={{ ${name}: { … } }}>\`.\n\n${fence('ts', texts)}`;
}

/** The file of a component: its usage, its props, and the comment of its stories. */
async function componentText(name: string, module: string, comment: string): Promise<string> {
  const { purpose, parts } = partsOf(comment);
  const { table, others, deprecated } = propsOf(module, name);
  const [usage = ''] = (await readUsages(name, 1)).values();
  const paragraphs = comment.split(/\n\s*\n/).filter((text) => !text.startsWith('**'));
  return [
    `# ${name}`,
    paragraphs.length > 0 ? paragraphs.join('\n\n') : purpose,
    ...(deprecated === null ? [] : [`**Deprecated**: ${deprecated}`]),
    'The theme around it is set up once: [setup](setup.md).',
    `## Usage\n\n${fence('tsx', usage)}`,
    `## Props\n\nThe types are declared in \`../${module}.d.ts\` and the modules that it imports.\n\n${table}`,
    ...(others.length > 0 ? [`It also takes the props of \`${others.join('` and `')}\`.`] : []),
    ...[...parts].map(([title, text]) => `## ${title}\n\n${text}`),
    textsOf(module, name),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/**
 * The Markdown of the package by its paths: `llms.txt` (llmstxt.org), and in `llms/` one file for each component and
 * each guide. All of it is made from sources, comments and documents.
 */
export async function handbookFiles(): Promise<ReadonlyMap<string, string>> {
  const stories = storiesFiles();
  const entries = Object.entries(entriesOf(ROOT));
  const components = entries
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, module]) => ({
      name,
      module,
      area: module.split('/')[1] ?? '',
      comment: metaComment(readStories(stories.get(name) ?? '')) ?? '',
    }));
  const guides = GUIDES.filter(({ file }) => existsSync(`${ROOT}${file}`));
  const areas = [...new Set(components.map(({ area }) => area))].toSorted();
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const index = [
    '# Florin',
    "> React components for wallets of several currencies: on MUI, with exact amounts as decimal text, in ten languages, accessible (WCAG 2.2 AA). Each component is a module: `import { SendForm } from 'florin/SendForm'`. There is no `import … from 'florin'`.",
    list([
      'Read [setup](llms/setup.md) first: install, theme, the first component, calls to a server.',
      'Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
      'Props go in, events come out: no component fetches, routes or stores.',
      'The code under `Usage` of a component is a module that type-checks as it is. Code in the guides is an excerpt: a name in it that is neither imported nor declared is yours.',
    ]),
    `## Guides\n\n${list(guides.map(({ name, about }) => `[${name}](llms/${name}.md): ${about}`))}`,
    ...areas.map((area) => {
      const own = components.filter((component) => component.area === area);
      const lines = own.map(
        ({ name, comment }) => `[${name}](llms/${name}.md): ${partsOf(comment).purpose}`,
      );
      return `## Components: ${area}\n\n${list(lines)}`;
    }),
    `## Optional\n\n${list(
      entries
        .filter(([name]) => !/^(?:[A-Z]|messages\/)/.test(name))
        .map(([name, module]) => `[florin/${name}](${module}.d.ts): what it exports`),
    )}\n`,
  ].join('\n\n');
  const files = new Map([['llms.txt', index]]);
  for (const { name, file } of guides) files.set(`llms/${name}.md`, guideText(read(file)));
  for (const { name, module, comment } of components)
    files.set(`llms/${name}.md`, await componentText(name, module, comment));
  return files;
}
