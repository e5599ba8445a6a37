import { afterAll } from 'vitest';
import { temporaryDatabase } from './exampleServer';
import { hostileRequests } from './hostileRequests';

const database = temporaryDatabase();

afterAll(database.remove);

hostileRequests('the example server on SQLite', () => database.file);
