import { rmSync } from 'node:fs';
import { DEMO_CREDENTIALS } from '../../../src/domain/user';
import { openDatabase } from './database';
import { HELP, readOptions } from './options';
import { startPrices } from './prices';
import { ANA, seed } from './seed';
import { createServer } from './server';
import { steerFromParent } from './steering';

/** Removes a database with the two files that SQLite keeps beside it. */
function removeDatabase(file: string) {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/** So long a call may take to its end; a connection that nobody uses is cut then, too. */
const GRACE_MS = 1_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts the server by a command line, and ends it in good order on SIGTERM and Ctrl-C. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
    say(HELP);
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
    // The streams end first, or the server would wait for them.
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
  // A test that was broken off leaves no server behind.
  process.on('disconnect', stop);

  const address = await app.listen({ host: '127.0.0.1', port, backlog: 2_048 });
  say(`The example server listens at ${address}`);
  say(
    `Sign in as ${DEMO_CREDENTIALS.email} or ${ANA.email}, password ${DEMO_CREDENTIALS.password}`,
  );
}
