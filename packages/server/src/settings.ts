const { env } = process;

/** The settings of the server, which are environment variables. Times are in milliseconds. */
export const settings = {
  /** The address and the port to listen on. The port 0 selects a free port. */
  host: env['HOST'] ?? '127.0.0.1',
  port: Number(env['PORT'] ?? 4180),
  /** A SQLite file, or the `postgres:` URL of a database. */
  database: env['DATABASE_URL'] ?? 'florin-example.db',
  /** The origins, besides those of this machine, whose pages may send requests, such as `https://wallet.example`. */
  origins: env['ORIGINS']?.split(',') ?? [],
  logLevel: env['LOG_LEVEL'] ?? 'error',
  /** The time until an unused session ends. */
  sessionLife: Number(env['SESSION_MS'] ?? 1_800_000),
  /** The time between two steps of the prices. With 0 the prices remain those of the sample market, which is step 0. */
  priceInterval: Number(env['PRICES_MS'] ?? 5_000) || Number.MAX_SAFE_INTEGER,
  /** Whether a new database has users with public passwords. */
  sampleUsers: env['SAMPLE_USERS'] !== 'no',
};
