import { having, receiptOf, type Draft } from './bench';
import { exchanged, quoted } from './exchanges';
import { expect, expectAlike } from './expect';
import { paid } from './keyCases';
import { NEW_WALLET } from './newWalletCases';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** Returns a test that changes the clock of the back end, makes a payment, and reads the history. */
const skewed = (name: string, ms: number): Draft => ({
  name,
  needs: ['skewClock'],
  async run(bench, { skewClock }) {
    receiptOf(await bench.pay(), 'A payment before the clock was set');
    const expectMoved = await bench.moved();
    await skewClock?.(bench.backEnd, ms);
    const receipt = receiptOf(await bench.pay(), 'A payment with the wrong clock');
    await expectMoved(paid(bench, receipt));
    const lines = await bench.lines();
    expectAlike(lines[0]?.id, receipt.transaction.id, 'The newest record');
    const moments = lines.map(({ timestamp = '' }) => Date.parse(timestamp));
    const falling = moments.every((moment, index) => moment <= (moments[index - 1] ?? moment));
    expect(falling, 'A record of the history is newer than the record before it');
    const paged = (await bench.lines(2)).map(({ id }) => id);
    expectAlike(
      paged,
      lines.map(({ id }) => id),
      'The records page by page',
    );
  },
});

/** Tests of the conformance kit that change the clock of the back end. */
export const STEERED_CASES: readonly Draft[] = [
  skewed('payments and history work with a clock that is set ahead by an hour', HOUR),
  skewed('payments and history work with a clock that is set back by an hour', -HOUR),
  // Whether a quote is valid depends only on the clock of the back end.
  {
    name: 'a new quote is valid by a clock that is set ahead, and can be accepted',
    needs: ['exchanges', 'skewClock'],
    async run(bench, { skewClock }) {
      await skewClock?.(bench.backEnd, HOUR);
      const { at } = await bench.adapter.balances();
      const { order, quote } = await quoted(bench);
      const isGood = Date.parse(quote.expiresAt) > Date.parse(at);
      expect(isGood, 'A new quote has expired by the clock of the back end');
      receiptOf(await bench.exchange(order), 'An exchange with the wrong clock');
    },
  },
  {
    name: 'a payment that is repeated with its key a week later is paid once',
    needs: ['skewClock'],
    async run(bench, { skewClock }) {
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const first = receiptOf(await bench.pay({}, key), 'The payment');
      await skewClock?.(bench.backEnd, WEEK);
      const again = receiptOf(await bench.pay({}, key), 'The payment that is repeated');
      expectAlike(
        again.transaction.id,
        first.transaction.id,
        'The record that the repetition returns',
      );
      await expectMoved(paid(bench, first));
    },
  },
  {
    name: 'an exchange that is repeated with its key a week later is made once',
    needs: ['exchanges', 'skewClock'],
    async run(bench, { skewClock }) {
      const { order } = await quoted(bench);
      const expectMoved = await bench.moved();
      const key = bench.newKey();
      const first = receiptOf(await bench.exchange(order, key), 'The exchange');
      await skewClock?.(bench.backEnd, WEEK);
      const again = receiptOf(await bench.exchange(order, key), 'The exchange that is repeated');
      expectAlike(
        again.transaction.id,
        first.transaction.id,
        'The record that the repetition returns',
      );
      await expectMoved(exchanged(order, first));
    },
  },
  {
    name: 'a wallet whose key is repeated a week later is created once',
    needs: ['skewClock'],
    ability: 'createWallet',
    async run(bench, { skewClock }) {
      const options = { idempotencyKey: bench.newKey() };
      const able = having(bench.adapter, 'createWallet');
      const first = await able.createWallet(NEW_WALLET, options);
      expect(first.ok, 'The wallet was refused');
      const expectMoved = await bench.moved();
      await skewClock?.(bench.backEnd, WEEK);
      const again = await able.createWallet(NEW_WALLET, options);
      expect(again.ok, 'The repeated wallet was refused');
      expectAlike(again.value.id, first.value.id, 'The wallet that the repetition returns');
      await expectMoved();
    },
  },
];
