import { posix } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { componentsOf, entriesOf } from '../lib/entries.mjs';
import { storiesFiles } from './pages.ts';
import { program, ROOT, sourceOf } from './program.ts';

/** The code above the component of an example: imports, and statements that declare values. */
interface Example {
  readonly imports: Set<string>;
  readonly values: Map<ts.Node, string>;
}

/** Maps the path of a module below `src/` to the public name of the module. */
const NAMES = new Map(Object.entries(entriesOf(ROOT)).map(([name, module]) => [module, name]));

/** Maps the name of a component, such as `Hero`, to its public name, such as `demo/Hero`. */
const PATHS = new Map(componentsOf(ROOT).map(({ name, path }) => [name, path]));

const nameOf = (file: string) => NAMES.get(file.replace(`${ROOT}src/`, '').replace(/\.tsx?$/, ''));

/** Returns whether a node is a call of `fn`, which creates a spy. */
const isSpy = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'fn';

/** Returns the code of a node without spies: `fn()` becomes an empty function, and `fn(act)` becomes `act`. */
function plain(node: ts.Node): string {
  if (isSpy(node)) return node.arguments[0] ? plain(node.arguments[0]) : '() => {}';
  let [text, end] = ['', node.getStart()];
  node.forEachChild((child) => {
    text += node.getSourceFile().text.slice(end, child.getStart()) + plain(child);
    end = child.end;
  });
  return text + node.getSourceFile().text.slice(end, node.end);
}

/** Returns the top-level statement of a declaration, or undefined if the declaration is nested. */
function statementOf(declaration: ts.Declaration): ts.Statement | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isStatement(node) && ts.isSourceFile(node.parent) ? node : undefined;
}

/**
 * Adds the code that a node needs to an example: imports of public modules and packages, and copies of other values.
 */
function need(node: ts.Node, example: Example): void {
  if (isSpy(node)) {
    for (const argument of node.arguments) need(argument, example);
    return;
  }
  if (ts.isIdentifier(node)) take(node, example);
  node.forEachChild((child) => {
    need(child, example);
  });
}

function take(name: ts.Identifier, example: Example): void {
  const checker = program().getTypeChecker();
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const link = found?.declarations?.[0];
  if (found === undefined || link === undefined) return;
  const clause = ts.findAncestor(link, ts.isImportDeclaration);
  const target = clause ? checker.getAliasedSymbol(found) : found;
  if (clause) {
    const from = (clause.moduleSpecifier as ts.StringLiteral).text;
    if (/^(?:storybook|#\.storybook)/.test(from)) return;
    const file = checker.getSymbolAtLocation(clause.moduleSpecifier)?.declarations?.[0];
    const own = file?.getSourceFile().fileName.startsWith(`${ROOT}src/`) ? file : undefined;
    const path = own ? nameOf(own.getSourceFile().fileName) : from;
    if (path !== undefined) {
      const word = target.flags & ts.SymbolFlags.Value ? 'import' : 'import type';
      const names = ts.isImportSpecifier(link) ? `{ ${link.getText()} }` : name.text;
      example.imports.add(`${word} ${names} from '${own ? `florin/${path}` : path}';`);
      return;
    }
  }
  const statement = target.declarations?.[0] && statementOf(target.declarations[0]);
  if (!statement?.getSourceFile().fileName.startsWith(`${ROOT}src/`)) return;
  if (example.values.has(statement)) return;
  // The example has to contain the values that the statement needs before the statement itself.
  example.values.set(statement, '');
  need(statement, example);
  example.values.delete(statement);
  example.values.set(statement, plain(statement).replace(/^export /, ''));
}

/**
 * Returns the properties of an object literal by name. Returns undefined if the literal contains anything else, such as
 * a spread.
 */
function propertiesOf(node: ts.Node | undefined): ReadonlyMap<string, ts.Expression> | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = new Map<string, ts.Expression>();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) found.set(property.name.getText(), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property))
      found.set(property.name.text, property.name);
    else return undefined;
  }
  return found;
}

/**
 * Reads the options and args of a call of `preview.meta` or `meta.story`. Undefined if they are not object literals.
 */
function optionsOf(call: ts.Expression | undefined) {
  if (!call || !ts.isCallExpression(call)) return undefined;
  const options = call.arguments[0] ? propertiesOf(call.arguments[0]) : new Map<string, never>();
  const given = options?.get('args');
  const args = given ? propertiesOf(given) : new Map<string, ts.Expression>();
  return options && args && { args, hasRender: options.has('render') };
}

