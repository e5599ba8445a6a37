import { AdapterError } from '#src/adapters/adapterError';
import type { After } from '#src/adapters/device';
import type { HttpSession } from './httpSession';
import { readProblem, type Problem } from './problem';
import { unlessAborted } from '#src/adapters/unlessAborted';

/** A request to the back end. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path and query after the base address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** False for a call that is not repeated automatically. */
  readonly repeat?: boolean;
  /** False for the call that opens the session. */
  readonly signedIn?: boolean;
}

/** The response to a request: its body, or the problem that the back end reports. */
export type HttpAnswer =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly problem: Problem };

/** The functions and the session that the requests and the stream of prices share. */
export interface HttpCallsOptions {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly after: After;
  readonly session: HttpSession;
}

/** The pauses before the second and the third attempt. */
const PAUSES_MS = [500, 1_500];
/** The longest pause that a back end may request. */
const LONGEST_PAUSE_MS = 10_000;

/** The statuses of a back end or a gateway that is temporarily unavailable. */
const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** A response with its complete text. If the connection is lost before the text is complete, the attempt has failed. */
interface Answered {
  readonly status: number;
  readonly text: string;
  /** The pause in milliseconds that the back end requests before the next attempt. */
  readonly pauseMs: number | undefined;
  /** Whether an earlier attempt failed, or the back end was busy. */
  readonly isRepeated?: boolean;
}

/**
 * Returns the pause of the header `Retry-After`, in milliseconds. Returns undefined if the header is missing or
 * contains a date.
 */
export function pauseOf(headers: Headers): number | undefined {
  const [seconds] = headers.get('Retry-After')?.match(/^\d+$/) ?? [];
  return seconds === undefined ? undefined : Math.min(Number(seconds) * 1_000, LONGEST_PAUSE_MS);
}

/** Returns the URL of a path after the base address. */
export const urlOf = (baseUrl: string, path: string) => baseUrl.replace(/\/+$/, '') + path;

/**
 * Sends requests. If the back end does not answer or is busy, a request is repeated, at most three times in total. This
 * is safe, because a read changes nothing and a repeated order has the same idempotency key.
 */
export function createHttpCalls({ baseUrl, fetch, after, session }: HttpCallsOptions) {
  async function attempt(call: HttpCall, token: string | null): Promise<Answered> {
    const { method, path, body, headers, signal } = call;
    const response = await fetch(urlOf(baseUrl, path), {
      method,
      headers: {
        Accept: 'application/json, application/problem+json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      // The token identifies the user. Cookies are omitted, because a browser also sends them with requests that
      // another site causes (cross-site request forgery).
      credentials: 'omit',
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return {
      status: response.status,
      text: await response.text(),
      pauseMs: pauseOf(response.headers),
    };
  }

  async function attempts(
    call: HttpCall,
    token: string | null,
    pauses: readonly number[],
  ): Promise<Answered> {
    const [pauseMs, ...later] = call.repeat === false ? [] : pauses;
    let answered: Answered | undefined;
    try {
      answered = await attempt(call, token);
    } catch (cause) {
      call.signal?.throwIfAborted();
      if (pauseMs === undefined)
        throw new AdapterError('unreachable', 'The back end did not answer', { cause });
    }
    if (answered && (pauseMs === undefined || !BUSY.has(answered.status))) return answered;
    await new Promise<void>((resolve) => {
      after(answered?.pauseMs ?? pauseMs ?? 0, resolve);
    });
    call.signal?.throwIfAborted();
    return { ...(await attempts(call, token, later)), isRepeated: true };
  }

  return (call: HttpCall): Promise<HttpAnswer> =>
    unlessAborted(call.signal, async () => {
      const needsSession = call.signedIn !== false;
      const { token } = session;
      if (needsSession && token === null)
        throw new AdapterError('signed-out', 'No user is signed in');
      const answered = await attempts(call, needsSession ? token : null, PAUSES_MS);
      const { status, text, isRepeated = false } = answered;
      if (status >= 200 && status < 300) return { ok: true, body: jsonOf(status, text) };
      if (status === 401 && needsSession) {
        session.close(token);
        // The back end may have executed the earlier attempt, and this response does not contain its result.
        if (isRepeated && call.method === 'POST')
          throw new AdapterError('unreachable', 'The session ended without an answer', { status });
        throw new AdapterError('signed-out', 'The session has ended', { status });
      }
      if (BUSY.has(status))
        throw new AdapterError('busy', 'The back end cannot answer now', { status });
      if (status < 400 || status >= 500)
        throw new AdapterError('bad-answer', `The back end answered with ${status}`, { status });
      return { ok: false, problem: readProblem(status, text) };
    });
}

function jsonOf(status: number, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AdapterError('bad-answer', 'The response is not JSON', { status, cause });
  }
}
