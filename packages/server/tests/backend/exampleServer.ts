import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('aroundServer.mjs', import.meta.url));

/** The built server. A rename replaces the previous build in one step, because another process may be reading it. */
const BUILT = fileURLToPath(new URL('../../dist/tests.mjs', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build:server', '--', `--outfile=${BUILT}.${process.pid}`]);
renameSync(`${BUILT}.${process.pid}`, BUILT);

/** The example server, which runs in a separate process. */
export interface RunningServer {
  /** The server's address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The lines of its output. */
  readonly output: readonly string[];
  /** Sets the server's clock ahead by a number of milliseconds. */
  setClock(ms: number): Promise<void>;
  /** Kills the server immediately, like a power failure. */
  kill(): Promise<void>;
  /** Stops the server with `SIGTERM`, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends all servers that are still running. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (running.has(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/** Starts the server as `npm run example:server` does, on a database, and waits until it listens. */
export async function startServer(
  database: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = fork(START, [BUILT], {
    execArgv: [],
    env: { ...process.env, PORT: '0', DATABASE_URL: database, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (!child.stdout) throw new Error('The example server has no output.');
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
  const address = () => /server listens at (\S+)/.exec(output.join('\n'))?.[1];
  while (address() === undefined) {
    if (!running.has(child)) throw new Error('The example server ended before it listened.');
    await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  }
  const url = String(address());
  return {
    url,
    port: Number(new URL(url).port),
    output,
    async setClock(ms) {
      const set = once(child, 'message');
      child.send(ms);
      await set;
    },
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Returns the path of a SQLite file in a new temporary folder, which `remove` deletes. */
export function temporaryDatabase(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'florin-backend-'));
  return {
    file: join(folder, 'wallet.db'),
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