/** Formats a prop as JSX. */
function attribute([name, value]: readonly [string, ts.Expression]): string {
  const bare =
    ts.isAsExpression(value) && value.type.getText() === 'const' ? value.expression : value;
  if (ts.isStringLiteral(bare) && !/["\n\\]/.test(bare.text)) return `${name}="${bare.text}"`;
  return bare.kind === ts.SyntaxKind.TrueKeyword ? name : `${name}={${plain(bare)}}`;
}

/** Formats the children of an element as JSX. */
function childrenOf(value: ts.Expression): string {
  const isText = ts.isStringLiteral(value) && !/[{}<>]/.test(value.text);
  if (isText) return value.text;
  return plain(value).startsWith('<') ? plain(value) : `{${plain(value)}}`;
}

/** Returns the code of a module that renders a component with these props. */
function exampleOf(name: string, { children, ...props }: Record<string, ts.Expression>): string {
  const example: Example = { imports: new Set(), values: new Map() };
  example.imports.add(`import { ${name} } from 'florin/${PATHS.get(name) ?? name}';`);
  for (const value of Object.values({ ...props, ...(children && { children }) }))
    need(value, example);
  const opening = [name, ...Object.entries(props).map(attribute)].join('\n  ');
  const rest = children ? `>${childrenOf(children)}</${name}>` : ' />';
  return [
    [...example.imports].toSorted().join('\n'),
    ...example.values.values(),
    `export const Example = () => (<${opening}${rest});`,
  ].join('\n\n');
}

/** Returns a value as it is written, if the value is short and names nothing else. Otherwise returns the prop's name. */
function shortened(prop: string, value: ts.Expression): string {
  const isLiteral = (node: ts.Node): boolean =>
    ts.isLiteralExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      node.kind,
    );
  return isLiteral(value) ? attribute([prop, value]) : `${prop}={${prop}}`;
}

/** Returns the import and the element of a component, without the values of its props. */
function outlineOf(name: string, { children, ...props }: Record<string, ts.Expression>): string {
  const attributes = Object.entries(props).map(([prop, value]) => shortened(prop, value));
  const opening = [name, ...attributes].join(' ');
  return [
    `import { ${name} } from 'florin/${PATHS.get(name) ?? name}';`,
    children ? `<${opening}>{children}</${name}>;` : `<${opening} />;`,
  ].join('\n\n');
}

/** Returns the code of an example file, with public names in place of relative imports. */
function withPublicImports(module: string, source: ts.SourceFile): string {
  return source.text.replaceAll(/(?<=from ')\.[^']+(?=')/g, (specifier) => {
    const target = posix.join(posix.dirname(module), specifier);
    const name = NAMES.get(target);
    if (name === undefined)
      throw new Error(`${module} imports ${target}, which has no public name.`);
    return `florin/${name}`;
  });
}

async function formatted(code: string): Promise<string> {
  return format(code, { ...(await resolveConfig(`${ROOT}src/example.tsx`)), parser: 'typescript' });
}

/** The declarations of a stories file that its examples need. */
function readDeclarations(name: string) {
  const path =
    storiesFiles()
      .get(name)
      ?.replace(/\.stories\.tsx$/, '') ?? '';
  const source = sourceOf(`stories/${path}.stories`);
  if (source === undefined || !PATHS.has(name)) return undefined;
  const made = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return {
    path,
    meta: optionsOf(made.find((one) => one.name.getText() === 'meta')?.initializer),
    stories: made.filter(({ initializer }) => initializer?.getText().startsWith('meta.story(')),
  };
}

type Options = ReturnType<typeof optionsOf>;

/** Returns the args of a story together with the args of its meta. */
const argsOf = (meta: Options, story: NonNullable<Options>): Record<string, ts.Expression> =>
  Object.fromEntries([...(meta?.args ?? []), ...story.args]);

/**
 * Returns the code of a component's stories by name. The code is a complete module, with the story's args as props. A
 * story has no code if it has a `render` function, or args that are not literals. But the first story always has code:
 * if its args are not sufficient, a file beside the stories contains the code, such as `SendForm.usage.tsx`. `count`
 * limits the number of stories.
 */
export async function readUsages(
  name: string,
  count = Infinity,
): Promise<ReadonlyMap<string, string>> {
  const declarations = readDeclarations(name);
  if (declarations === undefined) return new Map();
  const { path, meta, stories } = declarations;
  const own = sourceOf(`stories/${path}.usage`);
  const usages = new Map<string, string>();
  for (const [index, story] of stories.slice(0, count).entries()) {
    const isFirst = index === 0;
    const options = optionsOf(story.initializer);
    const isOther = options?.hasRender === true || (own !== undefined && meta?.hasRender === true);
    if (isFirst && own)
      usages.set(story.name.getText(), await formatted(withPublicImports(`stories/${path}`, own)));
    else if (options && (isFirst || !isOther)) {
      usages.set(story.name.getText(), await formatted(exampleOf(name, argsOf(meta, options))));
    }
  }
  return usages;
}

/**
 * Returns a short example of a component, for a docs page whose first usage is long: the import, and the element with
 * the names of its props. Returns undefined if the args of the first story are not literals.
 */
export async function readOutline(name: string): Promise<string | undefined> {
  const declarations = readDeclarations(name);
  const options = optionsOf(declarations?.stories[0]?.initializer);
  return options && formatted(outlineOf(name, argsOf(declarations?.meta, options)));
}
