/** Finds the imports of a module with a parser, which ignores similar texts in comments and strings. */
import { parseSync, Visitor } from 'vite';

/**
 * Returns every module specifier in a module or declaration file, in the order of the text: after `from`, in a bare
 * import, in `import()`, in a type such as `import('react').Ref`, and in `declare module 'react'`. `start` and `end`
 * are the positions of the literal including its quotes.
 */
export function specifiersIn(file, code) {
  const { program, module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = new Map();
  const add = ({ value, start, end }) => found.set(start, { value, start, end });
  for (const { moduleRequest } of module.staticImports) add(moduleRequest);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest);
  new Visitor({
    TSImportType: ({ source }) => add(source),
    TSModuleDeclaration: ({ id }) => {
      if (id.type === 'Literal') add(id);
    },
    ImportExpression: ({ source }) => {
      if (typeof source.value !== 'string')
        throw new Error(`${file} has a dynamic import whose specifier is not a literal.`);
      add(source);
    },
  }).visit(program);
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

/** Returns whether a specifier refers to a file of this repository. */
export const isInternal = (specifier) => /^(?:\.{1,2}\/|#)/.test(specifier);

/** Returns the package of a bare specifier: `@mui/material` for `@mui/material/Box`. */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
