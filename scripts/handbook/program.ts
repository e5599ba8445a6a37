import { join } from 'node:path';
import ts from 'typescript';

/** The root of the repository, with a slash at the end. */
export const ROOT = join(import.meta.dirname, '..', '..', '/').replaceAll('\\', '/');

let made: ts.Program | undefined;

/**
 * Returns the compiler's program with the components and their stories. The program is created only once, so it does
 * not contain later changes of the files.
 */
export function program(): ts.Program {
  if (made) return made;
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: ['src/components', 'src/stories/components'] },
    ts.sys,
    ROOT,
  );
  // The last argument makes the compiler set the parent of every node.
  made = ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
  return made;
}

/**
 * Returns the source file of a module, or undefined if the path is unknown. `module` is a path below `src/` without an
 * extension.
 */
export const sourceOf = (module: string): ts.SourceFile | undefined =>
  program().getSourceFile(`${ROOT}src/${module}.tsx`) ??
  program().getSourceFile(`${ROOT}src/${module}.ts`);
