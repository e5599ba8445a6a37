import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { problem } from '../../testing/backEndFetch';
import { HTTP_KEY, HTTP_ORDER, lost, signedInOverHttp } from '../../testing/signedInOverHttp';
import type { WalletAdapter } from '#src/adapters/walletAdapter';

const paysTo = (server: { readonly calls: readonly string[] }) =>
  server.calls.filter((call) => call === 'POST /wallets/personal/payments').length;

describe('a call over HTTP', () => {
  it('repeats an unanswered order after half a second, then after a second and a half', async () => {
    const { adapter, server, waits } = await signedInOverHttp();
    server.instead.push(lost, lost);
    expect(await adapter.send(HTTP_ORDER, HTTP_KEY)).toMatchObject({ ok: true });
    expect(waits).toEqual([500, 1_500]);
    expect(paysTo(server)).toBe(3);
  });

  it('gives up after the third attempt', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost, lost, lost);
    await expect(adapter.send(HTTP_ORDER, HTTP_KEY)).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'The back end did not answer',
      cause: new TypeError('The connection was lost'),
    });
    expect(paysTo(server)).toBe(3);
  });

  it('does not report a refusal if the back end may have executed the first call', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost, () => problem(401, 'signed-out'));
    await expect(adapter.send(HTTP_ORDER, HTTP_KEY)).rejects.toMatchObject({
      failure: 'unreachable',
      status: 401,
    });
    await expect(adapter.send(HTTP_ORDER, HTTP_KEY)).rejects.toMatchObject({
      failure: 'signed-out',
    });
  });

  it('does not repeat a sign-in, because attempts are counted', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost);
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(server.calls.filter((call) => call === 'POST /session')).toHaveLength(2);
  });

  it('does not repeat an aborted call', async () => {
    const { adapter, server } = await signedInOverHttp();
    const controller = new AbortController();
    server.instead.push(() => {
      controller.abort(new Error('Given up'));
      return lost();
    });
    const call = adapter.send(HTTP_ORDER, { ...HTTP_KEY, signal: controller.signal });
    await expect(call).rejects.toThrow('Given up');
    expect(paysTo(server)).toBe(1);
  });

  it('uses no cookie and no cache, and sends the token in a header', async () => {
    const inits: RequestInit[] = [];
    const { server } = await signedInOverHttp();
    const { adapter } = await signedInOverHttp({
      fetch: (input, init = {}) => {
        inits.push(init);
        return server.fetch(input, init);
      },
    });
    await adapter.balances();
    expect(inits[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(new Headers(inits[0]?.headers).has('Authorization')).toBe(false);
    expect(new Headers(inits[1]?.headers).get('Authorization')).toBe('Bearer token-2');
  });
});

describe('the request of a call over HTTP', () => {
  it('has headers for the sent and accepted types, and can be aborted', async () => {
    const { adapter, inits } = await signedInOverHttp();
    const { signal } = new AbortController();
    await adapter.balances({ signal });
    await adapter.send(HTTP_ORDER, HTTP_KEY);
    const [, read, order] = inits;
    expect(Object.fromEntries(new Headers(read?.headers))).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: 'Bearer token-1',
    });
    expect(read?.signal).toBe(signal);
    expect(Object.fromEntries(new Headers(order?.headers))).toEqual({
      accept: 'application/json, application/problem+json',
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'idempotency-key': '0123456789abcdef0123456789abcdef',
    });
    expect(order?.body).toBe('{"recipient":"ana@florin.example","amount":"100","currency":"usd"}');
  });

  it.each([
    [
      new Response('{"transaction":', { status: 201 }),
      201,
      'The response is not JSON',
      SyntaxError,
    ],
    [new Response(null, { status: 500 }), 500, 'The back end answered with 500', undefined],
  ])('rejects a bad answer: %#', async (answer, status, message, cause) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => answer);
    const error = await adapter.balances().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: 'bad-answer', status, message });
    expect((error as Error).cause?.constructor).toBe(cause);
  });
});

