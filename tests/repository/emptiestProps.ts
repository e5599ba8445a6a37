import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..', '..');

let made: ts.Program | undefined;

/** Returns the compiler's program with the components. The program is created only once. */
function program(): ts.Program {
  if (made) return made;
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: ['src/components'] },
    ts.sys,
    ROOT,
  );
  made = ts.createProgram(fileNames, options);
  return made;
}

/** Values of types that have no emptiest value. */
const KNOWN: Readonly<Record<string, () => unknown>> = {
  Element: () => document.createElement('div'),
  HTMLElement: () => document.createElement('div'),
  ReactElement: () => null,
};

/** A type that contains itself ends at this depth. */
const DEEPEST = 6;

const has = ({ flags }: ts.Type, wanted: ts.TypeFlags) => (flags & wanted) !== 0;

/** Returns the first of the types that has a flag. */
const flagged = (types: readonly ts.Type[], flags: ts.TypeFlags) =>
  types.find((type) => has(type, flags));

/** Returns the emptiest value of an object's type: no entries, and only the required properties. */
function emptyObject(type: ts.Type, depth: number): unknown {
  const checker = program().getTypeChecker();
  const [call] = type.getCallSignatures();
  if (call) {
    const result = checker.getReturnTypeOfSignature(call);
    return () => emptyOf(result, depth + 1);
  }
  if (checker.isTupleType(type)) {
    const { minLength } = (type as ts.TupleTypeReference).target;
    const members = checker.getTypeArguments(type as ts.TupleTypeReference);
    return members.slice(0, minLength).map((member) => emptyOf(member, depth + 1));
  }
  if (checker.isArrayType(type)) return [];
  const symbol = type.getSymbol()?.getName() ?? '';
  if (symbol === 'Promise')
    return Promise.resolve(
      emptyOf(checker.getTypeArguments(type as ts.TypeReference)[0], depth + 1),
    );
  const required = type
    .getProperties()
    .filter((property) => (property.flags & ts.SymbolFlags.Optional) === 0);
  return Object.fromEntries(
    required.map((property) => [
      property.name,
      emptyOf(checker.getTypeOfSymbol(property), depth + 1),
    ]),
  );
}

/** Returns the emptiest value of a type, such as an empty text or an empty list. */
function emptyOf(type: ts.Type | undefined, depth = 0): unknown {
  if (!type || depth > DEEPEST) return undefined;
  const known = KNOWN[(type.aliasSymbol ?? type.getSymbol())?.getName() ?? ''];
  if (known) return known();
  if (type.isUnion()) {
    if (flagged(type.types, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined;
    if (flagged(type.types, ts.TypeFlags.Null)) return null;
    return emptyOf(type.types[0], depth);
  }
  if (type.isIntersection())
    return has(type.types[0] ?? type, ts.TypeFlags.StringLike) ? '' : emptyObject(type, depth);
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  // The only template literal type in Florin's props is `Decimal`.
  if (has(type, ts.TypeFlags.TemplateLiteral)) return '0';
  if (has(type, ts.TypeFlags.StringLike)) return '';
  if (has(type, ts.TypeFlags.NumberLike)) return 0;
  if (has(type, ts.TypeFlags.BooleanLike)) return false;
  return has(type, ts.TypeFlags.Object) ? emptyObject(type, depth) : undefined;
}

/** Returns whether a value is a list or an object without entries. */
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The props for a render of a component with as little data as its types allow. */
export interface EmptiestProps {
  /**
   * The required props, each with the emptiest value of its type. The prop `open` is true, so that dialogs and menus
   * are open.
   */
  readonly required: Readonly<Record<string, unknown>>;
  /** The optional props that accept an empty list or an empty object. */
  readonly optional: Readonly<Record<string, unknown>>;
}

/** Returns the emptiest props of a component that its types accept. `module` is the component's path below `src/`. */
export function emptiestProps(module: string, name: string): EmptiestProps {
  const checker = program().getTypeChecker();
  const source = program().getSourceFile(join(ROOT, 'src', `${module}.tsx`).replaceAll('\\', '/'));
  const declared = source && checker.getSymbolAtLocation(source)?.exports;
  const symbol = declared?.get(ts.escapeLeadingUnderscores(`${name}Props`));
  if (!symbol) throw new Error(`${module} does not declare ${name}Props.`);
  const own = (property: ts.Symbol) =>
    property.declarations?.some((one) => one.getSourceFile().fileName.includes('/src/')) === true;
  const required: Record<string, unknown> = {};
  const optional: Record<string, unknown> = {};
  for (const property of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
    const type = checker.getTypeOfSymbol(property);
    if ((property.flags & ts.SymbolFlags.Optional) === 0)
      required[property.name] = property.name === 'open' ? true : emptyOf(type);
    else if (own(property)) {
      const value = emptyOf(checker.getNonNullableType(type));
      if (isEmpty(value)) optional[property.name] = value;
    }
  }
  return { required, optional };
}
