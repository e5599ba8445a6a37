import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Dialect, RawBuilder } from 'kysely';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import pg from 'pg';

/** Runs one statement: query`SELECT id FROM users WHERE email = ${email}`. Its values are sent apart from its text. */
export type Query = <Row = unknown>(
  text: TemplateStringsArray,
  ...values: readonly (string | number | null | RawBuilder<unknown>)[]
) => Promise<readonly Row[]>;

/** The seam between the server and its engine. Amounts are text. */
export interface Database {
  /** Reads committed data, or writes with a single statement. */
  readonly query: Query;
  /**
   * Runs work completely or not at all. When the promise resolves, the changes are on the disk; when it rejects because
   * of the work, nothing has changed. The work may run several times.
   */
  transact<Answer>(work: (query: Query) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

// As from SQLite: moments and counts are numbers. Amounts are NUMERIC, which stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Postgres undid the transaction because of another one: a serialization failure, a deadlock. */
const UNDONE = new Set<unknown>(['40001', '40P01']);

/** Runs work again, up to twelve times, after it was undone. The pause doubles, and is random so that two do not meet again. */
async function untilDone<Answer>(run: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!UNDONE.has((error as { code?: unknown }).code) || attempt === 12) throw error;
  }
  await sleep(Math.random() * Math.min(5 * 2 ** attempt, 1_000));
  return untilDone(run, attempt + 1);
}

function openPostgres(connectionString: string): Dialect {
  // A call that waits too long for a connection fails, and its client repeats it later.
  const pool = new pg.Pool({ connectionString, max: 16, connectionTimeoutMillis: 10_000 });
  // The statement on a lost connection rejects. Without listeners its events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

async function openSqlite(file: string): Promise<Dialect> {
  const { default: Sqlite } = await import('libsql');
  const database = new Sqlite(file, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // With less, a power failure could undo orders that were already confirmed.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database });
}

/** Runs each file of `migrations` once, also if several processes start together: the others wait for its name. */
async function migrate({ query, transact }: Database, engine: string): Promise<void> {
  // Two processes that create the table at the same time may both try to. The loser finds it afterwards.
  await query`CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)`.catch(() => []);
  const folder = new URL('../migrations/', import.meta.url);
  for (const file of readdirSync(folder).toSorted()) {
    const [, only = 'sql'] = file.split('.');
    const statements = readFileSync(new URL(file, folder), 'utf8').split(/;$/m).slice(0, -1);
    if (only === 'sql' || only === engine)
      await transact(async (run) => {
        const added =
          await run`INSERT INTO migrations VALUES (${file}) ON CONFLICT DO NOTHING RETURNING name`;
        if (added.length > 0) for (const statement of statements) await run`${sql.raw(statement)}`;
      });
  }
}

/** Opens the database of a `postgres:` URL, or the SQLite file of a path, and creates missing tables. */
export async function openDatabase(place: string): Promise<Database> {
  const engine = /^postgres(?:ql)?:/.test(place) ? 'postgres' : 'sqlite';
  const dialect = engine === 'postgres' ? openPostgres(place) : await openSqlite(place);
  const kysely = new Kysely<unknown>({ dialect });
  const queryOn =
    (on: Kysely<unknown>): Query =>
    async <Row>(...statement: Parameters<Query>) =>
      (await sql<Row>(...statement).execute(on)).rows;
  const database: Database = {
    query: (...statement) => untilDone(() => queryOn(kysely)(...statement)),
    transact: (work) =>
      untilDone(() =>
        kysely.transaction().execute(async (transaction) => {
          const answer = await work(queryOn(transaction));
          // SQLite answers without yielding to the event loop, and one transaction follows the other.
          await setImmediate();
          return answer;
        }),
      ),
    close: () => kysely.destroy(),
  };
  await migrate(database, engine);
  return database;
}
