/** A value that a prop can be chosen to have. */
export type Option = string | number;

const LITERAL = /^'(?<text>[^']*)'$|^(?<number>-?\d+)$/;
const WITHOUT_COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** What keeps a list open for values that are not known yet adds no value to choose. */
const OPEN_END = '(string & {})';

/** `'a' | 'b' | 3` as values; undefined if there is anything else in it. */
function literalsOf(type: string): readonly Option[] | undefined {
  const parts = type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== OPEN_END);
  const found = parts.map((part) => LITERAL.exec(part)?.groups);
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return found.map((literal) => literal?.['text'] ?? Number(literal?.['number']));
}

/** The first of the sources in which `pattern` is found, and its first group there. */
function findIn(sources: readonly string[], pattern: RegExp): [string, string] | undefined {
  for (const source of sources) {
    const [, found] = pattern.exec(source) ?? [];
    if (found !== undefined) return [source, found];
  }
  return undefined;
}

const keysOf = (body: string): readonly string[] =>
  [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key = '']) => key);

const quotedIn = (body: string): readonly string[] =>
  [...body.replaceAll(WITHOUT_COMMENTS, '').matchAll(/'([^']*)'/g)].map(([, text = '']) => text);

/**
 * The values that a type names one by one, as it is written or as an alias of it is: a union of
 * literals, the keys of a constant, the members of a list, or a prop of another component. Undefined
 * for every other type. The first of `sources` is the one that the type is written in: two files may
 * have a constant of the same name.
 */
export function optionsOf(type: string, sources: readonly string[]): readonly Option[] | undefined {
  const literals = literalsOf(type);
  if (literals) return literals;

  const keysName = /^keyof typeof (\w+)$/.exec(type)?.[1];
  if (keysName !== undefined) {
    const body = findIn(sources, new RegExp(`const ${keysName}[^=]*= \\{\\n([\\s\\S]*?)^\\}`, 'm'));
    return body && keysOf(body[1]);
  }

  const listName = /^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1];
  if (listName !== undefined) {
    const body = findIn(sources, new RegExp(`const ${listName} = \\[([\\s\\S]*?)\\] as const`));
    return body && quotedIn(body[1]);
  }

  const [, owner, prop] = /^(\w+)\['(\w+)'\]$/.exec(type) ?? [];
  const pattern =
    owner === undefined
      ? new RegExp(`type ${type} =([\\s\\S]*?);$`, 'm')
      : new RegExp(`interface ${owner} [\\s\\S]*?^ {2}${prop ?? ''}\\??: (.*);$`, 'm');
  const alias = /^[\w[\]']+$/.test(type) ? findIn(sources, pattern) : undefined;
  if (!alias) return undefined;
  const [source, written] = alias;
  const plain = written.replaceAll(WITHOUT_COMMENTS, '').trim();
  return plain === type ? undefined : optionsOf(plain, [source, ...sources]);
}
