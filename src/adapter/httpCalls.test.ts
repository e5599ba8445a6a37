import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '../domain/user';
import { HTTP_KEY, HTTP_ORDER, lost, signedInOverHttp } from '../testing/signedInOverHttp';

const paysTo = (server: { readonly calls: readonly string[] }) =>
  server.calls.filter((call) => call === 'POST /wallets/personal/payments').length;

describe('a call over HTTP', () => {
  it('makes an order again that was not answered, after half a second and a second and a half', async () => {
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
    });
    expect(paysTo(server)).toBe(3);
  });

  it('waits as long as a busy back end asks for, but not for an hour', async () => {
    const { adapter, server, waits } = await signedInOverHttp();
    const busy = (seconds: string) => () =>
      new Response(null, { status: 503, headers: { 'Retry-After': seconds } });
    server.instead.push(busy('3'), busy('3600'), busy('0'));
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'busy', status: 503 });
    expect(waits).toEqual([3_000, 10_000]);
  });

  it('does not repeat a sign-in, since a lock counts attempts', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost);
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(server.calls.filter((call) => call === 'POST /session')).toHaveLength(2);
  });

  it('repeats nothing after it was given up', async () => {
    const { adapter, server } = await signedInOverHttp();
    const giveUp = new AbortController();
    server.instead.push(() => {
      giveUp.abort(new Error('Given up'));
      return lost();
    });
    const call = adapter.send(HTTP_ORDER, { ...HTTP_KEY, signal: giveUp.signal });
    await expect(call).rejects.toThrow('Given up');
    expect(paysTo(server)).toBe(1);
  });

  it('sends neither cookie nor a cached answer, and the token in its header', async () => {
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
