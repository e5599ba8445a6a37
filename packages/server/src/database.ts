import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, SqliteDialect, type Dialect, type RawBuilder } from 'kysely';
import pg from 'pg';

/** Runs one statement, such as query`SELECT id FROM users WHERE email = ${email}`. The values become parameters. */
export type Query = <Row = unknown>(
  text: TemplateStringsArray,
  ...values: readonly (string | number | null | RawBuilder<unknown>)[]
) => Promise<readonly Row[]>;

/** The interface between the server and the database engine. Amounts of money are text. */
export interface Database {
  /** Runs a single statement outside a transaction. It reads committed data. */
  readonly query: Query;
  /**
   * Runs `work` in a transaction. When the promise resolves, the changes are on the disk. If `work` rejects, the
   * promise rejects and nothing has changed. `work` may run several times.
   */
  transact<Answer>(work: (query: Query) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

// SQLite returns times as numbers, so Postgres also has to. NUMERIC remains text, so amounts are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The errors of the database engine, such as a lost connection. */
const engineErrors = new WeakSet<object>();

/** Remembers an error of the engine, and throws it. */
function failed(error: unknown): never {
  if (typeof error === 'object' && error !== null) engineErrors.add(error);
  throw error;
}

/**
 * The error codes of statements that fail whenever they are repeated: violated constraints, invalid values, and errors
 * in the SQL.
 */
const PERMANENT = /^(?:22|23|42)...$|^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)/;

/** Returns whether an error is a failure of the database that may pass, such as a lost connection or a timeout. */
export function isFailureOfDatabase(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !engineErrors.has(error)) return false;
  return !PERMANENT.test(String((error as { code?: unknown }).code));
}

/** The error codes with which Postgres rolls back a transaction: serialization failure, deadlock. */
const UNDONE = new Set<unknown>(['40001', '40P01']);

/**
 * Retries a transaction that was rolled back, up to twelve times. The pause doubles with each attempt, and is random,
 * so two conflicting transactions do not conflict again.
 */
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
  // If a call waits too long for a connection, it fails. The client retries the call later.
  const pool = new pg.Pool({ connectionString, max: 16, connectionTimeoutMillis: 10_000 });
  // If a connection is lost, its statement rejects. The events also need listeners, or else they would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

async function openSqlite(file: string): Promise<Dialect> {
  const { default: Sqlite } = await import('libsql');
  const database = new Sqlite(file, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  // With a lower setting, a power failure could undo orders that were already confirmed.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database });
}

/**
 * Runs each file of `migrations` once. If several processes start together, one inserts its name, and the others wait.
 */
async function migrate({ query, transact }: Database, engine: string): Promise<void> {
  // If two processes create the table at the same time, one of them may fail. The table exists afterwards anyway.
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

/** Opens the database of a `postgres:` URL, or the SQLite file at a path, and creates missing tables. */
export async function openDatabase(place: string): Promise<Database> {
  const engine = /^postgres(?:ql)?:/.test(place) ? 'postgres' : 'sqlite';
  const dialect = engine === 'postgres' ? openPostgres(place) : await openSqlite(place);
  const kysely = new Kysely<unknown>({ dialect });
  const queryOn =
    (on: Kysely<unknown>): Query =>
    async <Row>(...statement: Parameters<Query>) =>
      (
        await sql<Row>(...statement)
          .execute(on)
          .catch(failed)
      ).rows;
  const database: Database = {
    query: (...statement) => untilDone(() => queryOn(kysely)(...statement)),
    transact: (work) =>
      untilDone(async () => {
        let refusal: unknown;
        const done = kysely.transaction().execute(async (transaction) => {
          try {
            const answer = await work(queryOn(transaction));
            // SQLite runs without yielding to the event loop. This pause lets other calls continue.
            await setImmediate();
            return answer;
          } catch (error) {
            refusal = error;
            throw error;
          }
        });
        // The engine has thrown all errors except those of `work`, for example because no connection is free.
        return done.catch((error: unknown) =>
          error === refusal ? Promise.reject(error) : failed(error),
        );
      }),
    close: () => kysely.destroy(),
  };
  await migrate(database, engine);
  return database;
}
