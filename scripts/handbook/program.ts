import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The checkout's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

let made: ts.Program | undefined;

/** The compiler's view of the components and their stories. It is made once, and knows no later change. */
export function program(): ts.Program {
  if (made) return made;
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: ['src/components', 'src/stories/components'] },
    ts.sys,
    ROOT,
  );
  // The last argument gives every node its parent.
  made = ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
  return made;
}

/** The source file of a module by its path below `src/`, without its extension; undefined for an unknown path. */
export const sourceOf = (module: string): ts.SourceFile | undefined =>
  program().getSourceFile(`${ROOT}src/${module}.tsx`) ??
  program().getSourceFile(`${ROOT}src/${module}.ts`);
