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
  /** The longest time in which a client has to send a complete request. Then its connection closes. */
  requestTime: Number(env['REQUEST_MS'] ?? 20_000),
  /**
   * The time after which a connection closes on which no byte moves, for example because the client does not read its
   * response. It is longer than the time between two messages of a stream of prices.
   */
  silence: Number(env['SILENCE_MS'] ?? 60_000),
  /** The longest time in which the server answers the requests that it has received when it is stopped. */
  closingTime: Number(env['CLOSE_MS'] ?? 5_000),
  /** How long a failed sign-in counts. */
  failureLife: Number(env['FAILURES_MS'] ?? 900_000),
  /** The failed sign-ins of one IP address, with any email, after which its sign-ins are slowed down. */
  failuresPerAddress: Number(env['FAILURES_PER_ADDRESS'] ?? 20),
  /** The failed sign-ins with one email, from any IP address, after which the sign-ins with it are slowed down. */
  failuresPerEmail: Number(env['FAILURES_PER_EMAIL'] ?? 10),
  /** The pause before the password of a slowed-down sign-in is checked. */
  signInPause: Number(env['SIGN_IN_PAUSE_MS'] ?? 5_000),
  /** The number of accounts that one IP address can open in an hour. */
  signUpsPerHour: Number(env['SIGN_UPS'] ?? 50),
};
