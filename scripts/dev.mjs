/**
 * Serves the app for development. `--backend URL` connects the app to a back end that implements
 * packages/back-end/src/http/openapi.json. All other arguments are passed to Vite, which rejects unknown options.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const OPTION = 'backend';

/** Separates `--backend URL` and `--backend=URL` from the other arguments, which keep their order. */
function read(args) {
  const { tokens } = parseArgs({
    args,
    options: { [OPTION]: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const own = tokens.filter((token) => token.kind === 'option' && token.name === OPTION);
  const taken = new Set(
    own.flatMap(({ index, inlineValue }) => (inlineValue === false ? [index, index + 1] : [index])),
  );
  return {
    address: own.at(-1)?.value,
    isGiven: own.length > 0,
    rest: args.filter((_, at) => !taken.has(at)),
  };
}

/**
 * Returns what the option expects instead of this address, for the error message. Returns null if the address is valid.
 */
function expectedInsteadOf(address) {
  if (!URL.canParse(address ?? '')) return 'an address, such as http://127.0.0.1:4180';
  const { protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? null : 'an address of http or https';
}

const { address, isGiven, rest } = read(process.argv.slice(2));
const expected = isGiven ? expectedInsteadOf(address) : null;
if (expected !== null) {
  console.error(`--${OPTION} requires ${expected}`);
  process.exit(1);
}
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const server = spawn(process.execPath, [vite, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...(isGiven ? { FLORIN_BACKEND: address } : {}) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
