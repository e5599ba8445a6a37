import type { Random } from '../services/random';

/** The property names and indices that lead from a value to one of its parts. */
type Path = readonly (string | number)[];

/** Texts that a damaged or manually edited record may contain. */
const TEXTS = [
  '',
  '0',
  '1',
  '10.005',
  '-1',
  '-0.01',
  '1e3',
  '1e-9',
  '007',
  ' 1',
  'NaN',
  'x',
  'usd',
  'doge',
];
const LONGER = ['personal', '2026-03-01T00:00:00.000Z', '9'.repeat(80), '0.0000000000000000000001'];
const VALUES = [0, 1, -1, 1.5, Number.NaN, null, undefined, true, [], {}, [null]];
const OTHERS: readonly unknown[] = [...TEXTS, ...LONGER, ...VALUES];

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (!isParent(value)) return [path];
  const keys: readonly (string | number)[] = Array.isArray(value)
    ? [...value.keys()]
    : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(value[key], [...path, key]))];
}

/**
 * Returns a copy of plain data with one random change: a value, an entry or a field is replaced, added, duplicated or
 * removed.
 */
export function edited<Value>(original: Value, random: Random): Value {
  const copy = structuredClone(original);
  const pick = <Item>(list: readonly Item[]) => list[random.integer(0, list.length - 1)] as Item;
  const path = pick(pathsOf(copy).filter(({ length }) => length > 0));
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], copy);
  const key = path.at(-1) as never;
  const parents = parent as Record<string, unknown> & unknown[];
  const kind = pick(['change', 'change', 'change', 'remove', 'add', 'repeat'] as const);
  if (kind === 'change') parents[key] = pick(OTHERS);
  else if (kind === 'add') parents[pick(['doge', 'extra', 'usd']) as never] = pick(OTHERS);
  else if (!Array.isArray(parent)) Reflect.deleteProperty(parents, key);
  else if (kind === 'remove') parents.splice(key, 1);
  else parents.push(structuredClone(parents[key]));
  return copy;
}
