import { afterEach } from 'vitest';
import { endServers, temporaryDatabase } from '../backend/exampleServer';
import { killedServers } from '../backend/killedServers';

const database = temporaryDatabase();

afterEach(async () => {
  await endServers();
  database.remove();
});

killedServers('a server on SQLite, killed during a thousand payments', () => database.file, 1);
