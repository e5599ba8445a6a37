import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '../domain/user';
import { createManualClock } from '../testing/manualClock';
import { lost, signedInOverHttp } from '../testing/signedInOverHttp';

describe('prices over HTTP', () => {
  /** Lets what has arrived be read. */
  const arrive = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        channel.port1.close();
        resolve();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });

  async function listening() {
    const clock = createManualClock(0);
    const { adapter, server } = await signedInOverHttp({ after: clock.after });
    const heard: string[] = [];
    const stop = adapter.subscribePrices({
      onPrices: ({ market }) => heard.push(market.btc?.price ?? ''),
      onState: (state) => heard.push(state),
    });
    await arrive();
    const push = async (price: `${number}`, second: number) => {
      const at = new Date(second * 1_000).toISOString();
      server.push({ market: { btc: { price, change24h: '0' } }, at });
      await arrive();
    };
    return { clock, adapter, server, heard, stop, push };
  }

  it('are heard, and an older one is not', async () => {
    const { heard, push, stop, clock } = await listening();
    await push('1', 2);
    await push('2', 1);
    await push('3', 2);
    expect(heard).toEqual(['live', '1', '3']);
    stop();
    await arrive();
    expect(clock.pending).toBe(0);
  });

  it('come back after the connection was lost, from the last event on', async () => {
    const { heard, push, server, clock, stop } = await listening();
    await push('1', 1);
    server.breakStreams();
    await arrive();
    expect(heard).toEqual(['live', '1', 'interrupted']);
    clock.advance(999);
    await arrive();
    expect(server.streams).toHaveLength(1);
    clock.advance(1);
    await arrive();
    await push('2', 2);
    expect(heard).toEqual(['live', '1', 'interrupted', 'live', '2']);
    expect(server.streams.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '1']);
    stop();
  });

  it('wait longer each time that the back end is not there', async () => {
    const { server, clock, stop } = await listening();
    server.instead.push(lost, lost, lost);
    server.breakStreams();
    await arrive();
    const tries = () => server.calls.filter((call) => call === 'GET /prices').length;
    const counts: number[] = [];
    for (const ms of [1_000, 1_999, 1, 4_999, 1]) {
      clock.advance(ms);
      await arrive();
      counts.push(tries());
    }
    expect(counts).toEqual([2, 2, 3, 3, 4]);
    stop();
  });

  it('are lost when nothing is heard for 45 seconds, and a comment is something', async () => {
    const { heard, server, clock, stop } = await listening();
    clock.advance(44_999);
    server.write(': still there\n\n');
    await arrive();
    clock.advance(44_999);
    await arrive();
    expect(heard).toEqual(['live']);
    clock.advance(1);
    await arrive();
    expect(heard).toEqual(['live', 'interrupted']);
    stop();
  });

  it('leave out what cannot be read', async () => {
    const { heard, server, push, stop } = await listening();
    server.write('data: {"market":{"btc":{"price":1}}}\n\ndata: <html>\n\n');
    await arrive();
    await push('1', 1);
    expect(heard).toEqual(['live', '1']);
    stop();
  });

  it('end with the session, and come back with the next', async () => {
    const { heard, adapter, push, stop } = await listening();
    await adapter.signOut();
    await push('1', 1);
    expect(heard).toEqual(['live', 'interrupted']);
    await adapter.signIn(DEMO_CREDENTIALS);
    await arrive();
    await push('2', 2);
    expect(heard).toEqual(['live', 'interrupted', 'live', '2']);
    stop();
  });
});
