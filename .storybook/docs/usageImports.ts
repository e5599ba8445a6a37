/** Something that a usage example may need, and the line that imports it. */
export interface UsageImport {
  /** As the stories file calls it. */
  readonly name: string;
  /** As somebody else's project imports it. */
  readonly line: string;
}

const IMPORT = /^import (?!type )(?<what>[^;]+?) from '(?<from>[^']+)';$/gm;

/** Where a module of ours is found by whoever takes the library; undefined if it is not in there. */
function published(from: string): string | undefined {
  const own = /(?:^|\/)(?<layer>components|domain)\/(?<path>.+)$/.exec(from)?.groups;
  if (own?.['layer'] === 'components') return `florin/${own['path']?.split('/').at(-1) ?? ''}`;
  if (own) return `florin/domain/${own['path'] ?? ''}`;
  return from.startsWith('@mui/') ? from : undefined;
}

/** The components that a stories file imports, by the lines that import them from the library. */
export function usageImports(source: string): readonly UsageImport[] {
  return [...source.matchAll(IMPORT)].flatMap(({ groups }) => {
    const from = published(groups?.['from'] ?? '');
    const what = groups?.['what'] ?? '';
    if (from === undefined) return [];
    if (!what.startsWith('{')) return [{ name: what, line: `import ${what} from '${from}';` }];
    return what
      .slice(1, -1)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name))
      .map((name) => ({ name, line: `import { ${name} } from '${from}';` }));
  });
}
