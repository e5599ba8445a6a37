import { readdirSync, readFileSync } from 'node:fs';

/** A value in a statement. Amounts are text. */
export type Value = string | number | null;

/** A row. The engines return numbers in different types, so convert them with `Number()`. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement. `$1` is the first value. If the statement locks rows, `FOR UPDATE` is at its end. */
export type Query = (text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** The interface between the server and the database engine. */
export interface Database {
  readonly engine: 'postgres' | 'sqlite';
  /** Runs a single statement outside a transaction. It reads committed data. */
  readonly query: Query;
  /**
   * Runs `work` in a transaction. When the promise resolves, the changes are on the disk. If `work` rejects, the
   * promise rejects and nothing has changed. `work` may run several times.
   */
  transact<Answer>(work: (query: Query) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Inserts rows of equal length with one statement. `into` names the table and its columns. */
export async function insert(
  query: Query,
  into: string,
  rows: readonly (readonly Value[])[],
  end = '',
): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  let count = 0;
  const places = rows.map((row) => `(${row.map(() => `$${(count += 1)}`).join(', ')})`);
  return query(`INSERT INTO ${into} VALUES ${places.join(', ')} ${end}`, rows.flat());
}

/** Opens the database of a `postgres:` URL, or the SQLite file at a path, and creates missing tables. */
export async function openDatabase(place: string): Promise<Database> {
  const { open } = /^postgres(?:ql)?:/.test(place)
    ? await import('./postgres')
    : await import('./sqlite');
  const database = await open(place);
  // If two processes create the table at the same time, one of them may fail. The table exists afterwards anyway.
  await database
    .query('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)')
    .catch(() => []);
  const folder = new URL('../migrations/', import.meta.url);
  for (const file of readdirSync(folder).toSorted()) {
    const [, engine = database.engine] = file.split('.').slice(0, -1);
    const statements = readFileSync(new URL(file, folder), 'utf8').split(/;$/m).slice(0, -1);
    if (engine === database.engine)
      await onceByName(database, file, async (query) => {
        for (const statement of statements) await query(statement);
      });
  }
  return database;
}

/**
 * Runs `work` once in the life of a database. If several processes start together, one inserts the name and runs
 * `work`, and the others wait.
 */
export async function onceByName(
  database: Database,
  name: string,
  work: (query: Query) => Promise<void>,
): Promise<void> {
  await database.transact(async (query) => {
    const end = 'ON CONFLICT DO NOTHING RETURNING name';
    const added = await insert(query, 'migrations (name)', [[name]], end);
    if (added.length > 0) await work(query);
  });
}
