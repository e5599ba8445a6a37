import { readdirSync, readFileSync } from 'node:fs';

/** A value in a statement. Amounts are text. */
export type Value = string | number | null;

/** A row. The engines differ in numbers: `Number()` reads both. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement, with `$1` for its first value. A lock, `FOR UPDATE`, is at its end. */
export type Query = (text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** The seam between the server and its engine. */
export interface Database {
  readonly engine: 'postgres' | 'sqlite';
  /** Reads committed data, or writes with a single statement. */
  readonly query: Query;
  /**
   * Runs work completely or not at all. When the promise resolves, the changes are on the disk; when it rejects because
   * of the work, nothing has changed. The work may run several times.
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

/** Opens the database of a `postgres:` URL, or the SQLite file of a path, and creates missing tables. */
export async function openDatabase(place: string): Promise<Database> {
  const { open } = /^postgres(?:ql)?:/.test(place)
    ? await import('./postgres')
    : await import('./sqlite');
  const database = await open(place);
  // Two processes that create the table at the same time may both try to. The loser finds it afterwards.
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

/** Runs work once in the life of a database, also if several processes start together: the others wait for the name. */
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
