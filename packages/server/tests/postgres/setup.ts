import type { TestProject } from 'vitest/node';
import { startPostgres } from '#packages/server/tests/postgres/postgres.mjs';

/** The names of the databases, one for each test file in this folder. */
const NAMES = ['conformance', 'serializable', 'killed', 'processes', 'checks', 'hostile'] as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of the databases by their names. */
    readonly databases: Readonly<Record<(typeof NAMES)[number], string>>;
  }
}

/** Starts Postgres for all test files, and returns the function that stops Postgres. */
export function setup({ provide }: TestProject) {
  const postgres = startPostgres();
  const urls = NAMES.map((name) => [name, postgres.urlOf(name)] as const);
  provide('databases', Object.fromEntries(urls) as Record<(typeof NAMES)[number], string>);
  return postgres.stop;
}
