import { parseArgs } from 'node:util';

/** How the server is started. */
export interface ServerOptions {
  /** The port on loopback; 0 takes any that is free. */
  readonly port: number;
  /** The path of the SQLite file. */
  readonly database: string;
  /** Whether to begin anew with the sample world. */
  readonly reset: boolean;
  /** Milliseconds by which the server's clock is ahead; a test sets it wrong on purpose. */
  readonly clockSkew: number;
  /** Milliseconds for which a quote is promised. */
  readonly quoteLife: number;
  /** Milliseconds between two steps of the market. */
  readonly priceInterval: number;
  /** How many orders may wait for the one before them; more are sent away with Retry-After. */
  readonly mostWaiting: number;
}

/** What is taken where the command line says nothing. */
export const DEFAULTS: ServerOptions = {
  port: 4180,
  database: 'florin-example.db',
  reset: false,
  clockSkew: 0,
  quoteLife: 30_000,
  priceInterval: 5_000,
  mostWaiting: 1_000,
};

/** How to call it. */
export const HELP = `npm run example:server -- [options]

  --port N             port on 127.0.0.1 (${DEFAULTS.port}); 0 takes any that is free
  --database FILE      the SQLite file (${DEFAULTS.database})
  --reset              begin anew with the sample world
  --clock-skew MS      set the server's clock wrong by so many milliseconds
  --quote-life MS      how long a quote is promised (${DEFAULTS.quoteLife})
  --price-interval MS  time between two steps of the market (${DEFAULTS.priceInterval})
  --most-waiting N     orders that may wait; more are answered with 503 (${DEFAULTS.mostWaiting})
`;

function whole(name: string, text: string | undefined, otherwise: number, least = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new Error(`--${name} takes a whole number from ${least}, and not ${text}`);
  }
  return value;
}

/** The options of a command line; null asks for help. Throws for a command line that makes no sense. */
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
