/** A running Postgres in a temporary folder. */
export interface RunningPostgres {
  /** Creates a database, and returns the URL of the database. */
  urlOf(name: string): string;
  /** Stops the Postgres, and removes its files. */
  stop(): void;
}

/**
 * Starts a new, empty Postgres. Installs Debian's package if the machine has no Postgres. If this fails, throws an
 * error with instructions.
 */
export function startPostgres(): RunningPostgres;
