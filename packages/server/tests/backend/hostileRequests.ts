import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database';
import { keyOf, signIn } from './calls';
import { endServers, startServer, type RunningServer } from './exampleServer';

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly problem: Readonly<Record<string, unknown>>;
}

/** The calls with a body, and a valid body of each. */
const BODIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/session': { email: 'demo@florin.example', password: 'florin-demo' },
  '/accounts': {
    firstName: 'Sam',
    lastName: 'Lee',
    email: 'sam@florin.example',
    password: 'florin-demo',
  },
  '/wallets': { name: 'Holiday', type: 'savings', color: 'plum' },
  '/wallets/personal/quotes': { from: 'usd', to: 'eur', amount: '10' },
  '/wallets/personal/payments': {
    recipient: 'ana@florin.example',
    amount: '1',
    currency: 'usd',
    description: 'Lunch',
  },
  '/wallets/personal/exchanges': { from: 'usd', to: 'eur', amount: '10', received: '9.2' },
};

const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  '/wallets/personal/payments': ['preparationId'],
  '/wallets/personal/exchanges': ['quoteId'],
};

const PATHS = Object.keys(BODIES);

const jsonOf = (path: string, changes: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...BODIES[path], ...changes });

/** The names that every object of JavaScript inherits. A plain object has them as keys of a lookup. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Values that a client may send in place of a text. */
const VALUES: readonly unknown[] = [
  '__proto__',
  'constructor',
  ' ',
  '\u0000',
  '\uD800',
  '9'.repeat(60),
  'e\u0301'.repeat(10_000),
  null,
  true,
  7,
  ['usd'],
  { toString: 'usd' },
];

