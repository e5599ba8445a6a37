import { afterAll } from 'vitest';
import { temporaryDatabase } from './exampleServer';
import { serverConformance } from './serverConformance';

const database = temporaryDatabase();

afterAll(database.remove);

serverConformance('the example server on SQLite, through the HTTP adapter', database.file);
