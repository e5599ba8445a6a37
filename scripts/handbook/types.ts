import ts from 'typescript';
import type { Declaration, ReadSource, Source } from './sources.ts';
import { declarationOf, docOf, textOf, walk } from './sources.ts';

/** A prop of a component, as its type is written. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The value that it has when it is left out, as code. */
  readonly byDefault: string | null;
  readonly meaning: string;
}

/** A type that the props speak of. */
export interface SpokenType {
  readonly name: string;
  /** The public module that exports it; null for one that cannot be imported by its name. */
  readonly from: string | null;
  readonly code: string;
}

/** The props of a component: one by one, and whole. */
export interface ComponentTypes {
  readonly props: readonly Prop[];
  /** Types whose props it takes, too: `Omit<TextFieldProps, 'type'>`. */
  readonly inherits: readonly string[];
  /** The declaration as it is written. */
  readonly declaration: string;
  readonly spoken: readonly SpokenType[];
  /** Its parts that have a class name: `root`, and its slots; none for one without an element of its own. */
  readonly parts: readonly string[];
}

/** Longer values are no part of a type's text. */
const LONGEST_VALUE = 12;

/** Types that say nothing to a reader: how the compiler learns of texts and of registered ids. */
const INNER = new Set([
  'OtherTexts',
  'Texts',
  'Register',
  'IdOf',
  'Say',
  'Placeholder',
  'RootProps',
]);

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** The function that draws a component: its own, or the one that is handed to `rooted`. */
function renderOf(component: ts.Statement | undefined) {
  if (component === undefined || ts.isFunctionDeclaration(component)) return component;
  let render: ts.ArrowFunction | ts.FunctionExpression | undefined;
  walk(component, (node) => {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) render ??= node;
  });
  return render;
}

/** The values that stand in for props which are left out, from the component's own parameter. */
function defaultsOf(component: ts.Statement | undefined): ReadonlyMap<string, string> {
  const pattern = renderOf(component)?.parameters[0]?.name;
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), oneLine(initializer.getText())]] : [],
    ),
  );
}

/** The names of a component's parts that a theme and a style sheet find: `root`, and its slots. */
function partsOf(component: ts.Statement | undefined, name: string): readonly string[] {
  const text = component?.getText() ?? '';
  if (!new RegExp(`\\brooted\\(\\s*'${name}'`).test(text)) return [];
  const slots = [...text.matchAll(/\bpart\(\s*'(?<slot>\w+)'/g)];
  return [...new Set(['root', ...slots.map(({ groups }) => groups?.['slot'] ?? '')])];
}

/** The members of an interface or of an object's type. */
function membersOf(statement: ts.Statement): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(statement)) return statement.members;
  const type = ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  if (type && ts.isTypeLiteralNode(type)) return type.members;
  if (type && ts.isIntersectionTypeNode(type))
    return type.types.filter(ts.isTypeLiteralNode).flatMap(({ members }) => members);
  return [];
}

export function inheritedBy(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement))
    return (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.map((type) => oneLine(type.getText())),
    );
  const type = ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  if (type === undefined || ts.isTypeLiteralNode(type)) return [];
  const parts = ts.isIntersectionTypeNode(type) ? type.types : [type];
  return parts.filter((part) => !ts.isTypeLiteralNode(part)).map((part) => oneLine(part.getText()));
}

/** The names of types and of values that a declaration's types speak of, in their order. */
function namesIn(statement: ts.Statement): readonly string[] {
  const names: string[] = [];
  walk(statement, (node) => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined;
    if (name && ts.isIdentifier(name)) names.push(name.text);
  });
  return names;
}

/** The keys of a value that is written as an object. */
export function keysOf(statement: ts.Statement): readonly string[] {
  const keys: string[] = [];
  walk(statement, (node) => {
    if (keys.length === 0 && ts.isObjectLiteralExpression(node))
      keys.push(...node.properties.map(({ name }) => name?.getText() ?? ''));
  });
  return keys.filter((key) => /^\w+$/.test(key));
}

/** A declaration's code; the keys of a value are spelled out where the type is made of them. */
export function codeOf(read: ReadSource, { source, statement }: Declaration): string {
  return textOf(statement)
    .replace(/^export /m, '')
    .replace(/keyof typeof (?<value>[A-Z_]+)\b/, (whole, value: string) => {
      const found = declarationOf(read, source, value);
      const keys = found ? keysOf(found.statement) : [];
      return keys.length === 0 ? whole : keys.map((key) => `'${key}'`).join(' | ');
    });
}

const isShown = ({ statement }: Declaration) =>
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  (ts.isVariableStatement(statement) && textOf(statement).split('\n').length <= LONGEST_VALUE);

/** All types of ours that a declaration speaks of, and those that these speak of, nearest first. */
function spokenBy(
  read: ReadSource,
  start: Declaration,
  nameOf: (module: string) => string | undefined,
): readonly SpokenType[] {
  const seen = new Set<ts.Statement>([start.statement]);
  const found: SpokenType[] = [];
  const queue: Declaration[] = [start];
  for (const { source, statement } of queue) {
    for (const name of namesIn(statement)) {
      const next = INNER.has(name) ? undefined : declarationOf(read, source, name);
      const isTexts = next?.source.module.endsWith('.messages') ?? true;
      if (next === undefined || isTexts || seen.has(next.statement) || !isShown(next)) continue;
      seen.add(next.statement);
      queue.push(next);
      const isExported = ts.canHaveModifiers(next.statement)
        ? (ts.getModifiers(next.statement) ?? []).some(
            ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
          )
        : false;
      const from = (isExported ? nameOf(next.source.module) : undefined) ?? null;
      found.push({ name, from, code: codeOf(read, next) });
    }
  }
  return found;
}

/** The types of a component of a module; `nameOf` is the public name of a module. */
export function typesOf(
  read: ReadSource,
  source: Source,
  name: string,
  nameOf: (module: string) => string | undefined,
): ComponentTypes {
  const statement = source.declared.get(`${name}Props`);
  if (statement === undefined) throw new Error(`${source.module} declares no ${name}Props.`);
  const defaults = defaultsOf(source.declared.get(name));
  const own = inheritedBy(statement).map((type) => declarationOf(read, source, type));
  const members = [statement, ...own.flatMap((found) => found?.statement ?? [])].flatMap(membersOf);
  const props = members.flatMap((member): readonly Prop[] => {
    const isProp = ts.isPropertySignature(member) || ts.isMethodSignature(member);
    if (!isProp) return [];
    const prop = member.name.getText();
    return [
      {
        name: prop,
        type: oneLine(member.type?.getText() ?? 'unknown'),
        isOptional: member.questionToken !== undefined,
        byDefault: defaults.get(prop) ?? null,
        meaning: docOf(member),
      },
    ];
  });
  return {
    props,
    inherits: inheritedBy(statement).filter((_type, index) => own[index] === undefined),
    declaration: textOf(statement),
    spoken: spokenBy(read, { source, statement }, nameOf),
    parts: partsOf(source.declared.get(name), name),
  };
}
