import { createManualClock } from '#src/services/manualClock';
import { signedInOverHttp } from './signedInOverHttp';

/** Waits until the received data has been read from the stream. */
export const arrive = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

/** Subscribes to prices over HTTP, with the clock of the test. */
export async function listening() {
  const clock = createManualClock(0);
  const { adapter, server, inits } = await signedInOverHttp({ after: clock.after });
  const events: string[] = [];
  const stop = adapter.subscribePrices({
    onPrices: ({ market }) => events.push(market.btc?.price ?? ''),
    onState: (state) => events.push(state),
  });
  await arrive();
  const push = async (price: `${number}`, second: number) => {
    const at = new Date(second * 1_000).toISOString();
    server.push({ market: { btc: { price, change24h: '0' } }, at });
    await arrive();
  };
  return { clock, adapter, server, inits, events, stop, push };
}
