import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The root of the repository, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

let made: ts.Program | undefined;

/**
 * The compiler's program with the components and their stories. It is created once, so that it ignores later changes.
 */
export function program(): ts.Program {
  if (made) return made;
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: ['src/components', 'src/stories/components'] },
    ts.sys,
    ROOT,
  );
  // With the last argument every node has a parent.
  made = ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
  return made;
}

/** The source file of a module; undefined for an unknown path. `module` is a path below `src/` without an extension. */
export const sourceOf = (module: string): ts.SourceFile | undefined =>
  program().getSourceFile(`${ROOT}src/${module}.tsx`) ??
  program().getSourceFile(`${ROOT}src/${module}.ts`);
