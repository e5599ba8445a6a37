/** The table in docs/library.md that says what each component weighs and brings along. */

const START = '<!-- sizes: npm run size:lib -->';
const END = '<!-- sizes end -->';

const COMPONENT = /^components\/(?:.+\/)?(?<name>[A-Z]\w*)\.js$/;

/** The components among modules of the package, by name, sorted. */
export const componentsAmong = (modules) =>
  modules.flatMap((path) => COMPONENT.exec(path)?.groups.name ?? []).toSorted();

/** A row: the component, its weight in bytes, and the other components in its bundle. */
const rowOf = ({ name, bytes, brings }) =>
  `| ${name} | ${(bytes / 1000).toFixed(1)} kB | ${brings.join(', ') || '–'} |`;

function split(markdown) {
  const [before, rest] = markdown.split(START);
  const [table, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error(`There is no place for sizes: ${START} … ${END}`);
  return { before, table, after };
}

/** The document with its table written anew. */
export function withSizes(markdown, rows) {
  const { before, after } = split(markdown);
  const table = [
    '| Component | Size | Components it brings along |',
    '| --- | ---: | --- |',
    ...rows.map(rowOf),
  ];
  return `${before}${START}\n\n${table.join('\n')}\n\n${END}${after}`;
}

/** The rows that stand in the document. */
export function sizesIn(markdown) {
  const cells = split(markdown).table.matchAll(
    /^\| (?<name>[A-Z]\w+) +\| +(?<size>[\d.]+) kB \| (?<brings>.*?) +\|$/gm,
  );
  return [...cells].map(({ groups: { name, size, brings } }) => ({
    name,
    bytes: Number(size) * 1000,
    brings: brings === '–' ? [] : brings.split(', '),
  }));
}
