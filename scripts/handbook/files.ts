import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../lib/entries.mjs';
import type { ComponentPage } from './handbook.ts';

import { GUIDES, guideText } from './guides.ts';
import { markdownOf } from './markdown.ts';
import { moduleMarkdown } from './modules.ts';
import { sourcesOf } from './sources.ts';
import { releasedOf, versionOf } from './versions.ts';

const EXAMPLE = 'examples/minimal-wallet';

/** A whole app, file by file; the tests build it. */
function exampleText(root: string): string {
  const sources = readdirSync(join(root, EXAMPLE, 'src')).map((file) => `src/${file}`);
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', ...sources];
  const parts = files.map((file) => {
    const ending = file.split('.').at(-1) ?? '';
    const text = readFileSync(join(root, EXAMPLE, file), 'utf8').trim();
    return `## ${file}\n\n\`\`\`${ending}\n${text}\n\`\`\``;
  });
  return [
    '# A whole app',
    `A whole app for Vite: \`${EXAMPLE}\` in the repository, and every file of it here.`,
    ...parts,
    '',
  ].join('\n\n');
}

/**
 * The files for machines that read, by their paths: `llms.txt` (llmstxt.org), and in `llms/` one file for each
 * component, each module and each guide. All of it is made from sources, comments and documents.
 */
export function handbookFiles(
  root: string,
  pages: readonly ComponentPage[],
): ReadonlyMap<string, string> {
  const names = new Set(pages.map(({ name }) => name));
  const version = versionOf(root);
  const released = releasedOf(root);
  const read = sourcesOf(root);
  const guides = GUIDES.filter(({ file }) => existsSync(join(root, file)));
  const entries = entriesOf(root);
  const publicNames = new Map(Object.entries(entries).map(([name, module]) => [module, name]));
  const nameOf = (module: string) => publicNames.get(module);
  const modules = Object.entries(entries).flatMap(([name, module]) => {
    const source = /^(?:[A-Z]|messages\/)/.test(name) ? undefined : read(module);
    return source ? [{ name, source, path: `${name.replaceAll('/', '-')}.md` }] : [];
  });
  const areas = [...new Set(pages.map(({ area }) => area))].toSorted();
  const index = [
    '# Florin',
    `> React components for wallets of several currencies, version ${released}: on MUI, with exact amounts as decimal text, in ten languages, accessible (WCAG 2.2 AA). Each component is a module of its own: \`import { SendForm } from 'florin/SendForm'\`. There is no \`import … from 'florin'\`.`,
    [
      '- Read [setup](llms/setup.md) first: install, theme, the first component, calls to a server.',
      '- Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
      '- Props go in, events come out: no component fetches, routes or stores.',
      '- Every example below is a module that type-checks as it stands.',
      ...(version === released
        ? []
        : [
            `- This package holds what ${version} will have; its number is still ${released}. What is marked ${version} is not yet released and may change.`,
          ]),
    ].join('\n'),
    '## Guides',
    [
      ...guides.map(({ name, about }) => `- [${name}](llms/${name}.md): ${about}`),
      '- [example](llms/example.md): a whole app, file by file',
    ].join('\n'),
    ...areas.flatMap((area) => [
      `## Components: ${area}`,
      pages
        .filter((page) => page.area === area)
        .map(({ name, purpose }) => `- [${name}](llms/${name}.md): ${purpose}`)
        .join('\n'),
    ]),
    '## Optional',
    modules.map(({ name, path }) => `- [florin/${name}](llms/${path}): what it exports`).join('\n'),
    '',
  ].join('\n\n');
  return new Map([
    ['llms.txt', index],
    ...guides.map(
      (guide) =>
        [`llms/${guide.name}.md`, guideText(readFileSync(join(root, guide.file), 'utf8'))] as const,
    ),
    ['llms/example.md', exampleText(root)],
    ...modules.map(
      ({ name, source, path }) =>
        [`llms/${path}`, moduleMarkdown(name, source, read, nameOf)] as const,
    ),
    ...pages.map((page) => [`llms/${page.name}.md`, markdownOf(page, names, version)] as const),
  ]);
}
