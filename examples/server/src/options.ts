import { parseArgs } from 'node:util';

/** The options of the server. */
export interface ServerOptions {
  /** The port on loopback; 0 selects a free one. */
  readonly port: number;
  /** The path of the SQLite file. */
  readonly database: string;
  /** Whether to replace the database with the sample data. */
  readonly reset: boolean;
  /** Milliseconds by which the server's clock is ahead, for tests. */
  readonly clockSkew: number;
  /** Milliseconds until a quote expires. */
  readonly quoteLife: number;
  /** Milliseconds between two steps of the market. */
  readonly priceInterval: number;
  /** The largest number of waiting orders. Further orders get an error with Retry-After. */
  readonly mostWaiting: number;
}

/** The default options. */
export const DEFAULTS: ServerOptions = {
  port: 4180,
  database: 'florin-example.db',
  reset: false,
  clockSkew: 0,
  quoteLife: 30_000,
  priceInterval: 5_000,
  mostWaiting: 1_000,
};

/** The output of `--help`. */
export const HELP = `npm run example:server -- [options]

  --port N             port on 127.0.0.1 (${DEFAULTS.port}); 0 selects a free one
  --database FILE      the SQLite file (${DEFAULTS.database})
  --reset              replace the database with the sample data
  --clock-skew MS      set the server's clock ahead by this time
  --quote-life MS      time until a quote expires (${DEFAULTS.quoteLife})
  --price-interval MS  time between two steps of the market (${DEFAULTS.priceInterval})
  --most-waiting N     largest number of waiting orders; others get status 503 (${DEFAULTS.mostWaiting})
`;

function whole(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new Error(`--${name} requires an integer of at least ${least}, not ${text}`);
  }
  return value;
}

/** Parses the options of a command line; null for `--help`. Throws for an invalid command line. */
export function readOptions(args: readonly string[]): ServerOptions | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      reset: { type: 'boolean' },
      port: text,
      database: text,
      'clock-skew': text,
      'quote-life': text,
      'price-interval': text,
      'most-waiting': text,
    },
  });
  if (values.help === true) return null;
  return {
    port: whole('port', values.port, DEFAULTS.port),
    database: values.database ?? DEFAULTS.database,
    reset: values.reset ?? DEFAULTS.reset,
    clockSkew: whole('clock-skew', values['clock-skew'], DEFAULTS.clockSkew, -1e12),
    quoteLife: whole('quote-life', values['quote-life'], DEFAULTS.quoteLife, 1),
    priceInterval: whole('price-interval', values['price-interval'], DEFAULTS.priceInterval, 1),
    mostWaiting: whole('most-waiting', values['most-waiting'], DEFAULTS.mostWaiting, 1),
  };
}
