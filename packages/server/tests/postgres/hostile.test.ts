import { inject } from 'vitest';
import { hostileRequests } from '../backend/hostileRequests';

hostileRequests('the example server on Postgres', () => inject('databases').hostile);
