import ts from 'typescript';
import { codeOf, isExported } from './declared.ts';
import type { Declaration, ReadSource, Source } from './sources.ts';
import { declarationOf } from './sources.ts';
import type { SpokenType } from './spoken.ts';
import { spokenBy } from './spoken.ts';

/** The declarations behind names that a module hands on from another one: `export { sizes } from './tokens'`. */
const handedOn = (read: ReadSource, source: Source): readonly Declaration[] =>
  source.file.statements.flatMap((link) => {
    const names = ts.isExportDeclaration(link) ? link.exportClause : undefined;
    return names && ts.isNamedExports(names)
      ? names.elements.flatMap(({ name }) => declarationOf(read, source, name.text) ?? [])
      : [];
  });

/** A line for each module: its types, and the file that writes them out. */
function elsewhereIn(spoken: readonly SpokenType[]): string {
  const names = new Map<string, readonly string[]>();
  for (const { name, from, code } of spoken)
    if (from !== null && code === '') names.set(from, [...(names.get(from) ?? []), name]);
  const lines = [...names].map(([from, all]) => {
    const own = /^florin\/(?<name>.+)$/.exec(from)?.groups?.['name'];
    const where = own === undefined ? `\`${from}\`` : `[${from}](${own.replaceAll('/', '-')}.md)`;
    return `- ${where}: ${all.map((name) => `\`${name}\``).join(', ')}`;
  });
  return lines.toSorted().join('\n');
}

const fence = (codes: readonly string[]) => `\`\`\`ts\n${codes.join('\n\n')}\n\`\`\``;

/**
 * The file of a module without a component: all that it exports, each as it is declared, and each type that these
 * speak of: written out, or with the module that has it. `nameOf` is the public name of a module.
 */
export function moduleMarkdown(
  name: string,
  source: Source,
  read: ReadSource,
  nameOf: (module: string) => string | undefined,
): string {
  const exported = [
    ...handedOn(read, source),
    ...source.file.statements
      .filter(isExported)
      .map((statement): Declaration => ({ source, statement })),
  ];
  const spoken = spokenBy(read, exported, nameOf, () => true, true);
  const elsewhere = elsewhereIn(spoken);
  const nameless = spoken.filter(({ code }) => code !== '').map(({ code }) => code);
  return [
    `# florin/${name}`,
    `All that can be imported from \`'florin/${name}'\`:`,
    fence(exported.map((one) => codeOf(read, one))),
    ...(elsewhere === '' ? [] : ['Types in it that other modules export:', elsewhere]),
    ...(nameless.length === 0
      ? []
      : ['In it without a public name: write a value of this shape.', fence(nameless)]),
    '',
  ].join('\n\n');
}
