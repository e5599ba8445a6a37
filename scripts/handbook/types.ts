import ts from 'typescript';
import type { ReadSource, Source } from './sources.ts';
import { declarationOf, docOf, textOf, walk } from './sources.ts';
import type { SpokenType } from './spoken.ts';
import { spokenBy } from './spoken.ts';

/** A prop of a component, as its type is written. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The value that it has when it is left out, as code. */
  readonly byDefault: string | null;
  readonly meaning: string;
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

/** The register of ids speaks to the compiler: its own file explains it. */
const WRITTEN_ELSEWHERE = (module: string) => module === 'domain/register';

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
  const inherits = inheritedBy(statement).filter((_type, index) => own[index] === undefined);
  const spoken = spokenBy(read, [{ source, statement }], nameOf, WRITTEN_ELSEWHERE);
  const codes = [
    ...(inherits.length > 0 ? [textOf(statement)] : []),
    ...spoken.map(({ code }) => code),
  ];
  return {
    props,
    inherits,
    declaration: textOf(statement),
    // The table has the props of every root. Their type is written out where some code names it.
    spoken: spoken.filter(
      (type) =>
        type.name !== 'RootProps' || codes.some((code) => /extends[^{]*\bRootProps\b/.test(code)),
    ),
    parts: partsOf(source.declared.get(name), name),
  };
}
