import { isData } from './controls.ts';

const IMPORT = /^import (?!type )(?<names>[^;]+?) from '(?<from>[^']+)';$/gm;

/** The library's name for a module of ours, or a package's own name; undefined for all else. */
function published(from: string): string | undefined {
  const own = /(?:^|\/)(?<layer>components|domain)\/(?<path>.+)$/.exec(from)?.groups;
  if (own?.['layer'] === 'components') return `florin/${own['path']?.split('/').at(-1) ?? ''}`;
  if (own) return `florin/domain/${own['path'] ?? ''}`;
  return from.startsWith('@mui/') ? from : undefined;
}

/** The imports of a stories file, one line for each name, as somebody else's project writes them. */
export function importsOf(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].flatMap(({ groups }) => {
    const from = published(groups?.['from'] ?? '');
    const names = groups?.['names'] ?? '';
    if (from === undefined) return [];
    if (!names.startsWith('{')) return [`import ${names} from '${from}';`];
    const members = [...names.matchAll(/\w+/g)];
    return members.map(([name]) => `import { ${name} } from '${from}';`);
  });
}

/** The parts of a story that its code is completed from. */
interface ShownArgs {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly docs?: { readonly imports?: readonly string[] } };
}

/**
 * The code of a story as it can be copied: with the imports from the library, with the values of
 * fixtures, and without the spies of the tests.
 */
export function usageOf(code: string, { initialArgs, parameters }: ShownArgs): string {
  const plain = code
    .replaceAll(/\bfn(?:<[^()]*>)?\(\)/g, '() => {}')
    .replaceAll(/\bfn(?:<[^()]*>)?(?=\(\()/g, '');
  const fixtures = [...plain.matchAll(/\b(?<arg>\w+)=\{(?<fixture>[A-Z][A-Z_]+)\}/g)]
    .map(({ groups }) => [groups?.['fixture'] ?? '', initialArgs[groups?.['arg'] ?? '']] as const)
    .filter(([, value]) => value !== undefined && isData(value))
    .map(([fixture, value]) => `const ${fixture} = ${JSON.stringify(value, null, 2)};\n`);
  const imports = (parameters.docs?.imports ?? []).filter((line) => {
    const name = /^import (?:\{ )?(\w+)/.exec(line)?.[1] ?? '';
    return new RegExp(`\\b${name}\\b`).test(plain);
  });
  const head = [imports.toSorted().join('\n'), ...new Set(fixtures)].filter((part) => part !== '');
  return [...head.map((part) => part.trimEnd()), plain].join('\n\n');
}
