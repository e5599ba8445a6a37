import ts from 'typescript';
import { program, ROOT, sourceOf } from './program.ts';

/** The props of a component. */
export interface Props {
  /** A table in Markdown of the props that Florin declares. */
  readonly table: string;
  /** Types of other packages. The component also accepts the props in these types. */
  readonly others: readonly string[];
}

const isOwn = (symbol: ts.Symbol) =>
  symbol.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${ROOT}src/`)) ===
  true;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** Formats code for a table cell. If the code contains a backtick, two backticks surround it. */
function cell(code: string): string {
  const text = oneLine(code).replaceAll('|', '\\|');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

const docOf = (node: ts.Node): string => {
  const doc = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment);
  return oneLine(doc ?? '').replaceAll('|', '\\|');
};

/** Reads the default values of props from the first parameter of the component's function. */
function defaultsOf(component: ts.Statement | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (node: ts.Node): boolean | undefined => {
    const pattern = ts.isFunctionLike(node) ? node.parameters[0]?.name : undefined;
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return node.forEachChild(look);
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer) found.set((propertyName ?? name).getText(), initializer.getText());
    return true;
  };
  if (component) look(component);
  return found;
}

/** Reads the props of a component from its module. */
export function propsOf(module: string, name: string): Props {
  const checker = program().getTypeChecker();
  const source = sourceOf(module);
  const declared = source && checker.getSymbolAtLocation(source)?.exports;
  const props = declared?.get(ts.escapeLeadingUnderscores(`${name}Props`))?.declarations?.[0];
  const component = declared?.get(ts.escapeLeadingUnderscores(name))?.declarations?.[0];
  if (!props || !component)
    throw new Error(`${module} does not declare both ${name} and ${name}Props.`);
  const defaults = defaultsOf(ts.findAncestor(component, ts.isStatement));
  const rows = checker
    .getTypeAtLocation(props)
    .getProperties()
    .filter(isOwn)
    .map((prop) => {
      const node = prop.declarations?.[0];
      // The compiler itself creates the properties of generic types, so the source contains no type for them.
      const isWritten =
        node && ts.isPropertySignature(node) && !(prop.flags & ts.SymbolFlags.Transient);
      const type = isWritten
        ? node.type?.getText()
        : checker.typeToString(checker.getTypeOfSymbol(prop));
      const isOptional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
      const byDefault = defaults.get(prop.name);
      return `| ${cell(prop.name)} | ${cell((type ?? '').replace(/ \| undefined$/, ''))} | ${
        isOptional ? (byDefault === undefined ? '–' : cell(byDefault)) : 'required'
      } | ${node ? docOf(node) : ''} |`;
    });
  const heads = ts.isInterfaceDeclaration(props)
    ? (props.heritageClauses ?? []).flatMap(({ types }) => types)
    : ts.isTypeAliasDeclaration(props) && ts.isIntersectionTypeNode(props.type)
      ? props.type.types
      : [];
  const isForeign = (head: ts.TypeNode) =>
    checker
      .getTypeAtLocation(head)
      .getProperties()
      .some((prop) => !isOwn(prop));
  return {
    table: ['| Prop | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    others: heads.filter(isForeign).map((head) => oneLine(head.getText())),
  };
}
