import { inject } from 'vitest';
import { serverConformance } from '../backend/serverConformance';

// The isolation of CockroachDB: Postgres undoes transactions that meet, at any statement and at COMMIT.
const url = `${inject('databases').serializable}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;

serverConformance('the example server on serializable transactions', url);
