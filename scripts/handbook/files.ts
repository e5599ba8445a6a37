import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../lib/entries.mjs';
import type { ComponentPage } from './handbook.ts';

import { EXAMPLE, GUIDES, guideText } from './guides.ts';
import { markdownOf } from './markdown.ts';
import { moduleMarkdown } from './modules.ts';
import { sourcesOf } from './sources.ts';
import { versionOf } from './versions.ts';

/** A whole app, file by file; the tests build it. */
function exampleText(root: string): string {
  const sources = readdirSync(join(root, EXAMPLE, 'src')).map((file) => `src/${file}`);
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', ...sources];
  const archive = `florin-${versionOf(root)}.tgz`;
  const parts = files.map((file) => {
    const ending = file.split('.').at(-1) ?? '';
    const text = readFileSync(join(root, EXAMPLE, file), 'utf8')
      .trim()
      // No registry has the package: it is an archive.
      .replace(/"florin": "[^"]*"/, `"florin": "file:./${archive}"`);
    return `## ${file}\n\n\`\`\`${ending}\n${text}\n\`\`\``;
  });
  return [
    '# A whole app',
    `A whole app for Vite: \`${EXAMPLE}\` in the repository, and every file of it here. Put Florin's archive, \`${archive}\`, beside \`package.json\`: somebody gave it to you, or \`npm ci && npm run build:lib && npm pack ./dist-lib\` makes it in the repository. Then \`npm install\` and \`npm run dev\`. The page that sends money to a server is in [SendForm](SendForm.md#usage).`,
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
    `> React components for wallets of several currencies, version ${version}: on MUI, with exact amounts as decimal text, in ten languages, accessible (WCAG 2.2 AA). Each component is a module of its own: \`import { SendForm } from 'florin/SendForm'\`. There is no \`import … from 'florin'\`.`,
    [
      '- Read [setup](llms/setup.md) first: install, theme, the first component, calls to a server.',
      '- Amounts are text of the type `Decimal`, never numbers: `"47.32"`. Calculate with `florin/domain/money`.',
      '- Props go in, events come out: no component fetches, routes or stores.',
      '- Payments: [setup](llms/setup.md#connect-a-server) tells of the idempotency key and of refusals at a field, [SendForm](llms/SendForm.md#usage) has a whole page that sends, [florin/domain/call](llms/domain-call.md) has the types.',
      '- The code under `Usage` of a component is a module that type-checks as it stands, and so are the files of [example](llms/example.md) together. Code in the guides is an excerpt: a name in it that is neither imported nor declared is yours.',
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
    ...pages.map((page) => [`llms/${page.name}.md`, markdownOf(page, names)] as const),
  ]);
}