describe('a busy back end over HTTP', () => {
  /** Returns a response of a busy back end as in `openapi.json`, with the requested pause. */
  const busy = (status: number, pause?: string) => () => {
    const answer = problem(status, status === 429 ? 'too-many-requests' : 'unavailable');
    if (pause !== undefined) answer.headers.set('Retry-After', pause);
    return answer;
  };
  const keysOf = (inits: readonly RequestInit[]) =>
    inits.map(({ headers }) => new Headers(headers).get('Idempotency-Key')).filter(Boolean);
  const usd = async ({ balances }: WalletAdapter) => (await balances()).wallets[0]?.balances.usd;

  it.each([408, 425, 429, 502, 503, 504])(
    'is called again with the same key after %i, and pays once',
    async (status) => {
      const { adapter, server, waits, inits } = await signedInOverHttp();
      server.instead.push(busy(status, '2'), busy(status));
      expect(await adapter.send(HTTP_ORDER, HTTP_KEY)).toMatchObject({ ok: true });
      expect(waits).toEqual([2_000, 1_500]);
      const key = '0123456789abcdef0123456789abcdef';
      expect(keysOf(inits)).toEqual([key, key, key]);
      expect(await usd(adapter)).toBe('2747.32');
    },
  );

  it.each([
    ['3', 3_000],
    ['0', 0],
    ['10', 10_000],
    ['11', 10_000],
    ['3600', 10_000],
    ['999999999', 10_000],
    // A `Retry-After` that is not a number of seconds is ignored.
    ['Wed, 21 Oct 2026 07:28:00 GMT', 500],
    ['2.5', 500],
    ['-1', 500],
    ['', 500],
  ])('is called again after the requested delay, up to ten seconds: %j', async (pause, ms) => {
    const { adapter, server, waits } = await signedInOverHttp();
    server.instead.push(busy(503, pause));
    await adapter.balances();
    expect(waits).toEqual([ms]);
  });

  it.each([429, 503])(
    'rejects the call after %i three times, and the same key can be used again',
    async (status) => {
      const mapped: unknown[] = [];
      const { adapter, server, waits } = await signedInOverHttp({
        mapError: (its) => {
          mapped.push(its);
          return null;
        },
      });
      server.instead.push(busy(status, '1'), busy(status, '1'), busy(status, '1'));
      await expect(adapter.send(HTTP_ORDER, HTTP_KEY)).rejects.toMatchObject({
        name: 'AdapterError',
        message: 'The back end cannot answer now',
        failure: 'busy',
        status,
      });
      expect(waits).toEqual([1_000, 1_000]);
      // The response is not mapped to a refusal, because the back end may have executed the order.
      expect(mapped).toEqual([]);
      const answer = await adapter.send(HTTP_ORDER, HTTP_KEY);
      expect(await adapter.send(HTTP_ORDER, HTTP_KEY)).toEqual(answer);
      expect(await usd(adapter)).toBe('2747.32');
      expect(paysTo(server)).toBe(5);
    },
  );

  it('pays once even if it reports that it is busy after the payment', async () => {
    const { server, adapter: other } = await signedInOverHttp();
    let isBusy = true;
    const { adapter } = await signedInOverHttp({
      fetch: async (input, init) => {
        const answer = await server.fetch(input, init);
        if (!isBusy || !new Headers(init?.headers).has('Idempotency-Key')) return answer;
        isBusy = false;
        return busy(503)();
      },
    });
    expect(await adapter.send(HTTP_ORDER, HTTP_KEY)).toMatchObject({ ok: true });
    expect(paysTo(server)).toBe(2);
    expect(await usd(other)).toBe('2747.32');
  });

  it('does not repeat a sign-in, and does not report wrong credentials', async () => {
    const { adapter, server, waits } = await signedInOverHttp();
    server.instead.push(busy(429, '1'));
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toMatchObject({
      failure: 'busy',
      status: 429,
    });
    expect(waits).toEqual([]);
  });
});
