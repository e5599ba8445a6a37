import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of this checkout of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The output of a program, and whether the program succeeded. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program, and waits for its end. */
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

/** Packs the last build of the library, and installs the archive in a copy of an example. */
function install(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'florin-lib-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const app = join(folder, example);
  must('npm', ['pack', './dist-lib', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('`npm pack` wrote no archive.');
  cpSync(join(ROOT, 'packages/examples', example), app, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path),
  });
  // The lockfile of Florin gives the packages of both projects the same versions.
  cpSync(join(ROOT, 'package-lock.json'), join(app, 'package-lock.json'));
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  must('npm', ['install', ...quick, join('..', tarball)], app);
  return app;
}

const installed = new Map<string, string>();

/**
 * Returns the folder of an example. The first call installs the example. The folder is outside this checkout, so Node
 * does not find packages of the checkout by accident. It is deleted when the run ends.
 */
export function exampleFolder(example: string): string {
  const folder = installed.get(example) ?? install(example);
  installed.set(example, folder);
  return folder;
}

/** Returns the folder of the example `minimal-wallet`, which Vite builds. */
export const appFolder = () => exampleFolder('minimal-wallet');

/** Returns the path of the packed archive. */
export function archive(): string {
  const folder = dirname(appFolder());
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('`npm pack` wrote no archive.');
  return join(folder, tarball);
}

/** Returns the folder of the package `florin` in the example. */
export const packageFolder = () => join(appFolder(), 'node_modules', 'florin');

/** The parts of the package's `package.json` that tests read. */
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

/** Runs a tool from the example's `node_modules`. */
export const runTool = (path: string, ...args: readonly string[]) =>
  run(process.execPath, [join('node_modules', path), ...args], appFolder());

/** Returns the public names of all modules, such as `BalanceCard` and `domain/money`, without style sheets. */
export const publicModules = () =>
  Object.entries(readManifest().exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.endsWith('.css') ? [] : path.slice(2),
  );
