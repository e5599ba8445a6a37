import { posix } from 'node:path';
import ts from 'typescript';
import type { ReadSource, Source } from './sources.ts';
import { declarationOf } from './sources.ts';

/** Parts of an example: its imports, the values that it needs, and the component itself. */
interface Example {
  readonly imports: Set<string>;
  readonly values: Map<ts.Node, string>;
}

/** A spy of the tests. */
const isSpy = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'fn';

/** Text without the spies of tests: `fn()` does nothing, and `fn(act)` does what is handed to it. */
function plain(node: ts.Node): string {
  const text = node.getText();
  const start = node.getStart();
  const cuts: { from: number; to: number; text: string }[] = [];
  const look = (inner: ts.Node): void => {
    if (isSpy(inner)) {
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

/** The identifiers in a node that may be names of the module: no keys, no names of members, and no types of spies. */
function namesIn(node: ts.Node): readonly string[] {
  const names = new Set<string>();
  const look = (inner: ts.Node): void => {
    if (isSpy(inner)) {
      inner.arguments.forEach(look);
      return;
    }
    const { parent } = inner;
    const isOther =
      (ts.isPropertyAccessExpression(parent) && parent.name === inner) ||
      (ts.isPropertyAssignment(parent) && parent.name === inner) ||
      (ts.isJsxAttribute(parent) && parent.name === inner) ||
      ts.isPropertySignature(parent);
    if (ts.isIdentifier(inner) && !isOther) names.add(inner.text);
    inner.forEachChild(look);
  };
  look(node);
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
    // A public module may hand the type on from another one.
    const isType = other && declarationOf(read, other, imported.name)?.statement.kind;
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

/** The properties of an object literal by their names; undefined for one whose properties are not all written out. */
function propertiesOf(node: ts.Node | undefined): ReadonlyMap<string, ts.Expression> | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const properties = node.properties.flatMap((property) => {
    if (ts.isPropertyAssignment(property))
      return [[property.name.getText(), property.initializer] as const];
    return ts.isShorthandPropertyAssignment(property)
      ? [[property.name.getText(), property.name] as const]
      : [];
  });
  return properties.length === node.properties.length ? new Map(properties) : undefined;
}

/** The options that `preview.meta` or `meta.story` is called with; undefined where they are made elsewhere. */
function optionsOf(call: ts.Node | undefined) {
  if (!call || !ts.isCallExpression(call)) return undefined;
  const [options] = call.arguments;
  return options ? propertiesOf(options) : new Map<string, ts.Expression>();
}

/** The args among such options; undefined where they are made elsewhere. */
function argsOf(options: ReadonlyMap<string, ts.Expression>) {
  return options.has('args') ? propertiesOf(options.get('args')) : new Map<string, ts.Expression>();
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

/** A component with props as a module that can be copied: what it needs is imported from the package or written out. */
function exampleOf(
  read: ReadSource,
  stories: Source,
  name: string,
  given: ReadonlyMap<string, ts.Expression>,
  nameOf: (module: string) => string | undefined,
): string {
  const example: Example = { imports: new Set(), values: new Map() };
  example.imports.add(`import { ${name} } from 'florin/${name}';`);
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

/**
 * The code of a component's stories by their names, each a module that can be copied: the story's args as props. A
 * story that has a `render` function, or takes its args from elsewhere, has no code. The first story always has:
 * an example beside the stories, `SendForm.usage.tsx`, replaces it where the args do not show enough.
 */
export function usagesOf(
  read: ReadSource,
  stories: Source,
  name: string,
  nameOf: (module: string) => string | undefined,
): ReadonlyMap<string, string> {
  const own = read(stories.module.replace(/stories$/, 'usage'));
  const meta = optionsOf(valueOf(stories, 'meta')) ?? new Map<string, ts.Expression>();
  const shared = argsOf(meta) ?? new Map<string, ts.Expression>();
  const codeOf = (story: string, isFirst: boolean): string | undefined => {
    if (isFirst && own) return written(own, nameOf);
    const options = optionsOf(valueOf(stories, story));
    const isOther = options?.has('render') === true || (own && meta.has('render'));
    const args = options && (isFirst || isOther !== true) ? argsOf(options) : undefined;
    return args && exampleOf(read, stories, name, new Map([...shared, ...args]), nameOf);
  };
  const names = [...stories.declared].flatMap(([story, statement]) =>
    /^export const \w+ = meta\.story\(/.test(statement.getText()) ? [story] : [],
  );
  return new Map(
    names.flatMap((story, index) => {
      const code = codeOf(story, index === 0);
      return code === undefined ? [] : [[story, code] as const];
    }),
  );
}
