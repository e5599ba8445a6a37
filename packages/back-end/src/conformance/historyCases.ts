import { receiptOf, type Draft } from './bench';
import { expect, expectAlike } from './expect';

const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

/** Tests of the conformance kit for histories: a history is complete and in order, even while records are added. */
export const HISTORY_CASES: readonly Draft[] = [
  {
    name: 'a history is newest first, and contains no record twice',
    async run(bench) {
      const lines = await bench.lines();
      expect(lines.length >= 5, 'The wallet has fewer than the five records that this case needs');
      const moments = lines.map(({ timestamp = '' }) => Date.parse(timestamp));
      const falling = moments.every((moment, index) => moment <= (moments[index - 1] ?? moment));
      expect(falling, 'A record of the history is newer than the record before it');
      expectAlike(
        new Set(idsOf(lines)).size,
        lines.length,
        'The number of different ids in the history',
      );
    },
  },
  {
    name: 'pages of one, two and three records add up to the same history',
    async run(bench) {
      const whole = await bench.lines();
      const paged = await Promise.all([1, 2, 3].map((limit) => bench.lines(limit)));
      for (const lines of paged)
        expectAlike(idsOf(lines), idsOf(whole), 'The records page by page');
    },
  },
  {
    name: 'pages neither overlap nor omit records while payments arrive',
    async run(bench) {
      const { walletId } = bench.payment;
      const before = idsOf(await bench.lines());
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        // oxlint-disable-next-line no-await-in-loop -- each page follows the one before.
        const page = await bench.adapter.history({
          walletId,
          limit: 2,
          ...(cursor !== undefined && { cursor }),
        });
        seen.push(...idsOf(page.transactions));
        expect(seen.length <= before.length, 'The pages have more records than the history had');
        // oxlint-disable-next-line no-await-in-loop -- the payment arrives between two pages.
        receiptOf(await bench.pay(), 'A payment between two pages');
        cursor = page.next;
      }
      expectAlike(seen, before, 'The records page by page, with payments in between');
    },
  },
  {
    name: 'a cursor that is used twice returns the same page',
    async run(bench) {
      const { walletId } = bench.payment;
      const { next } = await bench.adapter.history({ walletId, limit: 2 });
      expect(next !== null, 'The first page of two records has no next page');
      const first = await bench.adapter.history({ walletId, limit: 2, cursor: next });
      receiptOf(await bench.pay(), 'A payment between two reads');
      const second = await bench.adapter.history({ walletId, limit: 2, cursor: next });
      expectAlike(second, first, 'The page of a cursor that was used before');
    },
  },
  {
    name: 'a limit below 1, above 200 or with a fraction is rejected as a bad request',
    async run(bench) {
      const { walletId } = bench.payment;
      const calls = [0, -1, 201, 1.5].map((limit) =>
        bench.fails(
          'bad-request',
          () => bench.adapter.history({ walletId, limit }),
          `a history with the limit ${limit}`,
        ),
      );
      await Promise.all(calls);
    },
  },
  {
    name: 'an unknown wallet and an unknown cursor are rejected as bad requests',
    async run(bench) {
      const { walletId } = bench.payment;
      const { adapter } = bench;
      await bench.fails(
        'bad-request',
        () => adapter.history({ walletId: 'no-such-wallet' }),
        'the history of an unknown wallet',
      );
      await bench.fails(
        'bad-request',
        () => adapter.history({ walletId, cursor: 'no-such-cursor' }),
        'a history with an unknown cursor',
      );
    },
  },
];
