/** What is needed of a statement's syntax tree. */
interface Statement {
  readonly declarationList?: {
    readonly declarations: readonly {
      readonly initializer?: {
        readonly expression?: { readonly text?: string };
        readonly arguments?: readonly unknown[];
      };
    }[];
  };
}

/** The part of the reader of types that finds a component's function, and in it the defaults of its props. */
interface Reader {
  prototype: { getFunctionStatement: (statement: Statement) => unknown };
}

/**
 * Tells the reader of types that the second argument of `rooted` is a component's function. It knows
 * `forwardRef` only, and the table of props would say no defaults.
 */
export async function readRootedDefaults(): Promise<void> {
  const { Parser } = (await import('react-docgen-typescript')) as unknown as { Parser: Reader };
  const known = Parser.prototype.getFunctionStatement;
  Parser.prototype.getFunctionStatement = function getFunctionStatement(statement) {
    const made = statement.declarationList?.declarations[0]?.initializer;
    return made?.expression?.text === 'rooted' ? made.arguments?.[1] : known.call(this, statement);
  };
}
