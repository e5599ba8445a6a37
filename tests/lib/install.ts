import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_VARIABLE, ROOT, run } from './project.ts';

const EXAMPLE = join(ROOT, 'examples', 'minimal-wallet');

function must(command: string, args: readonly string[], cwd: string) {
  const { ok, output } = run(command, args, cwd);
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`);
}

/** Builds and packs the library, and installs the example with it and our lockfile's versions. */
function install(folder: string): string {
  const app = join(folder, 'minimal-wallet');
  must('npm', ['run', 'build:lib'], ROOT);
  must('npm', ['pack', './dist-lib', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  cpSync(EXAMPLE, app, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  });
  // With our lockfile, every package that both projects have is of one version.
  cpSync(join(ROOT, 'package-lock.json'), join(app, 'package-lock.json'));
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  must('npm', ['install', ...quick, join('..', tarball)], app);
  return app;
}

/** Before all tests. What it installed goes when the run ends, also where that is an interrupt. */
export default function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'florin-lib-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  process.once('SIGTERM', () => process.exit(143));
  process.env[APP_VARIABLE] = install(folder);
}
