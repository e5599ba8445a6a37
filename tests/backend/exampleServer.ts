import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Command } from '../../examples/server/src/steering';

const START = fileURLToPath(new URL('../../examples/server/start.mjs', import.meta.url));

/** The example server in a separate process. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Sends a command that no client can send. Resolves with the e-mail address of an added account, or with ''. */
  steer(command: Command): Promise<string>;
  /** Ends it immediately, like a power failure. */
  kill(): Promise<void>;
  /** Ends it properly, and resolves with its exit code. */
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

let commands = 0;

function steer(child: ChildProcess, command: Command): Promise<string> {
  commands += 1;
  const number = commands;
  return new Promise((resolve, reject) => {
    const onMessage = (message: { number: number; answer?: string; error?: string }) => {
      if (message.number !== number) return;
      child.off('message', onMessage);
      if (message.error === undefined) resolve(message.answer ?? '');
      else reject(new Error(message.error));
    };
    child.on('message', onMessage);
    child.send({ number, command });
  });
}

/** Starts the server as `npm run example:server` does, and waits until it listens. */
export async function startServer(
  database: string,
  { port = 0, args = [] }: { readonly port?: number; readonly args?: readonly string[] } = {},
): Promise<RunningServer> {
  const child = fork(START, ['--database', database, '--port', String(port), ...args], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { stdout } = child;
  if (!stdout) throw new Error('The example server has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /listens at (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    stdout.resume();
    return {
      url,
      port: Number(new URL(url).port),
      kill: async () => {
        await end(child, 'SIGKILL');
      },
      stop: () => end(child, 'SIGTERM'),
      steer: (command) => steer(child, command),
    };
  }
  throw new Error('The example server ended before it listened.');
}

/** The path of a database in a new temporary folder, which `remove` deletes. */
export function temporaryDatabase(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'florin-backend-'));
  return {
    file: join(folder, 'wallet.db'),
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
