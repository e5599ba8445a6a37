import { it } from 'vitest';
import { openDatabase } from '../../src/database';
import { expectEveryLedgerStored } from '../storedLedgers';
import { temporaryDatabase } from './exampleServer';

it('every ledger is the same after it was stored in SQLite', async () => {
  const { file, remove } = temporaryDatabase();
  const database = await openDatabase(file);
  await expectEveryLedgerStored(database);
  await database.close();
  remove();
});
