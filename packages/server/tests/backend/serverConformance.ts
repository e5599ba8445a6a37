import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database';
import { addUser } from '../../src/users';
import {
  walletConformance,
  type BackEndUnderTest,
} from '#packages/back-end/src/conformance/conformance';
import { deviceAfter } from '#src/adapters/device';
import { createHttpAdapter, HTTP_ABILITIES } from '#packages/back-end/src/http/httpAdapter';
import { sampleWorld } from '#src/domain/demo/sampleWorld';
import { DEMO_USER } from '#src/domain/demo/demoAccount';
import { endServers, startServer, type RunningServer } from './exampleServer';
import { pushedPrices } from './pushedPrices';

/**
 * The example server completes a payment without a review or a challenge, so the abilities for these steps are left
 * out.
 */
const abilities = HTTP_ABILITIES.slice(0, 5);

/** Runs the conformance kit against the example server on a database. */
export function serverConformance(name: string, place: string): void {
  let server: RunningServer;
  let database: Database;
  const prices = pushedPrices();

  beforeAll(async () => {
    // The server does not change the prices, because the tests push prices. A session is valid even after every change
    // of the clock.
    server = await startServer(place, { PRICES_MS: '0', SESSION_MS: '43200000' });
    database = await openDatabase(place);
  });

  afterAll(async () => {
    await endServers();
    await database.close();
  });

  /** The difference of the server's clock from the time, in milliseconds. */
  let skew = 0;

  /** Adds an account to the database, so that each test has a separate account. */
  async function open(): Promise<BackEndUnderTest> {
    const id = randomUUID();
    const email = `${id}@florin.example`;
    const user = { ...DEMO_USER, id, email };
    await database.transact((query) => addUser(query, user, sampleWorld(Date.now())));
    const walletId = 'personal';
    return {
      connect: ({ wrapFetch }) =>
        createHttpAdapter({
          baseUrl: server.url,
          fetch: wrapFetch(prices.fetch),
          abilities,
          // The pauses before a repetition are short, because the tests lose every attempt of many calls.
          after: (ms, run) => deviceAfter(ms < 10_000 ? ms / 50 : ms, run),
        }),
      credentials: { email, password: 'florin-demo' },
      wrongCredentials: { email, password: 'wrong' },
      payment: { walletId, recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
      exchange: { walletId, from: 'usd', to: 'eur', amount: '10' },
      close: () => {
        skew = 0;
        return server.setClock(0);
      },
    };
  }

  const cases = walletConformance({
    open,
    exchanges: true,
    recipients: ['DE89370400440532013000', '+442079460018'],
    abilities,
    async expireQuotes() {
      await database.query`UPDATE quotes SET expires_at = 0`;
    },
    async endSessions() {
      await database.query`UPDATE sessions SET expires_at = 0`;
    },
    skewClock(_backEnd, ms) {
      skew += ms;
      return server.setClock(skew);
    },
    async pushPrices(_backEnd, update) {
      prices.push(update);
    },
  });

  describe(name, () => {
    for (const one of cases.filter(({ isRun }) => isRun)) it(one.name, one.run);

    it('skips only the cases for abilities that the server lacks, and for changes of a status', () => {
      const skipped = cases.filter(({ isRun }) => !isRun).map((one) => one.name);
      const missing = skipped.map((text) => /\((?:the adapter has no|needs) (\w+)/.exec(text)?.[1]);
      expect(new Set(missing)).toEqual(
        new Set([
          'user',
          'signInWithBiometrics',
          'prepare',
          'confirm',
          'cancelChallenge',
          'resendCode',
          'firstSheet',
          'subscribeChanges',
          'rateOf',
          'setStatus',
        ]),
      );
    });
  });
}
