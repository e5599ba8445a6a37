/** A Postgres in a temporary folder. */
export interface RunningPostgres {
  /** Creates a database, and returns its URL. */
  urlOf(name: string): string;
  /** Ends it, and removes its files. */
  stop(): void;
}

/** Starts a new, empty Postgres. Installs Debian's package if the machine has none. Throws with instructions. */
export function startPostgres(): RunningPostgres;
