import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A program's output, and whether it succeeded. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program to its end. */
export function run(command: string, args: readonly string[], cwd: string): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // On Windows npm is a script, which needs a shell.
    shell: process.platform === 'win32' && command === 'npm',
  });
  return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` };
}

/** Runs a program like `run`, and throws an error with the output if the program fails. */
export function must(command: string, args: readonly string[], cwd: string) {
  const { ok, output } = run(command, args, cwd);
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`);
}

/** Packs the last build of the library, and installs it in a copy of an example. */
function install(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'florin-lib-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const app = join(folder, example);
  must('npm', ['pack', './dist-lib', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  cpSync(join(ROOT, 'examples', example), app, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path),
  });
  // With Florin's lockfile, so that packages of both projects have the same versions.
  cpSync(join(ROOT, 'package-lock.json'), join(app, 'package-lock.json'));
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  must('npm', ['install', ...quick, join('..', tarball)], app);
  return app;
}

const installed = new Map<string, string>();

/**
 * The folder of an example, which the first caller installs. It is outside this checkout, so that no package of the
 * checkout is found by accident, and is deleted when the run ends.
 */
export function exampleFolder(example: string): string {
  const folder = installed.get(example) ?? install(example);
  installed.set(example, folder);
  return folder;
}

/** The folder of the example that Vite builds. */
export const appFolder = () => exampleFolder('minimal-wallet');

/** The path of the packed archive. */
export function archive(): string {
  const folder = dirname(appFolder());
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  return join(folder, tarball);
}

/** The folder of the package in the example. */
export const packageFolder = () => join(appFolder(), 'node_modules', 'florin');

/** The package's manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly engines: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | { types: string; default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export const readManifest = () =>
  JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as Manifest;

/** Runs a tool of the example's `node_modules`. */
export const runTool = (path: string, ...args: readonly string[]) =>
  run(process.execPath, [join('node_modules', path), ...args], appFolder());

/** The public names of modules without styles, such as `BalanceCard` and `domain/money`. */
export const publicModules = () =>
  Object.entries(readManifest().exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.endsWith('.css') ? [] : path.slice(2),
  );
