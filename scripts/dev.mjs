/**
 * Serves the app for development. `--backend URL` runs it on a back end that speaks src/backend/http/openapi.json;
 * everything else is handed on to Vite, which knows no options of ours.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const OPTION = 'backend';

/** Takes our own option out, in both spellings, and leaves all else in its order. */
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
    isAsked: own.length > 0,
    rest: args.filter((_, at) => !taken.has(at)),
  };
}

/** Why an address cannot be a back end's; null for one that can. */
function wrongWith(address) {
  if (!URL.canParse(address ?? '')) return 'an address, such as http://127.0.0.1:4180';
  const { protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? null : 'an address of http or https';
}

const { address, isAsked, rest } = read(process.argv.slice(2));
const wrong = isAsked ? wrongWith(address) : null;
if (wrong !== null) {
  console.error(`--${OPTION} wants ${wrong}`);
  process.exit(1);
}
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const server = spawn(process.execPath, [vite, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...(isAsked ? { FLORIN_BACKEND: address } : {}) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
