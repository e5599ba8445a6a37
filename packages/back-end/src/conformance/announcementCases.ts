import type { WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest } from './backEnd';
import { having, receiptOf, type Bench, type Draft } from './bench';
import { quoted } from './exchanges';
import { expect, expectAlike } from './expect';
import { NEW_WALLET } from './newWalletCases';
import { until } from './until';

/** Subscribes to changes, and returns functions that wait for the next announcement and unsubscribe. */
export function listenForChanges(
  bench: Bench<BackEndUnderTest>,
  adapter: WalletAdapter = bench.adapter,
) {
  let count = 0;
  const stop = having(adapter, 'subscribeChanges').subscribeChanges(() => {
    count += 1;
  });
  return {
    count: () => count,
    stop,
    /** Makes a change, and fails unless it is announced. Earlier announcements do not count. */
    async expectAnnounced<Value>(change: () => Promise<Value>, what: string): Promise<Value> {
      // A back end may also announce the connection, or an earlier change twice.
      await until(bench, () => true);
      const before = count;
      const value = await change();
      await until(bench, () => count > before);
      expect(count > before, `${what} was not announced`);
      return value;
    },
  };
}

/** Returns a function that makes a payment over another connection. The payment may be refused. */
async function payingOver(bench: Bench<BackEndUnderTest>) {
  const other = await bench.other();
  return (walletId = bench.payment.walletId) => bench.pay({ walletId }, bench.newKey(), other);
}

/** Tests of the conformance kit for announcements: each change from another source is announced. */
export const ANNOUNCEMENT_CASES: readonly Draft[] = [
  {
    name: 'every payment over another connection is announced, and none after unsubscribing',
    ability: 'subscribeChanges',
    async run(bench) {
      const pay = await payingOver(bench);
      const { stop, count, expectAnnounced } = listenForChanges(bench);
      for (const which of ['first', 'second', 'third'])
        // oxlint-disable-next-line no-await-in-loop -- one payment after the other.
        await expectAnnounced(
          async () => receiptOf(await pay(), 'The payment over another connection'),
          `The ${which} payment over another connection`,
        );
      const { wallets } = await bench.adapter.balances();
      for (const { id } of wallets) {
        // oxlint-disable-next-line no-await-in-loop -- as above.
        const answer = await pay(id);
        // The wallet may be empty, or may not be allowed to pay.
        if (!answer.ok) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above.
        await expectAnnounced(() => pay(id), `A payment from the wallet ${id}`);
      }
      stop();
      const before = count();
      receiptOf(await pay(), 'The payment over another connection');
      await until(bench, () => count() > before);
      expectAlike(count(), before, 'The number of announcements after unsubscribing');
    },
  },
  {
    name: 'an exchange and a new wallet over another connection are announced',
    ability: 'subscribeChanges',
    async run(bench, { abilities = [], exchanges = false }) {
      const other = await bench.other();
      const { stop, expectAnnounced } = listenForChanges(bench);
      const options = () => ({ idempotencyKey: bench.newKey() });
      for (let round = 0; round < 2; round += 1) {
        // oxlint-disable no-await-in-loop -- one change after the other.
        if (exchanges) {
          // A quote may belong to its connection.
          const { order } = await quoted({ ...bench, adapter: other });
          await expectAnnounced(() => other.exchange(order, options()), 'An exchange');
        }
        if (abilities.includes('createWallet'))
          await expectAnnounced(
            () => having(other, 'createWallet').createWallet(NEW_WALLET, options()),
            'A new wallet',
          );
        // oxlint-enable no-await-in-loop
      }
      stop();
    },
  },
  {
    name: 'a listener that unsubscribes does not stop the announcements of another listener',
    ability: 'subscribeChanges',
    async run(bench) {
      const pay = await payingOver(bench);
      const one = listenForChanges(bench);
      const other = listenForChanges(bench);
      await one.expectAnnounced(() => pay(), 'A payment to the first listener');
      await other.expectAnnounced(() => pay(), 'A payment to the second listener');
      one.stop();
      await other.expectAnnounced(() => pay(), 'A payment after another listener has unsubscribed');
      other.stop();
      const late = listenForChanges(bench);
      await late.expectAnnounced(() => pay(), 'A payment to a listener that has subscribed later');
      late.stop();
    },
  },
];
