import ts from 'typescript';
import type { Source } from './sources.ts';
import { textOf } from './sources.ts';

/** Longer values are named, and not written out. */
const LONGEST = 400;

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** A function without its body, a value without a long text, a type as it is. */
function signatureOf(statement: ts.Statement): string {
  const whole = textOf(statement);
  if (ts.isFunctionDeclaration(statement) && statement.body)
    return `${whole.slice(0, whole.length - (statement.end - statement.body.getStart())).trim()};`;
  if (!ts.isVariableStatement(statement) || whole.length <= LONGEST) return whole;
  const value = statement.declarationList.declarations[0]?.initializer;
  return value ? `${whole.slice(0, whole.lastIndexOf(value.getText())).trim()} …;` : whole;
}

/** The file of a module without a component: all that it exports, each as it is declared. */
export function moduleMarkdown(name: string, { file }: Source): string {
  const declared = file.statements.filter(isExported).map(signatureOf);
  const again = file.statements.filter(ts.isExportDeclaration).map((link) => link.getText());
  return [
    `# florin/${name}`,
    `All that can be imported from \`'florin/${name}'\`:`,
    `\`\`\`ts\n${[...again, ...declared].join('\n\n')}\n\`\`\``,
    '',
  ].join('\n\n');
}
