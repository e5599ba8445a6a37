import { inject } from 'vitest';
import { serverConformance } from '../backend/serverConformance';

// CockroachDB uses this isolation level. Postgres then rolls back conflicting transactions, at a statement or at
// COMMIT.
const url = `${inject('databases').serializable}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;

serverConformance('the example server on serializable transactions', url);
