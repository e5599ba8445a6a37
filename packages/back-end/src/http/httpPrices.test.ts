import { describe, expect, it } from 'vitest';
import { arrive, listening } from '../../testing/pricesOverHttp';
import { signedInOverHttp } from '../../testing/signedInOverHttp';

describe('prices over HTTP', () => {
  it('are received, except outdated ones', async () => {
    const { events, push, stop, clock } = await listening();
    await push('1', 2);
    await push('2', 1);
    await push('3', 2);
    expect(events).toEqual(['live', '1', '3']);
    stop();
    await arrive();
    expect(clock.pending).toBe(0);
  });

  it('ignore unreadable events', async () => {
    const { events, server, push, stop } = await listening();
    server.write('data: {"market":{"btc":{"price":1}}}\n\ndata: <html>\n\n');
    await arrive();
    await push('1', 1);
    expect(events).toEqual(['live', '1']);
    stop();
  });

  it('are requested with the token, without a cookie and without a cache', async () => {
    const { inits, stop } = await listening();
    expect(inits[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(Object.fromEntries(new Headers(inits[1]?.headers))).toEqual({
      accept: 'text/event-stream',
      authorization: 'Bearer token-1',
    });
    stop();
  });

  it('are not requested while signed out', async () => {
    const { adapter, server, waits } = await signedInOverHttp();
    await adapter.signOut();
    const stop = adapter.subscribePrices({ onPrices: () => undefined });
    await arrive();
    expect(server.calls).not.toContain('GET /prices');
    expect(waits).toEqual([]);
    stop();
  });

  it('reach each listener until it unsubscribes', async () => {
    const { adapter, server, events, push, stop, clock } = await listening();
    const others: string[] = [];
    const stopSilent = adapter.subscribePrices({ onPrices: () => others.push('silent') });
    const stopOther = adapter.subscribePrices({
      onPrices: () => others.push('prices'),
      onState: (state) => others.push(state),
    });
    expect(others).toEqual(['live']);
    await push('1', 1);
    stop();
    stop();
    await push('2', 2);
    expect(events).toEqual(['live', '1']);
    expect(others).toEqual(['live', 'silent', 'prices', 'silent', 'prices']);
    server.breakStreams();
    await arrive();
    expect(others.at(-1)).toBe('interrupted');
    stopSilent();
    stopOther();
    stopOther();
    expect(clock.pending).toBe(0);
  });

  it('may be split anywhere, even inside a character', async () => {
    const text =
      'data: {"market":{"złoty":{"price":"4","change24h":"0"}},"at":"2026-03-14T09:00:00Z"}\n\n';
    const bytes = new TextEncoder().encode(text);
    const at = bytes.indexOf(0xc5) + 1;
    const { server, clock } = await listening();
    const { adapter } = await signedInOverHttp({ fetch: server.fetch, after: clock.after });
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(bytes.slice(0, at));
        stream.enqueue(bytes.slice(at));
      },
    });
    server.instead.push(() => new Response(body));
    const events: string[] = [];
    const stop = adapter.subscribePrices({
      onPrices: ({ market }) => events.push(...Object.keys(market)),
    });
    await arrive();
    await arrive();
    expect(events).toEqual(['złoty']);
    stop();
  });
});
