import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exampleFolder, must } from '../lib/project.ts';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

/** Builds an example for Next.js, and serves it. */
export async function startNext(example: string) {
  const cwd = exampleFolder(example);
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  must(process.execPath, [NEXT, 'build'], cwd);
  const args = [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.once('exit', () => {
      reject(new Error(`The server has ended.\n${output}`));
    });
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address && output.includes('Ready')) resolve(address);
    });
  });
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
