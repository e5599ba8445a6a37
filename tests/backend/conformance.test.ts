import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpAdapter, HTTP_ABILITIES } from '../../src/backend/http/httpAdapter';
import type { BackEndUnderTest } from '../../src/backend/conformance/conformance';
import { walletConformance } from '../../src/backend/conformance/conformance';
import type { RunningServer } from './exampleServer';
import { endServers, startServer, temporaryDatabase } from './exampleServer';

const database = temporaryDatabase();

let server: RunningServer;

beforeAll(async () => {
  // Prices change once an hour: the cases send their own.
  server = await startServer(database.file, { args: ['--price-interval', '3600000'] });
});

afterAll(async () => {
  await endServers();
  database.remove();
});

/** Adds an account to the running server, so that each case has its own. */
async function open(): Promise<BackEndUnderTest> {
  const email = await server.steer({ kind: 'add-account' });
  const walletId = 'personal';
  return {
    connect: ({ wrapFetch }) =>
      createHttpAdapter({
        baseUrl: server.url,
        fetch: wrapFetch(fetch),
        abilities,
      }),
    credentials: { email, password: 'florin-demo' },
    wrongCredentials: { email, password: 'wrong' },
    payment: { walletId, recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
    exchange: { walletId, from: 'usd', to: 'eur', amount: '10' },
    async close() {
      await server.steer({ kind: 'skew-clock', ms: 0 });
    },
  };
}

/** The example server prepares no payments. */
const abilities = HTTP_ABILITIES.filter((name) => name !== 'prepare');

const cases = walletConformance({
  open,
  exchanges: true,
  abilities,
  async expireQuotes() {
    await server.steer({ kind: 'expire-quotes' });
  },
  async skewClock(_backEnd, ms) {
    await server.steer({ kind: 'skew-clock', ms });
  },
  async pushPrices(_backEnd, update) {
    await server.steer({ kind: 'push-prices', update });
  },
});

describe('the example server, through the HTTP adapter', () => {
  for (const { name, run } of cases.filter(({ isRun }) => isRun)) it(name, run);

  it('skips the cases of a back end on the device', () => {
    const skipped = cases.filter(({ isRun }) => !isRun).map(({ name }) => name);
    expect(skipped.map((name) => /the adapter has no (\w+)/.exec(name)?.[1])).toEqual([
      'user',
      'signInWithBiometrics',
      'firstSheet',
      'rateOf',
    ]);
  });
});
