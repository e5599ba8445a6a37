import { posix } from 'node:path';
import ts from 'typescript';
import type { ReadSource, Source } from './sources.ts';
import { walk } from './sources.ts';

/** Parts of an example: its imports, the values that it needs, and the component itself. */
interface Example {
  readonly imports: Set<string>;
  readonly values: Map<ts.Node, string>;
}

/** Text without the spies of tests: `fn()` does nothing, and `fn(act)` does what is handed to it. */
function plain(node: ts.Node): string {
  const text = node.getText();
  const start = node.getStart();
  const cuts: { from: number; to: number; text: string }[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && inner.expression.getText() === 'fn') {
      const [act] = inner.arguments;
      cuts.push({
        from: inner.getStart() - start,
        to: inner.end - start,
        text: act ? plain(act) : '() => {}',
      });
      return;
    }
    inner.forEachChild(look);
  };
  look(node);
  return cuts.toReversed().reduce((left, { from, to, text: put }) => {
    return `${left.slice(0, from)}${put}${left.slice(to)}`;
  }, text);
}

/** The identifiers in a node that may be names of the module: no keys, and no names of members. */
function namesIn(node: ts.Node): readonly string[] {
  const names = new Set<string>();
  walk(node, (inner) => {
    if (!ts.isIdentifier(inner)) return;
    const { parent } = inner;
    const isOther =
      (ts.isPropertyAccessExpression(parent) && parent.name === inner) ||
      (ts.isPropertyAssignment(parent) && parent.name === inner) ||
      (ts.isJsxAttribute(parent) && parent.name === inner) ||
      ts.isPropertySignature(parent);
    if (!isOther) names.add(inner.text);
  });
  return [...names];
}

/** Collects what a node needs: values of the same module and of fixtures whole, all else by import. */
function need(
  read: ReadSource,
  nameOf: (module: string) => string | undefined,
  source: Source,
  node: ts.Node,
  example: Example,
): void {
  for (const name of namesIn(node)) {
    const statement = source.declared.get(name);
    if (statement !== undefined) {
      if (example.values.has(statement)) continue;
      // In front of itself stand the values that it needs.
      example.values.set(statement, '');
      need(read, nameOf, source, statement, example);
      example.values.delete(statement);
      example.values.set(statement, plain(statement).replace(/^export /, ''));
      continue;
    }
    const imported = source.imported.get(name);
    if (imported === undefined || /^(?:storybook|#\.storybook)/.test(imported.from)) continue;
    const other = imported.isOwn ? read(imported.from) : undefined;
    const from = other ? nameOf(other.module) : imported.from;
    if (other && from === undefined) {
      const over = other.declared.get(imported.name);
      if (over === undefined) continue;
      if (example.values.has(over)) continue;
      example.values.set(over, '');
      need(read, nameOf, other, over, example);
      example.values.delete(over);
      example.values.set(over, plain(over).replace(/^export /, ''));
      continue;
    }
    const path = other ? `florin/${from ?? ''}` : imported.from;
    const isType = other?.declared.get(imported.name)?.kind;
    const word =
      isType === ts.SyntaxKind.InterfaceDeclaration ||
      isType === ts.SyntaxKind.TypeAliasDeclaration ||
      (!other && /^(?:react)$/.test(path) && /^[A-Z]/.test(name))
        ? 'import type'
        : 'import';
    example.imports.add(
      imported.name === 'default'
        ? `${word} ${name} from '${path}';`
        : `${word} { ${imported.name === name ? name : `${imported.name} as ${name}`} } from '${path}';`,
    );
  }
}

/** The object of args that a call of `preview.meta` or `meta.story` is given. */
function argsOf(call: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const options = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  for (const property of options.properties)
    if (
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'args' &&
      ts.isObjectLiteralExpression(property.initializer)
    )
      found = property.initializer;
  return found;
}

/** The value of a constant of the stories file. */
function valueOf(source: Source, name: string): ts.Expression | undefined {
  const statement = source.declared.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations[0]?.initializer;
}

const withoutConst = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) && node.type.getText() === 'const' ? node.expression : node;

/** A prop as it is written in JSX. */
function attribute(name: string, value: ts.Expression): string {
  const bare = withoutConst(value);
  if (ts.isStringLiteral(bare) && !/["\n\\]/.test(bare.text)) return `${name}="${bare.text}"`;
  if (bare.kind === ts.SyntaxKind.TrueKeyword) return name;
  return `${name}={${plain(bare)}}`;
}

function childrenOf(value: ts.Expression): string {
  const bare = withoutConst(value);
  if (ts.isStringLiteral(bare)) return /[{}<>]/.test(bare.text) ? `{${plain(bare)}}` : bare.text;
  if (ts.isJsxElement(bare) || ts.isJsxSelfClosingElement(bare) || ts.isJsxFragment(bare))
    return plain(bare);
  return bare.kind === ts.SyntaxKind.NullKeyword ? '' : `{${plain(bare)}}`;
}

/** An example that is written by hand, with the imports as somebody else's project writes them. */
function written({ module, file }: Source, nameOf: (module: string) => string | undefined): string {
  return file.text.replaceAll(/(?<=from ')\.[^']+(?=')/g, (specifier) => {
    const target = posix.join(posix.dirname(module), specifier);
    const name = nameOf(target);
    if (name === undefined)
      throw new Error(`${module} imports ${target}, which has no public name.`);
    return `florin/${name}`;
  });
}

/**
 * The usage of a component as a module that can be copied: the first story's args as props, with all that they
 * need, imported from the package or written out. An example beside the stories, `SendForm.usage.tsx`, stands in
 * for it where one has to see more.
 */
export function usageOf(
  read: ReadSource,
  stories: Source,
  name: string,
  nameOf: (module: string) => string | undefined,
): string {
  const own = read(stories.module.replace(/stories$/, 'usage'));
  if (own) return written(own, nameOf);
  const example: Example = { imports: new Set(), values: new Map() };
  example.imports.add(`import { ${name} } from 'florin/${name}';`);
  const [first] = [...stories.declared].flatMap(([story, statement]) =>
    /^export const \w+ = meta\.story\(/.test(statement.getText()) ? [story] : [],
  );
  const given = new Map<string, ts.Expression>();
  for (const args of [argsOf(valueOf(stories, 'meta')), argsOf(valueOf(stories, first ?? ''))])
    for (const property of args?.properties ?? []) {
      if (ts.isPropertyAssignment(property))
        given.set(property.name.getText(), property.initializer);
      if (ts.isShorthandPropertyAssignment(property))
        given.set(property.name.getText(), property.name);
    }
  const { children, ...attributes } = Object.fromEntries(given);
  for (const value of given.values()) need(read, nameOf, stories, value, example);
  const props = Object.entries(attributes).map(([prop, value]) => attribute(prop, value));
  const inner = children ? childrenOf(children) : '';
  const opening = [name, ...props].join('\n  ');
  const element = inner === '' ? `<${opening} />` : `<${opening}>${inner}</${name}>`;
  return [
    [...example.imports].toSorted().join('\n'),
    ...example.values.values(),
    `export const Example = () => (${element});`,
  ].join('\n\n');
}
