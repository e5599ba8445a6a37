import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../examples/server/start.mjs', import.meta.url));

/** The example server as a process of its own. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a power failure does. */
  kill(): Promise<void>;
  /** Asks it to end, and answers its exit code. */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends the servers that a test has left behind. */
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

/** Starts the server as `npm run example:server` does, and waits until it listens. */
export async function startServer(
  database: string,
  { port = 0, args = [] }: { readonly port?: number; readonly args?: readonly string[] } = {},
): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    [START, '--database', database, '--port', String(port), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listens at (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      port: Number(new URL(url).port),
      kill: async () => {
        await end(child, 'SIGKILL');
      },
      stop: () => end(child, 'SIGTERM'),
    };
  }
  throw new Error('The example server ended before it listened.');
}

/** A folder for a database; `remove` takes it away again. */
export function temporaryDatabase(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'florin-backend-'));
  return {
    file: join(folder, 'wallet.db'),
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
