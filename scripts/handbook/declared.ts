import ts from 'typescript';
import type { Declaration, ReadSource } from './sources.ts';
import { declarationOf, textOf, walk } from './sources.ts';

/** Longer values are named, and not written out. */
const LONGEST = 400;

export const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The keys of a value that is written as an object, or of the object at one of its keys, as a type names them. */
function keysOf(statement: ts.Statement, at?: string): readonly string[] {
  let found: ts.ObjectLiteralExpression | undefined;
  walk(statement, (node) => {
    const isThere =
      at === undefined ||
      (ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === at);
    if (isThere && ts.isObjectLiteralExpression(node)) found ??= node;
  });
  return (found?.properties ?? []).flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

const isObject = (value: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(value) ||
  ((ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) && isObject(value.expression));

/** A key as an object's literal has it. */
const quoted = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** A function without its body, of a long object the keys alone, a type as it is. */
function signatureOf(statement: ts.Statement): string {
  const whole = textOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.body)
    return `${whole.slice(0, whole.length - (statement.end - statement.body.getStart())).trim()};`;
  if (!ts.isVariableStatement(statement)) return whole;
  const { type, initializer: value } = statement.declarationList.declarations[0] ?? {};
  if (value === undefined) return whole;
  const without = (node: ts.Node, shape = '…') =>
    `${whole.slice(0, whole.length - (statement.end - node.getStart())).trim()} ${shape};`;
  // The type of a function says enough. Its value is a matter of the sources.
  if (type && ts.isFunctionTypeNode(type))
    return `${whole.slice(0, whole.length - (statement.end - type.end))};`;
  if (type === undefined && ts.isCallExpression(value)) return without(value);
  if (ts.isArrowFunction(value)) return without(value.body);
  if (whole.length <= LONGEST || statement.getSourceFile().fileName.includes('.messages.'))
    return whole;
  const keys = isObject(value) ? keysOf(statement).map((key) => `${quoted(key)}: …`) : [];
  const shape = keys.length > 0 ? `{ ${keys.join(', ')} }` : '…';
  return without(value, shape);
}

/** A declaration as a reader needs it. The keys of a value are spelled out where a type is made of them. */
export const codeOf = (read: ReadSource, { source, statement }: Declaration): string =>
  signatureOf(statement).replaceAll(
    /keyof typeof (?<value>\w+)(?:\.(?<at>\w+))?\b/g,
    (whole, value: string, at?: string) => {
      const found = declarationOf(read, source, value);
      const keys = found ? keysOf(found.statement, at) : [];
      return keys.length === 0 ? whole : keys.map((key) => `'${key}'`).join(' | ');
    },
  );
