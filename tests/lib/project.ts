import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The variable that tells where the example is installed. */
export const APP_VARIABLE = 'FLORIN_LIB_APP';

/** The installed example: a project outside this checkout, so that nothing is found here by accident. */
export function appFolder(): string {
  const folder = process.env[APP_VARIABLE];
  if (folder === undefined) throw new Error(`${APP_VARIABLE} is set by tests/lib/install.ts`);
  return folder;
}

/** The package, as it was unpacked into the example. */
export const packageFolder = () => join(appFolder(), 'node_modules', 'florin');

/** What the package says of itself. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | { types: string; default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export const readManifest = () =>
  JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as Manifest;

/** What a program said, and whether it succeeded. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program to its end. */
export function run(command: string, args: readonly string[], cwd: string): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // On Windows npm is a script, which takes a shell.
    shell: process.platform === 'win32' && command === 'npm',
  });
  return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` };
}

/** Runs a tool of the example's own, as `node_modules/.bin` would. */
export const runTool = (path: string, ...args: readonly string[]) =>
  run(process.execPath, [join('node_modules', path), ...args], appFolder());