/** Tests that the server answers a wrong request with a reason that a repetition does not change, and stores nothing. */
export function hostileRequests(name: string, place: () => string): void {
  let server: RunningServer;
  let database: Database;
  let token: string;
  let keys = 1_000;

  beforeAll(async () => {
    // The pause after failed sign-ins is short, because the tests fail many sign-ins.
    server = await startServer(place(), {
      PRICES_MS: '0',
      SIGN_IN_PAUSE_MS: '1',
      SIGN_UPS: '1000',
    });
    database = await openDatabase(place());
    ({ token } = await signIn(server.url));
  });

  afterAll(async () => {
    await endServers();
    await database.close();
  });

  async function send({ method = 'POST', path, headers = {}, body }: Call): Promise<Answered> {
    const call = request({ port: server.port, host: '127.0.0.1', method, path, agent: false });
    keys += 1;
    const all = { authorization: `Bearer ${token}`, 'idempotency-key': keyOf(keys), ...headers };
    for (const [key, value] of Object.entries(all)) call.setHeader(key, value);
    if (body !== undefined) call.setHeader('content-length', Buffer.byteLength(body));
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    const { statusCode = 0, headers: received } = response;
    const type = String(received['content-type']);
    const isJson = /^application\/(?:problem\+)?json/.test(type) && text !== '';
    const problem = (isJson ? JSON.parse(text) : {}) as Answered['problem'];
    return { status: statusCode, type, problem };
  }

  const sendJson = (path: string, body: string | Buffer, type = 'application/json') =>
    send({ path, body, headers: { 'content-type': type } });

  /** Sends text over a plain connection, and returns the complete response. */
  async function sendText(text: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(text);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
    return answer;
  }

  /** Returns the number of rows in each table, and the balances. */
  async function stored() {
    const tables = ['users', 'sessions', 'accounts', 'history', 'orders', 'quotes', 'transfers'];
    const counts = await Promise.all(
      tables.map(async (table) => {
        const [row] = await database.query<{ count: number }>([
          `SELECT count(*) AS count FROM ${table}`,
        ] as unknown as TemplateStringsArray);
        return [table, row?.count] as const;
      }),
    );
    const balances = await database.query`SELECT * FROM balances ORDER BY account, currency`;
    return { ...Object.fromEntries(counts), balances };
  }

  async function expectRefused(answer: Promise<Answered>, status: number, kind: string) {
    const { problem, ...response } = await answer;
    expect({ ...response, ...problem }).toMatchObject({
      status,
      type: 'about:blank',
      kind,
      title: expect.stringMatching(/./) as string,
    });
    expect(response.type).toContain('application/problem+json');
  }

  describe(name, () => {
    it.each([
      ['plain text', 'text/plain', 415],
      ['a form', 'application/x-www-form-urlencoded', 415],
      ['a multipart form', 'multipart/form-data; boundary=x', 415],
      ['XML', 'application/xml', 415],
      ['another JSON format', 'application/vnd.api+json', 415],
      ['an unreadable type', 'json', 415],
      ['no type', '', 415],
    ] as const)('refuses a body of %s at each path', async (_what, type, status) => {
      const before = await stored();
      for (const path of PATHS) {
        const headers: Readonly<Record<string, string>> =
          type === '' ? {} : { 'content-type': type };
        await expectRefused(send({ path, body: jsonOf(path), headers }), status, 'bad-request');
      }
      expect(await stored()).toEqual(before);
    });

    it.each([
      ['is broken', '{"email":', 400],
      ['is empty', '', 400],
      ['is null', 'null', 400],
      ['is a text', '"text"', 400],
      ['is a number', '1', 400],
      ['is a list', '[]', 400],
      ['is deeply nested', '['.repeat(30_000) + ']'.repeat(30_000), 400],
      ['is in UTF-16', Buffer.from('{}', 'utf16le'), 400],
      ['has a prototype', '{"__proto__":{"email":"x"}}', 400],
      ['has a constructor', '{"constructor":{"prototype":{"email":"x"}}}', 400],
      ['lacks every member', '{}', 400],
      ['is too large', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
    ] as const)('refuses JSON that %s at each path', async (_what, body, status) => {
      const before = await stored();
      for (const path of PATHS) await expectRefused(sendJson(path, body), status, 'bad-request');
      expect(await stored()).toEqual(before);
    });

    it('refuses a call without a body at each path', async () => {
      for (const path of PATHS) await expectRefused(send({ path }), 400, 'bad-request');
    });

    it('reads JSON with a character set, and JSON after a byte order mark', async () => {
      const body = jsonOf('/session');
      const type = 'Application/JSON; charset="utf-8"';
      expect((await sendJson('/session', body, type)).status).toBe(201);
      expect((await sendJson('/session', `\uFEFF${body}`)).status).toBe(201);
    });

    it.each([
      ['GET', '/wallets/%00/transactions', 400],
      ['GET', '/wallets/personal%00/transactions', 400],
      ['GET', '/wallets/personal/transactions/%00', 400],
      ['GET', '/wallets/personal/transactions/a%00b', 400],
      ['GET', '/wallets/%00/addresses', 400],
      ['GET', '/prices/%00/history', 400],
      ['GET', '/wallets/%/transactions', 400],
      ['GET', '/wallets/%ff/transactions', 400],
      ['GET', '/wallets/%zz/transactions', 400],
      ['GET', `/wallets/${'x'.repeat(2_000)}/transactions`, 414],
      ['GET', `/wallets/personal/transactions/${'x'.repeat(2_000)}`, 414],
      ['GET', '/wallets/personal/transactions?limit=0', 400],
      ['GET', '/wallets/personal/transactions?limit=201', 400],
      ['GET', '/wallets/personal/transactions?limit=-1', 400],
      ['GET', '/wallets/personal/transactions?limit=1e2', 400],
      ['GET', '/wallets/personal/transactions?limit=007', 400],
      ['GET', '/wallets/personal/transactions?limit=1.5', 400],
      ['GET', '/wallets/personal/transactions?limit=', 400],
      ['GET', '/wallets/personal/transactions?limit', 400],
      ['GET', '/wallets/personal/transactions?limit=5&limit=6', 400],
      ['GET', '/wallets/personal/transactions?cursor=', 400],
      ['GET', '/wallets/personal/transactions?cursor=%00', 400],
      ['GET', '/wallets/personal/transactions?cursor=__proto__', 400],
      ['GET', '/wallets/personal/transactions?cursor=0', 400],
      ['GET', '/wallets/personal/transactions?cursor=1e2', 400],
      ['GET', '/wallets/personal/transactions?cursor=99999999999999999999', 400],
      ['GET', '/wallets/personal/transactions?cursor=5&cursor=6', 400],
      ['POST', '/wallets/%00/quotes', 400],
      ['POST', '/wallets/%00/payments', 400],
      ['POST', '/wallets/%00/exchanges', 400],
    ] as const)('refuses %s %s', async (method, path, status) => {
      const body = method === 'POST' ? jsonOf(path.replace('%00', 'personal')) : undefined;
      const headers = { 'content-type': 'application/json' };
      await expectRefused(
        send({ method, path, ...(body !== undefined && { body, headers }) }),
        status,
        'bad-request',
      );
    });

    it.each([
      ...INHERITED.flatMap(
        (id) =>
          [
            ['GET', `/wallets/${id}/transactions`, 'unknown-wallet'],
            ['GET', `/wallets/${id}/addresses`, 'unknown-wallet'],
            ['GET', `/wallets/personal/transactions/${id}`, 'unknown-transaction'],
            ['GET', `/${id}`, 'not-found'],
          ] as const,
      ),
      ['GET', '/wallets/%2e%2e/transactions', 'unknown-wallet'],
      ['GET', '/wallets/personal%2Ftransactions/transactions', 'unknown-wallet'],
      ['GET', '/wallets//transactions', 'bad-request'],
      ['GET', '/session', 'not-found'],
      ['PUT', '/wallets', 'not-found'],
      ['PATCH', '/wallets', 'not-found'],
      ['DELETE', '/wallets', 'not-found'],
      ['TRACE', '/wallets', 'not-found'],
      ['POST', '/prices', 'not-found'],
      ['POST', '/challenges/__proto__/codes', 'not-found'],
      ['DELETE', '/challenges/%00', 'bad-request'],
    ] as const)('finds nothing at %s %s', async (method, path, kind) => {
      const { status, problem } = await send({ method, path });
      expect({ ...problem, status }).toMatchObject({
        status: kind === 'bad-request' ? 400 : 404,
        kind,
      });
    });

    it('has no past prices of a currency with an inherited name', async () => {
      for (const id of INHERITED) {
        const { status, problem } = await send({ method: 'GET', path: `/prices/${id}/history` });
        expect({ status, problem }).toEqual({ status: 200, problem: { prices: [] } });
      }
    });

    it.each([
      ['a path with NUL', 'GET /wallets\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['an unknown method', 'STEAL /wallets HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['no HTTP', 'hello\r\n\r\n', 400],
      [
        'a length that is no number',
        'POST /session HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n',
        400,
      ],
      [
        'two lengths',
        'POST /session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
        400,
      ],
      ['long headers', `GET /wallets HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
      ['a long path', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ] as const)('refuses a request with %s', async (_what, text, status) => {
      const answer = await sendText(text);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('Content-Type: application/problem+json');
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        status,
        kind: 'bad-request',
      });
    });

    it.each([
      ['without a session', { authorization: '' }, 401, 'signed-out'],
      ['with another scheme', { authorization: 'Basic YTpi' }, 401, 'signed-out'],
      ['with a long token', { authorization: `Bearer ${'x'.repeat(8_000)}` }, 401, 'signed-out'],
      ['with a short key', { 'idempotency-key': '1' }, 400, 'bad-request'],
      ['with a key in capitals', { 'idempotency-key': 'A'.repeat(32) }, 400, 'bad-request'],
      ['with a long key', { 'idempotency-key': 'a'.repeat(8_000) }, 400, 'bad-request'],
    ] as const)('refuses a payment %s', async (_what, headers, status, kind) => {
      const path = '/wallets/personal/payments';
      const json = { 'content-type': 'application/json', ...headers };
      await expectRefused(send({ path, body: jsonOf(path), headers: json }), status, kind);
    });

    it('answers no value of a member with an error of the server', async () => {
      for (const path of PATHS) {
        const members = [...Object.keys(BODIES[path] ?? {}), ...(OPTIONAL[path] ?? [])];
        const changes = members.flatMap((member) => VALUES.map((value) => ({ [member]: value })));
        const failed = await Promise.all(
          changes.map(async (change) => {
            const { status } = await sendJson(path, jsonOf(path, change));
            return status < 500 ? [] : [`${path} ${JSON.stringify(change).slice(0, 80)} ${status}`];
          }),
        );
        expect(failed.flat()).toEqual([]);
      }
    });

    const account = '/accounts';
    const wallets = '/wallets';
    const quotes = '/wallets/personal/quotes';
    const payments = '/wallets/personal/payments';
    const exchanges = '/wallets/personal/exchanges';
    const person = 'ana@florin.example';

    it.each([
      [account, { email: '' }, 400, 'bad-request'],
      [account, { email: ' ' }, 422, 'message'],
      [account, { email: 'ana' }, 422, 'message'],
      [account, { email: 'ana@florin' }, 422, 'message'],
      [account, { email: 'ana florin@florin.example' }, 422, 'message'],
      [account, { email: 'ana@@florin.example' }, 422, 'message'],
      [account, { email: '<ana>@florin.example' }, 422, 'message'],
      [account, { email: `${person}\u200B` }, 422, 'message'],
      [account, { email: `an\u00ADa@florin.example` }, 422, 'message'],
      [account, { email: `\uFEFFan\u2060a@florin.example` }, 422, 'message'],
      [account, { email: `${person}\u0000` }, 422, 'message'],
      [account, { email: `an\u0007a@florin.example` }, 422, 'message'],
      [account, { email: `\u202E${person}` }, 422, 'message'],
      [account, { email: `\u200F${person}` }, 422, 'message'],
      [account, { email: `an\uD800a@florin.example` }, 422, 'message'],
      // The first letter is Cyrillic, Greek, a Latin alpha, a full-width letter, and an accented letter.
      [account, { email: '\u0430na@florin.example' }, 422, 'message'],
      [account, { email: '\u03B1na@florin.example' }, 422, 'message'],
      [account, { email: '\u0251na@florin.example' }, 422, 'message'],
      [account, { email: '\uFF41na@florin.example' }, 422, 'message'],
      [account, { email: 'a\u0301na@florin.example' }, 422, 'message'],
      [account, { email: 'ana@fl\u043Erin.example' }, 422, 'message'],
      [account, { email: 'ana@florin\uFF0Eexample' }, 422, 'message'],
      [account, { email: `${'a'.repeat(240)}@florin.example` }, 422, 'message'],
      [account, { email: `${'a'.repeat(40_000)}@florin.example` }, 400, 'bad-request'],
      [account, { email: person }, 409, 'not-opened'],
      [account, { email: ' ANA@Florin.Example ' }, 409, 'not-opened'],
      [account, { password: 'p' }, 422, 'message'],
      [account, { password: 'seven 7' }, 422, 'message'],
      [account, { password: ' '.repeat(12) }, 422, 'message'],
      [account, { password: 'x'.repeat(129) }, 422, 'message'],
      [account, { password: 'x'.repeat(40_000) }, 400, 'bad-request'],
      [account, { firstName: ' ' }, 422, 'message'],
      [account, { lastName: '' }, 422, 'message'],
      [account, { firstName: 'Sam\u0000' }, 422, 'message'],
      [account, { firstName: 'S\u200Bam' }, 422, 'message'],
      [account, { lastName: '\u202EeeL' }, 422, 'message'],
      [account, { lastName: 'x'.repeat(65) }, 422, 'message'],
      [account, { lastName: 'x'.repeat(40_000) }, 400, 'bad-request'],
      [account, { lastName: 'x'.repeat(500_000) }, 413, 'bad-request'],
      [wallets, { name: ' ' }, 422, 'no-name'],
      [wallets, { name: 'x'.repeat(41) }, 422, 'too-long'],
      [wallets, { name: 'x'.repeat(10_000) }, 400, 'bad-request'],
      [wallets, { name: 'Holi\u0000day' }, 422, 'invisible-characters'],
      [wallets, { name: 'Holi\u202Eday' }, 422, 'invisible-characters'],
      [wallets, { type: 'x'.repeat(10_000) }, 400, 'bad-request'],
      [wallets, { type: 'pension' }, 422, 'message'],
      [wallets, { type: 'Savings' }, 422, 'message'],
      [wallets, { type: '' }, 422, 'message'],
      [wallets, { type: '__proto__' }, 422, 'message'],
      [wallets, { color: '__proto__' }, 400, 'bad-request'],
      [wallets, { color: '' }, 400, 'bad-request'],
      ...INHERITED.flatMap(
        (id) =>
          [
            [payments, { currency: id }, 422, 'message'],
            [quotes, { from: id }, 422, 'message'],
            [quotes, { to: id }, 422, 'message'],
            [exchanges, { from: id }, 422, 'message'],
            [exchanges, { to: id }, 422, 'message'],
          ] as const,
      ),
      [payments, { currency: 'USD' }, 422, 'message'],
      [payments, { currency: 'usd\u0000' }, 422, 'message'],
      [payments, { currency: '' }, 400, 'bad-request'],
      ...[payments, quotes, exchanges].flatMap(
        (path) =>
          [
            [path, { amount: '' }, 400, 'bad-request'],
            [path, { amount: '1e3' }, 400, 'bad-request'],
            [path, { amount: '007' }, 400, 'bad-request'],
            [path, { amount: '+1' }, 400, 'bad-request'],
            [path, { amount: '1.' }, 400, 'bad-request'],
            [path, { amount: '.5' }, 400, 'bad-request'],
            [path, { amount: '1,5' }, 400, 'bad-request'],
            [path, { amount: '0x10' }, 400, 'bad-request'],
            [path, { amount: ' 1' }, 400, 'bad-request'],
            [path, { amount: '1\n' }, 400, 'bad-request'],
            [path, { amount: '\u0661' }, 400, 'bad-request'],
            [path, { amount: 'NaN' }, 400, 'bad-request'],
            [path, { amount: '9'.repeat(101) }, 400, 'bad-request'],
            [path, { amount: '9'.repeat(60) }, 422, 'too-many-digits'],
            [path, { amount: '9'.repeat(16) }, 422, 'too-many-digits'],
            [path, { amount: '0' }, 422, 'not-positive'],
            [path, { amount: '0.00' }, 422, 'not-positive'],
            [path, { amount: '-1' }, 422, 'not-positive'],
            [path, { amount: '1.001' }, 422, 'too-many-decimals'],
            [path, { amount: `1.${'0'.repeat(60)}1` }, 422, 'too-many-decimals'],
          ] as const,
      ),
      [quotes, { to: 'usd' }, 404, 'no-quote'],
      [exchanges, { to: 'usd' }, 422, 'same-currency'],
      [exchanges, { received: '0' }, 422, 'converts-to-nothing'],
      [exchanges, { received: '-9.2' }, 422, 'converts-to-nothing'],
      [exchanges, { received: '9'.repeat(60) }, 422, 'no-quote'],
      [exchanges, { received: '9.200001' }, 422, 'no-quote'],
      [exchanges, { quoteId: '' }, 422, 'no-quote'],
      [exchanges, { quoteId: '\u0000' }, 422, 'no-quote'],
      [exchanges, { quoteId: 'constructor' }, 422, 'no-quote'],
      [exchanges, { quoteId: 'x'.repeat(10_000) }, 422, 'no-quote'],
      [payments, { preparationId: 'unknown' }, 422, 'preparation-expired'],
      [payments, { recipient: ' ' }, 422, 'no-recipient'],
      [payments, { recipient: `${person}\u0000` }, 422, 'invisible-characters'],
      [payments, { recipient: `${person}\u200B` }, 422, 'invisible-characters'],
      [payments, { recipient: '\uD800' }, 422, 'invisible-characters'],
      [payments, { recipient: 'javascript:alert(1)' }, 422, 'link'],
      [payments, { recipient: 'x'.repeat(257) }, 422, 'too-long'],
      [payments, { recipient: 'x'.repeat(20_000) }, 400, 'bad-request'],
      [payments, { description: 'x'.repeat(141) }, 422, 'too-long'],
      [payments, { description: 'x'.repeat(20_000) }, 400, 'bad-request'],
      [payments, { description: 'Lunch\u0000' }, 422, 'invisible-characters'],
      [payments, { description: 'Lunch\u001B[2J' }, 422, 'invisible-characters'],
    ] as const)('refuses at %s: %j', async (path, change, status, kind) => {
      const before = await stored();
      await expectRefused(sendJson(path, jsonOf(path, change)), status, kind);
      expect(await stored()).toEqual(before);
    });

    it('names the field of a refused account', async () => {
      const { problem } = await sendJson(account, jsonOf(account, { password: 'short' }));
      expect(problem).toMatchObject({
        field: 'password',
        title: 'The password must have at least 8 characters',
      });
    });

    it('stores no unknown member of an order', async () => {
      const path = payments;
      const headers = { 'content-type': 'application/json', 'idempotency-key': keyOf(7) };
      const body = jsonOf(path, { other: 'x'.repeat(10_000), walletId: 'other', kind: 'exchange' });
      expect((await send({ path, body, headers })).status).toBe(201);
      const [row] = await database.query<{ request: string }>`
        SELECT request FROM orders WHERE key = ${keyOf(7)}`;
      expect(JSON.parse(row?.request ?? '')).toEqual({
        amount: '1',
        currency: 'usd',
        description: 'Lunch',
        kind: 'send',
        recipient: person,
        walletId: 'demo/personal',
      });
    });

    it('exchanges by a quote whose amount was written differently', async () => {
      const { problem: quote } = await sendJson(quotes, jsonOf(quotes, { amount: '10.00' }));
      const body = jsonOf(exchanges, { amount: '10.0', received: '9.20', quoteId: quote['id'] });
      const headers = { 'content-type': 'application/json', 'idempotency-key': keyOf(8) };
      expect((await send({ path: exchanges, body, headers })).status).toBe(201);
    });

    it('creates at most fifty wallets of a user, and lists them in a small response', async () => {
      ({ token } = await signIn(server.url, person));
      const names = Array.from({ length: 60 }, () =>
        jsonOf(wallets, { name: '\u{1F3D6}\uFE0F'.repeat(40) }),
      );
      const answers = await Promise.all(
        names.map((body, index) => {
          const headers = {
            'content-type': 'application/json',
            'idempotency-key': keyOf(100 + index),
          };
          return send({ path: wallets, body, headers });
        }),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(11);
      expect(refused[0]).toMatchObject({
        status: 422,
        problem: { kind: 'message', title: 'A user can have at most 50 wallets.' },
      });
      const { problem: sheet } = await send({ method: 'GET', path: wallets });
      expect(sheet['wallets']).toHaveLength(50);
      expect(JSON.stringify(sheet).length).toBeLessThan(30_000);
    });
  });
}
