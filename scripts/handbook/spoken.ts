import ts from 'typescript';
import { codeOf, isExported } from './declared.ts';
import type { Declaration, ReadSource } from './sources.ts';
import { declarationOf } from './sources.ts';

/** A type, or a value's, that code speaks of. */
export interface SpokenType {
  /** With its name over there where that is another one: `default as Box`. */
  readonly name: string;
  /** The module to import it from, `florin/domain/money` or `react`; null for one that cannot be imported by its name. */
  readonly from: string | null;
  /** Empty for a type of a package, and for one that is written elsewhere. */
  readonly code: string;
}

/** Types that say nothing to a reader of a component, whose file lists the texts by their keys. */
const OF_TEXTS = new Set(['OtherTexts', 'Texts']);

/** The names of types and of values that a declaration's types speak of, in their order. */
function namesIn(statement: ts.Statement): readonly string[] {
  const names: string[] = [];
  // Texts are shown whole.
  const areTexts = statement.getSourceFile().fileName.includes('.messages.');
  const look = (node: ts.Node): void => {
    // The body of a function is not shown, and the keys of a value are spelled out.
    if (ts.isBlock(node) || (ts.isTypeOperatorNode(node) && ts.isTypeQueryNode(node.type))) return;
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : ts.isExpressionWithTypeArguments(node) || (ts.isSpreadAssignment(node) && areTexts)
          ? node.expression
          : undefined;
    if (name && ts.isIdentifier(name)) names.push(name.text);
    node.forEachChild(look);
  };
  look(statement);
  return names;
}

/**
 * All types that declarations speak of, and those that these speak of, nearest first. `nameOf` is the public name of
 * a module. A type of a public module that is `elsewhere` is named, and not written out.
 */
export function spokenBy(
  read: ReadSource,
  starts: readonly Declaration[],
  nameOf: (module: string) => string | undefined,
  elsewhere: (module: string) => boolean,
  withTexts = false,
): readonly SpokenType[] {
  const seen = new Set<ts.Statement>(starts.map(({ statement }) => statement));
  const found = new Map<string, SpokenType>();
  const queue: Declaration[] = [...starts];
  for (const { source, statement } of queue) {
    for (const name of namesIn(statement)) {
      if (!withTexts && OF_TEXTS.has(name)) continue;
      const imported = source.imported.get(name);
      const next = declarationOf(read, source, name);
      if (next === undefined) {
        if (imported && !imported.isOwn) {
          const word = imported.name === name ? name : `${imported.name} as ${name}`;
          found.set(`${word} ${imported.from}`, { name: word, from: imported.from, code: '' });
        }
        continue;
      }
      const { module } = next.source;
      if (seen.has(next.statement) || (!withTexts && module.endsWith('.messages'))) continue;
      seen.add(next.statement);
      const publicName = isExported(next.statement) ? nameOf(module) : undefined;
      const from = publicName === undefined ? null : `florin/${publicName}`;
      const isElsewhere = from !== null && elsewhere(module);
      if (!isElsewhere) queue.push(next);
      const code = isElsewhere ? '' : codeOf(read, next).replace(/^export /m, '');
      const over = imported?.name ?? name;
      // Texts are imported by the name of their component, and called otherwise.
      found.set(`${name} ${module}`, {
        name,
        from,
        code: over === name ? code : code.replace(`const ${over} `, `const ${name} `),
      });
    }
  }
  return [...found.values()];
}
