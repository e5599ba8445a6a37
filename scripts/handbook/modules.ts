import ts from 'typescript';
import type { Declaration, ReadSource, Source } from './sources.ts';
import { declarationOf, textOf } from './sources.ts';
import { codeOf, inheritedBy, keysOf } from './types.ts';

/** Longer values are named, and not written out. */
const LONGEST = 400;

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isObject = (value: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(value) ||
  ((ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) && isObject(value.expression));

/** A function without its body, of a long object the keys alone, a type as it is. */
function signatureOf(statement: ts.Statement): string {
  const whole = textOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.body)
    return `${whole.slice(0, whole.length - (statement.end - statement.body.getStart())).trim()};`;
  if (!ts.isVariableStatement(statement) || whole.length <= LONGEST) return whole;
  const value = statement.declarationList.declarations[0]?.initializer;
  if (value === undefined) return whole;
  const keys = isObject(value) ? keysOf(statement).map((key) => `${key}: …`) : [];
  const shape = keys.length > 0 ? `{ ${keys.join(', ')} }` : '…';
  return `${whole.slice(0, whole.lastIndexOf(value.getText())).trim()} ${shape};`;
}

/** The types that exported ones extend, and that no public module has: they are written out. */
function basesOf(
  read: ReadSource,
  source: Source,
  isPublic: (module: string) => boolean,
): readonly string[] {
  const known = new Set<ts.Statement>(source.file.statements.filter(isExported));
  const queue: Declaration[] = [...known].map((statement) => ({ source, statement }));
  const bases: string[] = [];
  for (const { source: from, statement } of queue) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    for (const type of inheritedBy(statement)) {
      const base = declarationOf(read, from, type);
      if (base === undefined || known.has(base.statement)) continue;
      known.add(base.statement);
      if (isExported(base.statement) && isPublic(base.source.module)) continue;
      queue.push(base);
      bases.push(codeOf(read, base));
    }
  }
  return bases;
}

/** The file of a module without a component: all that it exports, each as it is declared. */
export function moduleMarkdown(
  name: string,
  source: Source,
  read: ReadSource,
  isPublic: (module: string) => boolean,
): string {
  const { file } = source;
  const bases = basesOf(read, source, isPublic);
  const declared = file.statements.filter(isExported).map(signatureOf);
  const again = file.statements.filter(ts.isExportDeclaration).map((link) => link.getText());
  return [
    `# florin/${name}`,
    `All that can be imported from \`'florin/${name}'\`:`,
    `\`\`\`ts\n${[...again, ...declared].join('\n\n')}\n\`\`\``,
    ...(bases.length === 0
      ? []
      : [
          'The types that these extend, which have no public name:',
          `\`\`\`ts\n${bases.join('\n\n')}\n\`\`\``,
        ]),
    '',
  ].join('\n\n');
}
