import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './calls';
import { endServers, startServer, temporaryDatabase, type RunningServer } from './exampleServer';

/** Long limits, so that only the end of the server closes a connection. */
const LONG = { PRICES_MS: '100', REQUEST_MS: '600000', SILENCE_MS: '600000', CLOSE_MS: '300' };

const SHORT = { PRICES_MS: '100', REQUEST_MS: '400', SILENCE_MS: '1000' };

const database = temporaryDatabase();

let lasting: RunningServer;
let token: string;

beforeAll(async () => {
  lasting = await startServer(database.file, LONG);
  ({ token } = await signIn(lasting.url));
});

afterAll(async () => {
  await endServers();
  database.remove();
});

interface Connection {
  readonly socket: Socket;
  /** All text that the server sends until the connection closes. */
  readonly all: Promise<string>;
}

/** Opens a plain connection, and sends a text. */
async function open({ port }: RunningServer, text: string): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk: string) => (received += chunk));
  const all = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, all };
}

const START = 'Host: x\r\nContent-Type: application/json\r\n';

const HALF_BODY = `POST /session HTTP/1.1\r\n${START}Content-Length: 100\r\n\r\n{"email":`;

const HALVES = [
  ['nothing', ''],
  ['half a line', 'POST /sess'],
  ['half the headers', `POST /session HTTP/1.1\r\n${START}`],
  ['half a body', HALF_BODY],
  [
    'half a chunked body',
    `POST /session HTTP/1.1\r\n${START}Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":`,
  ],
] as const;

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;

/** Sends requests whose responses are larger than the buffers of a connection, and reads no response. */
async function readNothing(server: RunningServer): Promise<Connection> {
  const connection = await open(server, '');
  connection.socket.pause();
  connection.socket.write(get('/wallets/personal/transactions?limit=200').repeat(1_000));
  return connection;
}

describe('a server with short limits', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(database.file, SHORT);
  });

  it.each(HALVES)('closes a connection that has sent %s', async (_what, text) => {
    const answer = await (await open(server, text)).all;
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(answer).toContain('"kind":"bad-request"');
  });

  it('closes a connection that sends its body byte by byte', async () => {
    const { socket, all } = await open(server, HALF_BODY);
    const drip = setInterval(() => socket.write(' '), 20);
    expect(await all).toContain('HTTP/1.1 408 ');
    clearInterval(drip);
  });

  it('closes a connection whose client reads no response', async () => {
    const { socket, all } = await readNothing(server);
    // A client that does not read notices a closed connection only when it writes.
    const write = setInterval(() => socket.write(' '), 100);
    await all;
    clearInterval(write);
    expect(socket.destroyed).toBe(true);
  });

  it('keeps a stream of prices open', async () => {
    const { socket } = await open(server, get('/prices'));
    let events = 0;
    for await (const chunk of socket) {
      events += [...String(chunk).matchAll(/^data: /gm)].length;
      // Twenty events take two seconds, which is longer than all limits.
      if (events >= 20) break;
    }
    expect(events).toBeGreaterThanOrEqual(20);
  });
});

it('a stopped server answers no incomplete request, and waits for no client that reads nothing', async () => {
  const halves = await Promise.all(HALVES.map(([, text]) => open(lasting, text)));
  const stream = await open(lasting, get('/prices'));
  const { socket } = await readNothing(lasting);
  // The stream is open when its first text arrives.
  await once(stream.socket, 'data');
  // The server has received the other requests when it has answered a later one.
  const later = await fetch(`${lasting.url}/healthz`);
  expect(later.status).toBe(200);
  expect(await lasting.stop()).toBe(0);
  expect(await Promise.all(halves.map(({ all }) => all))).toEqual(['', '', '', '', '']);
  expect(await stream.all).toContain('retry: 1000');
  socket.destroy();
});
