/**
 * `npm run bench:server` measures the payments per second of the example server, with 64 users who pay each other over
 * HTTP. Each user makes one payment at a time. The server runs on SQLite, on Postgres, and as two processes on
 * Postgres.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/postgres/postgres.mjs';

const USERS = 64;
const SECONDS = 8;

const START = join(import.meta.dirname, '../dist/main.mjs');

async function start(database) {
  const child = fork(START, [], {
    env: { ...process.env, PORT: '0', DATABASE_URL: database, PRICES_MS: '0', SIGN_UPS: '1000' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [output] = await once(child.stdout, 'data');
  const [url] = /http:\S+/.exec(String(output)) ?? [];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

async function post(url, path, body, headers = {}) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

let keys = 0;

/** Sends a payment from the first wallet of a user. */
function pay({ url, token }, recipient, amount) {
  keys += 1;
  return post(
    url,
    '/wallets/personal/payments',
    { recipient, amount, currency: 'usd' },
    { authorization: `Bearer ${token}`, 'idempotency-key': keys.toString(16).padStart(32, '0') },
  );
}

/** Opens an account for each user at one of the servers, and sends each user some money. */
async function openAccounts(urls) {
  const [url] = urls;
  const demo = { email: 'demo@florin.example', password: 'florin-demo' };
  const { token } = await post(url, '/session', demo);
  const users = [];
  for (let index = 0; index < USERS; index += 1) {
    const email = `user-${index}@florin.example`;
    const names = { firstName: 'User', lastName: String(index) };
    const account = await post(url, '/accounts', { ...names, email, password: 'florin-demo' });
    await pay({ url, token }, email, '40');
    users.push({ email, url: urls[index % urls.length], token: account.token });
  }
  return users;
}

/** Returns the payments per second, and the milliseconds within which 50 % and 95 % of the payments were answered. */
async function measure(database, processes) {
  const servers = await Promise.all(Array.from({ length: processes }, () => start(database)));
  const users = await openAccounts(servers.map(({ url }) => url));
  const times = [];
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    users.map(async (user, index) => {
      for (let count = 1; performance.now() < end; count += 1) {
        const began = performance.now();
        await pay(user, users[(index + count) % USERS].email, '0.01');
        times.push(performance.now() - began);
      }
    }),
  );
  await Promise.all(servers.map(({ stop }) => stop()));
  times.sort((one, other) => one - other);
  const at = (share) => Math.round(times[Math.floor(times.length * share)]);
  return { perSecond: Math.round(times.length / SECONDS), median: at(0.5), slow: at(0.95) };
}

execFileSync('npm', ['run', '--silent', 'build:server']);
const folder = mkdtempSync(join(tmpdir(), 'florin-bench-'));
const postgres = startPostgres();
try {
  const results = {
    SQLite: await measure(join(folder, 'wallet.db'), 1),
    'Postgres, one process': await measure(postgres.urlOf('one'), 1),
    'Postgres, two processes': await measure(postgres.urlOf('two'), 2),
  };
  console.table(results);
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true });
}
