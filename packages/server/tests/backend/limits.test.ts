import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endServers, startServer, temporaryDatabase, type RunningServer } from './exampleServer';

const database = temporaryDatabase();

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(database.file, {
    PRICES_MS: '0',
    FAILURES_PER_ADDRESS: '20',
    FAILURES_PER_EMAIL: '10',
    SIGN_IN_PAUSE_MS: '50',
    SIGN_UPS: '3',
  });
});

afterAll(async () => {
  await endServers();
  database.remove();
});

const MINUTES = 60_000;

/** Sets the clock to a time at which no earlier failure counts. */
let clock = 0;
async function laterOn() {
  clock += 61 * MINUTES;
  await server.setClock(clock);
}

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const attempt = (email: string, password = 'wrong') => post('/session', { email, password });

const statuses = async (calls: readonly Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

const countOf = (all: readonly number[], status: number) =>
  all.filter((one) => one === status).length;

async function oneAfterAnother(emails: readonly string[]) {
  const answers: number[] = [];
  for (const email of emails) answers.push((await attempt(email)).status);
  return answers;
}

const emails = (count: number, of = 'person') =>
  Array.from({ length: count }, (_, index) => `${of}-${index}@florin.example`);

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

describe('the limits of sign-ins', () => {
  it('slow down one password that is tried with many emails', async () => {
    await laterOn();
    expect(await oneAfterAnother(emails(30))).toEqual([...times(20, 401), ...times(10, 429)]);
  });

  it('slow down many passwords that are tried with one email, in any notation', async () => {
    await laterOn();
    const notations = ['ana@florin.example', ' Ana@florin.example', 'ANA@FLORIN.EXAMPLE '];
    const tried = Array.from({ length: 15 }, (_, index) => notations[index % 3] ?? '');
    expect(await oneAfterAnother(tried)).toEqual([...times(10, 401), ...times(5, 429)]);
    expect((await attempt('other@florin.example')).status).toBe(401);
  });

  it('check no more passwords if all are tried at once', async () => {
    await laterOn();
    const spread = await statuses(emails(200, 'other').map((email) => attempt(email)));
    expect([countOf(spread, 401), countOf(spread, 429)]).toEqual([20, 180]);
    await laterOn();
    const same = await statuses(times(200, 'ana@florin.example').map((email) => attempt(email)));
    expect([countOf(same, 401), countOf(same, 429)]).toEqual([10, 190]);
  });

  it('open a session for the right password from the same IP address after all failures', async () => {
    await laterOn();
    await oneAfterAnother([...times(12, 'demo@florin.example'), ...emails(12)]);
    expect((await attempt('demo@florin.example', 'florin-demo')).status).toBe(201);
  });

  it('check one password at a time after too many failures, and name the time of the next', async () => {
    await laterOn();
    await oneAfterAnother(times(10, 'ana@florin.example'));
    const right = times(5, ['ana@florin.example', 'florin-demo'] as const);
    const answers = await Promise.all(right.map(([email, password]) => attempt(email, password)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 429, 429, 429, 429,
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused?.json()).toMatchObject({ kind: 'too-many-requests', status: 429 });
  });

  it('do not count right passwords', async () => {
    await laterOn();
    for (let count = 0; count < 25; count += 1)
      expect((await attempt('demo@florin.example', 'florin-demo')).status).toBe(201);
    expect((await attempt('demo@florin.example')).status).toBe(401);
  });

  it('forget a failure after fifteen minutes', async () => {
    await laterOn();
    await oneAfterAnother(times(11, 'ana@florin.example'));
    clock += 15 * MINUTES;
    await server.setClock(clock);
    expect((await attempt('ana@florin.example')).status).toBe(401);
  });
});

describe('the limit of sign-ups', () => {
  it('counts the accounts of an IP address, but no invalid request', async () => {
    await laterOn();
    const signUp = (email: string) =>
      post('/accounts', { firstName: 'Sam', lastName: 'Lee', email, password: 'florin-demo' });
    const invalid = await statuses(times(5, 'no email').map(signUp));
    expect(invalid).toEqual(times(5, 422));
    expect(await statuses(emails(5, 'new').map(signUp))).toEqual(
      expect.arrayContaining([201, 429]),
    );
    const limited = await signUp('last@florin.example');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await laterOn();
    expect((await signUp('last@florin.example')).status).toBe(201);
  });
});
