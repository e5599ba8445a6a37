import { inject } from 'vitest';
import { serverConformance } from '../backend/serverConformance';

serverConformance(
  'the example server on Postgres, through the HTTP adapter',
  inject('databases').conformance,
);
