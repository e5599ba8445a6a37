import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { arrive, listening } from '../../testing/pricesOverHttp';
import { lost, signedInOverHttp } from '../../testing/signedInOverHttp';

describe('a lost stream of prices', () => {
  it('reconnects after a lost connection, from the last event', async () => {
    const { events, push, server, clock, stop } = await listening();
    await push('1', 1);
    server.breakStreams();
    await arrive();
    expect(events).toEqual(['live', '1', 'interrupted']);
    clock.advance(999);
    await arrive();
    expect(server.streams).toHaveLength(1);
    clock.advance(1);
    await arrive();
    await push('2', 2);
    expect(events).toEqual(['live', '1', 'interrupted', 'live', '2']);
    expect(server.streams.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '1']);
    stop();
  });

  it('waits longer after each failed connection', async () => {
    const { server, clock, stop } = await listening();
    server.instead.push(lost, lost, lost, lost, lost);
    server.breakStreams();
    await arrive();
    const tries = () => server.calls.filter((call) => call === 'GET /prices').length;
    const counts: number[] = [];
    for (const ms of [1_000, 1_999, 1, 4_999, 1, 9_999, 1, 29_999, 1, 29_999, 1]) {
      clock.advance(ms);
      await arrive();
      counts.push(tries());
    }
    expect(counts).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
    // The stream was open before it was lost again, so the delay is one second again.
    server.breakStreams();
    await arrive();
    clock.advance(1_000);
    await arrive();
    expect(tries()).toBe(8);
    stop();
  });

  it('reconnects after 45 seconds without data or a comment', async () => {
    const { events, server, clock, stop } = await listening();
    clock.advance(44_999);
    server.write(': still there\n\n');
    await arrive();
    clock.advance(44_999);
    await arrive();
    expect(events).toEqual(['live']);
    clock.advance(1);
    await arrive();
    expect(events).toEqual(['live', 'interrupted']);
    stop();
  });

  it('ends with the session, and opens again with the next session', async () => {
    const { events, adapter, server, push, stop } = await listening();
    await push('1', 3);
    await adapter.signOut();
    await push('2', 3);
    expect(events).toEqual(['live', '1', 'interrupted']);
    expect(server.streams).toHaveLength(1);
    await adapter.signIn(DEMO_CREDENTIALS);
    await arrive();
    // For another user the ids of events and the clock may differ, so the last event id is not sent.
    await push('3', 2);
    expect(events).toEqual(['live', '1', 'interrupted', 'live', '3']);
    expect(server.streams.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, null]);
    stop();
  });

  it('is not reported as interrupted before the first connection', async () => {
    const { server, adapter, clock } = await listening();
    const states: string[] = [];
    const { adapter: other } = await signedInOverHttp({ fetch: server.fetch, after: clock.after });
    server.instead.push(lost);
    const stop = other.subscribePrices({
      onPrices: () => undefined,
      onState: (state) => states.push(state),
    });
    await arrive();
    expect(states).toEqual([]);
    clock.advance(1_000);
    await arrive();
    expect(states).toEqual(['live']);
    stop();
    await adapter.signOut();
  });

  it('is not requested again if its response ends the session', async () => {
    const { server, adapter, clock, stop } = await listening();
    server.endSessions();
    server.breakStreams();
    await arrive();
    clock.advance(1_000);
    await arrive();
    await expect(adapter.balances()).rejects.toThrow('No user is signed in');
    expect(server.calls.filter((call) => call === 'GET /wallets')).toEqual([]);
    expect(clock.pending).toBe(0);
    stop();
  });

  it.each([
    ['an error', { status: 503 }, 2_000],
    ['', { status: 200 }, 2_000],
    ['too much', { status: 429, headers: { 'Retry-After': '8' } }, 8_000],
    ['too much', { status: 503, headers: { 'Retry-After': '3600' } }, 10_000],
    ['not so soon', { status: 503, headers: { 'Retry-After': '1' } }, 2_000],
  ])('reconnects after a refused connection when it may work: %#', async (body, init, ms) => {
    const { server, events, clock, stop } = await listening();
    server.instead.push(() => new Response(body === '' ? null : body, init));
    server.breakStreams();
    await arrive();
    clock.advance(1_000);
    await arrive();
    const tries = () => server.calls.filter((call) => call === 'GET /prices').length;
    expect([events, tries()]).toEqual([['live', 'interrupted'], 2]);
    clock.advance(ms - 1);
    await arrive();
    expect(tries()).toBe(2);
    clock.advance(1);
    await arrive();
    expect([events, tries()]).toEqual([['live', 'interrupted', 'live'], 3]);
    stop();
  });

  it('reconnects from the last received event', async () => {
    const { adapter, server, stop } = await listening();
    stop();
    const event = (id: number) =>
      `id: ${id}\ndata: {"market":{"btc":{"price":"${id}","change24h":"0"}},"at":"2026-03-14T09:00:0${id}Z"}\n\n`;
    const stopNow = adapter.subscribePrices({
      onPrices: () => {
        stopNow();
      },
    });
    await arrive();
    server.write(event(1) + event(2));
    await arrive();
    const stopLater = adapter.subscribePrices({ onPrices: () => undefined });
    await arrive();
    expect(server.streams.at(-1)?.get('Last-Event-ID')).toBe('1');
    stopLater();
  });
});
