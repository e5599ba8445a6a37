import { afterEach, inject } from 'vitest';
import { endServers } from '../backend/exampleServer';
import { killedServers } from '../backend/killedServers';

afterEach(endServers);

killedServers(
  'two servers on one Postgres, one of them killed during a thousand payments',
  () => inject('databases').killed,
  2,
);
