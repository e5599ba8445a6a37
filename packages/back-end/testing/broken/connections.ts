import {
  walletConformance,
  type ConformanceCase,
  type Line,
} from '../../src/conformance/conformance';
import { httpOptions } from '../conformanceWorlds';
import { otherKey } from './otherKey';

type Fetch = typeof globalThis.fetch;

/** Wraps `fetch` to send the header `from` under the name `to`. */
const renamed =
  (from: string, to: string, fetch: Fetch): Fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    const value = headers.get(from);
    headers.delete(from);
    if (value !== null) headers.set(to, value);
    return fetch(input, { ...init, headers });
  };

const KEY = 'Idempotency-Key';
const OTHER = 'Request-Id';

/** Returns the conformance tests for a back end over HTTP, with a changed connection. */
export function casesOver(connection: (line: Line) => Line['wrapFetch']) {
  const { open, ...options } = httpOptions();
  return walletConformance({
    ...options,
    async open() {
      const backEnd = await open();
      const connect: typeof backEnd.connect = (line) =>
        backEnd.connect({ ...line, wrapFetch: connection(line) });
      return { ...backEnd, connect };
    },
  });
}

/** Wraps a connection to send the key of a payment in another header. */
export const otherHeader =
  ({ wrapFetch }: Line, repeat: (fetch: Fetch) => Fetch = (fetch) => fetch): Line['wrapFetch'] =>
  (fetch) =>
    renamed(
      KEY,
      OTHER,
      repeat(
        wrapFetch(renamed(OTHER, KEY, fetch), (_input, init) =>
          new Headers(init?.headers).has(OTHER),
        ),
      ),
    );

/**
 * Wraps `fetch` to repeat a lost payment with a new key. This is a fault, because the payment may then be made twice.
 */
const repeating =
  (header: string) =>
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has(header)) return fetch(input, init);
    try {
      return await fetch(input, init);
    } catch {
      headers.set(header, otherKey());
      return fetch(input, { ...init, headers });
    }
  };

/** The conformance tests that fail if a repeated payment has a new key. */
export const PAID_TWICE = [
  'a payment whose call is lost is paid once when it is repeated',
  'a payment whose answer is lost is paid once when it is repeated',
];

/**
 * Adapters that repeat a lost payment with a new key. Each entry has a description, the conformance tests, and the
 * names of the tests that fail.
 */
export const REPEATING: readonly (readonly [
  what: string,
  cases: () => readonly ConformanceCase[],
  caughtBy: readonly string[],
])[] = [
  [
    'that repeats a lost payment with a new key in the default header',
    () =>
      casesOver(
        ({ wrapFetch }) =>
          (fetch) =>
            repeating(KEY)(wrapFetch(fetch)),
      ),
    PAID_TWICE,
  ],
  [
    'that repeats a lost payment with a new key in another header',
    () => casesOver((line) => otherHeader(line, repeating(OTHER))),
    PAID_TWICE,
  ],
];
