/**
 * Starts a Postgres in a temporary folder, for the tests and measurements of the example server. The Postgres listens
 * on a Unix socket only, and writes to the disk as in production.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;

/** Debian's folder with the versions of Postgres. PATH does not contain their programs. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder with the programs of the newest Postgres, or undefined if the machine has none. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions
    .toSorted((one, other) => other - one)
    .map((one) => `${DEBIAN}/${one}/bin`);
  const folders = [...newest, ...(env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Returns the folder with the programs of the newest Postgres. If the programs are missing, first installs Debian's
 * package. Throws if they are still missing.
 */
function ensurePrograms() {
  if (findPrograms() === undefined && platform === 'linux' && isRoot)
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  const found = findPrograms();
  if (found === undefined)
    throw new Error('Postgres was not found. Install it (Debian: apt-get install postgresql).');
  return found;
}

/**
 * The start of a command that runs as another user. Postgres refuses to run as root, so root runs it as the user of
 * Debian's package.
 */
const asPostgres = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];

const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** Starts a new, empty Postgres. The returned `urlOf` creates a database, and returns the URL of the database. */
export function startPostgres() {
  const programs = ensurePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'florin-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const run = (program, ...args) => {
    const [command, ...rest] = [...asPostgres, join(programs, program), ...args];
    // The running server inherits the output. With a pipe, `spawnSync` would wait until the server ends.
    const { status, error } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw error ?? new Error(`${program} ended with the exit code ${status}.`);
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C');
  const settings = `-c listen_addresses='' -k ${folder}`;
  run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  return {
    urlOf(name) {
      run('createdb', '-h', folder, '-U', 'postgres', name);
      return `postgres://postgres@${encodeURIComponent(folder)}/${name}`;
    },
    stop() {
      // The mode `immediate` skips the last checkpoint, which is not needed because the files are removed.
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
