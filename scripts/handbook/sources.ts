import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** A name that a module has from another one. */
export interface Imported {
  /** The module below `src/`, or the specifier of a package. */
  readonly from: string;
  readonly isOwn: boolean;
  /** Its name over there: `default`, for a default export. */
  readonly name: string;
}

/** A module, read but not checked: its types are what is written, and not what the compiler makes of it. */
export interface Source {
  /** Its path below `src/`, without an ending: `components/money/BalanceCard`. */
  readonly module: string;
  readonly file: ts.SourceFile;
  /** The statements that declare a name. */
  readonly declared: ReadonlyMap<string, ts.Statement>;
  readonly imported: ReadonlyMap<string, Imported>;
}

/** Reads modules below a folder, each once; undefined for one that is not there. */
export type ReadSource = (module: string) => Source | undefined;

/** The text of a node, with its own doc comment. */
export function textOf(node: ts.Node): string {
  const full = node.getSourceFile().text;
  const start = ts.getJSDocCommentsAndTags(node).at(-1)?.pos ?? node.getStart();
  return full.slice(start, node.end).trim();
}

/** A doc comment in one line. Of its tags only the way on from something deprecated is said. */
export function docOf(node: ts.Node): string {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const deprecated = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'deprecated');
  const way = deprecated && `**Deprecated**: ${ts.getTextOfJSDocComment(deprecated.comment) ?? ''}`;
  return [ts.getTextOfJSDocComment(doc?.comment), way]
    .filter((text) => text !== undefined && text !== '')
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** Calls `see` with a node and all nodes inside it. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => {
    walk(child, see);
  });
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function bindings(statement: ts.Statement): readonly (readonly [own: string, over: string])[] {
  const elements =
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements
      : undefined;
  if (elements)
    return elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  const named = clause?.namedBindings;
  return [
    ...(clause?.name ? [[clause.name.text, 'default'] as const] : []),
    ...(named && ts.isNamedImports(named)
      ? named.elements.map(
          ({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const,
        )
      : []),
  ];
}

function importedBy(module: string, file: ts.SourceFile): ReadonlyMap<string, Imported> {
  return new Map(
    file.statements.flatMap((statement) => {
      const isLink = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
      const specifier = isLink ? statement.moduleSpecifier : undefined;
      if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
      const isOwn = specifier.text.startsWith('.');
      const from = isOwn
        ? posix.join(posix.dirname(module), specifier.text)
        : specifier.text.replace(/^#src\//, '');
      return bindings(statement).map(
        ([own, name]) => [own, { from, isOwn: isOwn || from !== specifier.text, name }] as const,
      );
    }),
  );
}

/** A module from its text. */
export function parseSource(module: string, text: string): Source {
  const file = ts.createSourceFile(`${module}.tsx`, text, ts.ScriptTarget.ES2023, true);
  const declared = new Map(
    file.statements.flatMap((statement) =>
      namesOf(statement).map((name) => [name, statement] as const),
    ),
  );
  return { module, file, declared, imported: importedBy(module, file) };
}

/** Reads the modules below `src/` of a checkout. */
export function sourcesOf(root: string): ReadSource {
  const known = new Map<string, Source | undefined>();
  const read = (module: string): Source | undefined => {
    const path = ['.ts', '.tsx'].map((ending) => join(root, 'src', `${module}${ending}`));
    const found = path.find((candidate) => existsSync(candidate));
    return found === undefined ? undefined : parseSource(module, readFileSync(found, 'utf8'));
  };
  return (module) => {
    if (!known.has(module)) known.set(module, read(module));
    return known.get(module);
  };
}

/** A declaration with the module that it stands in. */
export interface Declaration {
  readonly source: Source;
  readonly statement: ts.Statement;
}

/** The declaration that a name in a module leads to, through imports; undefined for one of a package. */
export function declarationOf(
  read: ReadSource,
  source: Source,
  name: string,
): Declaration | undefined {
  const statement = source.declared.get(name);
  if (statement) return { source, statement };
  const imported = source.imported.get(name);
  const other = imported?.isOwn === true ? read(imported.from) : undefined;
  return imported && other ? declarationOf(read, other, imported.name) : undefined;
}
