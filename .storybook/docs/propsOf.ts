import type { Option } from './optionsOf.ts';
import { optionsOf } from './optionsOf.ts';

/** A prop as its type's source describes it. */
export interface PropDoc {
  readonly name: string;
  /** The type as it is written: `Decimal`, `(id: string) => void`. */
  readonly type: string;
  readonly required: boolean;
  /** Its doc comment; empty if the name says it all. */
  readonly description: string;
  /** The values to choose from, if its type, or that of a list's members, names them one by one. */
  readonly options?: readonly Option[];
}

/** A member of an interface as Prettier writes it: indented by two blanks, ended by a semicolon. */
const MEMBER =
  /(?:^ {2}\/\*\*(?<doc>[\s\S]*?)\*\/\n)?^ {2}(?:readonly )?(?<name>\w+)(?<optional>\?)?: (?<type>[\s\S]*?);$/gm;

const LIST = /^readonly (?<of>.+)\[\]$/;

const DERIVED = /^(?<kind>Pick|Omit)<\s*(?<of>\w+),(?<keys>[^>]+)>$/;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();

const membersOf = (body: string, sources: readonly string[]): PropDoc[] =>
  [...body.matchAll(MEMBER)].map(({ groups }) => {
    const type = oneLine(groups?.['type'] ?? '').replace(/^\| /, '');
    const options = optionsOf(type.replace(LIST, '$<of>'), sources);
    return {
      name: groups?.['name'] ?? '',
      type,
      required: groups?.['optional'] === undefined,
      description: oneLine(groups?.['doc'] ?? ''),
      ...(options && { options }),
    };
  });

/** What `Pick<Type, keys>` and `Omit<Type, keys>` come to, or a type's own members. */
function derived(type: string, sources: readonly string[]): PropDoc[] {
  const { kind, of = type.trim(), keys: list = '' } = DERIVED.exec(type.trim())?.groups ?? {};
  const keys = [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
  const known = declared(of, sources);
  if (kind === undefined) return known;
  // A type from a package: what is picked is known by name, and by where to look it up.
  const all =
    known.length > 0
      ? known
      : keys.map((name) => ({ name, type: `${of}['${name}']`, required: false, description: '' }));
  return all.filter(({ name }) => keys.includes(name) === (kind === 'Pick'));
}

function declared(type: string, sources: readonly string[]): PropDoc[] {
  const head = new RegExp(
    `^(?:export )?interface ${type}(?: extends (?<base>[\\s\\S]*?))? \\{\\n(?<body>[\\s\\S]*?)^\\}`,
    'm',
  );
  const alias = new RegExp(`^(?:export )?type ${type} = (?<base>[^;]+);`, 'm');
  for (const source of sources) {
    const found = head.exec(source)?.groups ?? alias.exec(source)?.groups;
    if (found) {
      const own = membersOf(found['body'] ?? '', [source, ...sources]);
      const base = found['base'] === undefined ? [] : derived(found['base'], sources);
      return [...base.filter(({ name }) => own.every((prop) => prop.name !== name)), ...own];
    }
  }
  return [];
}

/**
 * The props of a component, read from the interface `NameProps` wherever it stands in `sources`, with
 * those that it takes over from others. Storybook's own reader does not follow a type into another
 * file, and calls what it does not understand "unknown".
 */
export const propsOf = (component: string, sources: readonly string[]): readonly PropDoc[] =>
  declared(`${component}Props`, sources);
