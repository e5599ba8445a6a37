import { rmSync } from 'node:fs';
import { DEMO_CREDENTIALS } from '../../../src/domain/demo/demoAccount';
import { openDatabase } from './database';
import { HELP, readOptions } from './options';
import { startPrices } from './prices';
import { ANA, seed } from './seed';
import { createServer } from './server';
import { steerFromParent } from './steering';

/** Removes a database and the two additional files of SQLite. */
function removeDatabase(file: string) {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/** The time for calls to finish after a signal. Then all connections are closed. */
const GRACE_MS = 1_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Starts the server with the options of a command line, and stops it gracefully on SIGTERM and Ctrl-C. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
    print(HELP);
    return;
  }
  const { port, priceInterval } = options;
  let skew = options.clockSkew;
  const clock = () => Date.now() + skew;
  if (options.reset) removeDatabase(options.database);
  const database = await openDatabase(options.database, options.mostWaiting);
  await seed(database, clock());
  const prices = await startPrices(database, clock, priceInterval);
  steerFromParent({
    database,
    prices,
    clock,
    skewClock(ms) {
      skew = ms;
    },
  });
  const app = await createServer({ database, prices, clock }, options);

  const end = async () => {
    // The streams end first, because `close` waits for them.
    prices.stop();
    const timer = setTimeout(() => {
      app.server.closeAllConnections();
    }, GRACE_MS);
    await app.close();
    clearTimeout(timer);
    await database.close();
    if (process.connected) process.disconnect();
  };
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= end();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // An aborted test must not leave a running server.
  process.on('disconnect', stop);

  const address = await app.listen({ host: '127.0.0.1', port, backlog: 2_048 });
  print(`The example server listens at ${address}`);
  print(
    `Sign in as ${DEMO_CREDENTIALS.email} or ${ANA.email}, password ${DEMO_CREDENTIALS.password}`,
  );
}
