/** Runs one npm script at a time, and takes it down together with this program. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';
/** As shells report a program that a signal ended. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

let running;
let interrupted = false;

/** Ends the child with all that it started; nothing else on the machine is touched. */
function stop(child) {
  try {
    // The child leads a process group of its own (see `detached`), so its browsers end with it.
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended by itself in the meantime.
  }
}

/** On an interrupt: ends the running script, waits for its end, tidies up and leaves. */
export function onInterrupt(tidy) {
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      const leave = () => {
        tidy();
        process.exit(code);
      };
      if (!running) return leave();
      running.once('close', leave);
      stop(running);
    });
  }
}

/** Passes a stream on as it comes, and gives every whole line of it to `onLine`. */
function relay(from, to, onLine) {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text) => {
    to.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(onLine);
  });
  from.on('end', () => onLine(rest));
}

/**
 * Runs a script of package.json, its output streamed. Answers whether it succeeded, and what
 * `check`, if there is one, had to say about its output.
 */
export function run(script, args, env, check) {
  return new Promise((resolve) => {
    // Nothing here reads from the keyboard, and a group in the background must not try to. Only
    // output that is checked goes through a pipe: straight to the terminal it keeps its colours.
    const output = check ? 'pipe' : 'inherit';
    const child = spawn('npm', ['run', script, '--', ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', output, output],
      detached: !isWindows,
      shell: isWindows,
    });
    running = child;
    const lines = [];
    if (check) {
      relay(child.stdout, process.stdout, (line) => lines.push(line));
      relay(child.stderr, process.stderr, (line) => lines.push(line));
    }
    const finish = (ok) => {
      running = undefined;
      // An interrupted script has no result: the program is on its way out.
      if (!interrupted) resolve({ ok, complaints: check?.(lines) ?? [] });
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}
