import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.mjs';

/** A database for each file of tests. */
const NAMES = ['conformance', 'serializable', 'killed', 'processes', 'checks'] as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of the databases by their names. */
    readonly databases: Readonly<Record<(typeof NAMES)[number], string>>;
  }
}

/** Starts Postgres for all files of tests, and returns the function that ends it. */
export function setup({ provide }: TestProject) {
  const postgres = startPostgres();
  const urls = NAMES.map((name) => [name, postgres.urlOf(name)] as const);
  provide('databases', Object.fromEntries(urls) as Record<(typeof NAMES)[number], string>);
  return postgres.stop;
}
