import closeWithGrace from 'close-with-grace';
import { DEMO_CREDENTIALS } from '../../../src/domain/demo/demoAccount';
import { openDatabase } from './database';
import { createServer } from './server';
import { settings } from './settings';
import { addSamples, ANA } from './users';

const database = await openDatabase(settings.database);
if (settings.sampleUsers) await addSamples(database, Date.now());
const app = await createServer(database);

closeWithGrace({ delay: settings.closingTime + 5_000 }, async ({ err }) => {
  if (err) app.log.fatal({ err });
  // `close` first answers the requests that the server has accepted.
  await app.close();
  await database.close();
});

const address = await app.listen({ host: settings.host, port: settings.port, backlog: 2_048 });
process.stdout.write(`The example server listens at ${address}
Sign in as ${DEMO_CREDENTIALS.email} or ${ANA.email}, password ${DEMO_CREDENTIALS.password}
`);
