import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readBalanceSheet, readWallet } from '../records/readBalances';
import { readHistoryPage, readTransaction } from '../records/readHistory';
import { summaryOf } from '../simulated/orderDesk';
import { CURRENCY_LIST, currencyOf, forEachCurrency } from '../../domain/currency/currency';
import { CSV_COLUMNS, toCsv, type CsvHeadings } from '../../domain/history/csv';
import {
  directionOf,
  isUnreadable,
  transactionsOf,
  type HistoryRecord,
} from '../../domain/history/transaction';
import { doubtOrder } from '../../domain/ledger/doubt';
import { availableBalance, checkOrder } from '../../domain/ledger/ledger';
import { separateUnknown } from '../../domain/ledger/unknownBalances';
import { parseAmount } from '../../domain/money/amount';
import { largestAmount } from '../../domain/money/amountRules';
import { amountText } from '../../domain/money/amountText';
import { add, compare } from '../../domain/money/money';
import { isDayAlone } from '../../domain/moment';
import { convert } from '../../domain/prices/rates';
import { sampleRate } from '../../domain/prices/sampleRates';
import { keepDoubts, readDoubts } from '../../state/orders/keptDoubts';
import { createKeptDevice, createMarks, DONE, KEPT } from '../../testing/keptTabs';
import {
  contentsOf,
  LEDGER_FIELDS,
  ledgers,
  storedForm,
  type MadeLedger,
} from '../../testing/ledgers';
import { readBackup, writeBackup } from './backupFile';

/*
 * Every ledger that the app can reach is the same after it was stored, exported, imported, written as CSV, sent by a
 * server, or restored after a reload.
 */

const CREATED = '2026-03-01T12:00:00.000Z';

const forEvery = (numRuns: number, check: (ledger: MadeLedger) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(ledgers, async (ledger) => check(ledger)),
    { numRuns },
  );

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const device = createKeptDevice();

afterAll(() => device.close());

it('the generated ledgers have every field', () => {
  const found = Object.fromEntries(
    Object.keys(LEDGER_FIELDS).map((name) => [name, new Set<string>()]),
  );
  const note = (name: keyof typeof LEDGER_FIELDS, value: object) => {
    for (const field of Object.keys(value)) found[name]?.add(field);
  };
  for (const ledger of fc.sample(ledgers, { numRuns: 60, seed: 1 })) {
    const { wallets, contacts, choices } = contentsOf(ledger);
    for (const wallet of wallets) {
      note('wallet', wallet);
      Object.values(wallet.unknownBalances ?? {}).forEach((one) => note('unknownBalance', one));
      wallet.transactions.forEach((record) =>
        note(isUnreadable(record) ? 'unreadable' : 'transaction', record),
      );
    }
    for (const pending of ledger.state.pending) {
      note('pending', pending);
      note(pending.order.kind, pending.order);
    }
    contacts.forEach((contact) => note('contact', contact));
    note('choices', choices);
  }
  for (const [name, fields] of Object.entries(LEDGER_FIELDS))
    expect([name, [...(found[name] ?? [])].toSorted()]).toEqual([
      name,
      Object.keys(fields).toSorted(),
    ]);
});

describe('every ledger is the same', () => {
  it('after it was stored on the device, with and without a lock', async () => {
    let isLocked = false;
    await forEvery(25, async (ledger) => {
      isLocked = !isLocked;
      const contents = contentsOf(ledger);
      const first = await device.openTab();
      expect(await first.erase()).toEqual(DONE);
      const lock = { after: '60', passphrase: 'a long enough sentence' } as const;
      expect(
        await first.keep(() => Promise.resolve(contents), isLocked ? lock : undefined),
      ).toEqual(DONE);
      await first.close();
      const second = await device.openTab();
      if (isLocked) expect(await second.unlock('a long enough sentence')).toEqual(DONE);
      const read = await second.contents();
      expect(read).toEqual(storedForm(contents));
      await second.close();
    });
  });

  it('after a backup replaced the stored data', async () => {
    await forEvery(10, async (ledger) => {
      const file = await writeBackup(contentsOf(ledger), { createdAt: CREATED });
      const read = await readBackup(file);
      if (!read.ok) throw new Error(read.refusal.kind);
      const keeper = await device.openTab();
      await keeper.erase();
      await keeper.keep(() => Promise.resolve(KEPT));
      expect(await keeper.replace(read.value)).toEqual(DONE);
      expect(await keeper.contents()).toEqual(storedForm(contentsOf(ledger)));
      await keeper.close();
    });
  });

  it.each([
    ['readable', undefined, 60],
    ['encrypted', 'a long enough sentence', 20],
  ])('in a backup that is %s', async (_name, passphrase, numRuns) => {
    await forEvery(numRuns, async (ledger) => {
      const contents = contentsOf(ledger);
      const file = await writeBackup(contents, { createdAt: CREATED, passphrase, iterations: 10 });
      expect(await readBackup(file, passphrase)).toEqual({ ok: true, value: storedForm(contents) });
    });
  });

  it('when a server sends it', async () => {
    await forEvery(60, ({ state }) => {
      for (const wallet of state.wallets) {
        const { unknownBalances = {} } = wallet;
        // A server sends the original of an unreadable record.
        const transactions = transactionsOf(wallet.transactions);
        const page = readHistoryPage(asJson({ transactions, next: null }));
        expect(page.transactions).toEqual(transactions);
        transactions.forEach((record) => expect(readTransaction(asJson(record))).toEqual(record));
        const summary = summaryOf(state, wallet);
        expect(readWallet(asJson(summary)).balances).toEqual(summary.balances);
        const sheet = readBalanceSheet(asJson({ wallets: [summary], market: {}, at: CREATED }));
        const read = separateUnknown(sheet.wallets[0]?.balances ?? {}, state.currencies);
        const [stored] = storedForm({
          ...contentsOf({ state, contacts: [], hidesBalances: false }),
          wallets: [wallet],
        }).wallets;
        expect(read.balances).toEqual(stored?.balances);
        expect(Object.keys(read.unknownBalances ?? {}).toSorted()).toEqual(
          Object.keys(unknownBalances).toSorted(),
        );
        expect(sheet.wallets[0]).toMatchObject({
          id: wallet.id,
          name: wallet.name,
          type: wallet.type,
        });
      }
    });
  });

  it('in its orders, if they are restored after a reload', async () => {
    await forEvery(60, ({ state }) => {
      const marks = createMarks();
      keepDoubts(marks, 'demo', state);
      const doubted = state.pending.reduce((all, { id }) => doubtOrder(all, id), state).pending;
      const kept = readDoubts(marks, 'demo', state);
      expect(kept?.pending ?? []).toEqual(doubted);
    });
  });
});

/** Splits a CSV file of commas into cells (RFC 4180). */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/gy;
  for (const [all, quoted, bare = '', end] of file.matchAll(pattern)) {
    if (all === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const HEADINGS = Object.fromEntries(CSV_COLUMNS.map((name) => [name, name])) as CsvHeadings;

/** Removes the apostrophes that the file has before formulas. */
const bare = (text: string) => text.replaceAll("'", '');

/** Returns the cells of a record: its texts without apostrophes, its amounts in full, its time in UTC. */
function expectedCells(record: HistoryRecord): readonly string[] {
  const at = record.timestamp ?? '';
  const date = at === '' || isDayAlone(at) ? at : new Date(at).toISOString();
  if (isUnreadable(record)) {
    const text = record.unreadable.replaceAll(/\n\s*/g, ' ');
    const cells: Partial<Record<string, string>> = { date, description: text, id: record.id };
    return CSV_COLUMNS.map((name) => bare(cells[name] ?? ''));
  }
  const amount = (text?: typeof record.amount) => (text === undefined ? '' : add(text, '0'));
  const cells: Record<(typeof CSV_COLUMNS)[number], string> = {
    date,
    type: record.type,
    direction: directionOf(record) ?? '',
    status: record.status,
    description: record.description,
    amount: amount(record.amount),
    currency: record.currency,
    received: amount(record.received),
    receivedCurrency: record.receivedCurrency ?? '',
    fee: amount(record.fee),
    from: record.fromAddress ?? '',
    to: record.toAddress ?? '',
    id: record.id,
  };
  return CSV_COLUMNS.map((name) => bare(cells[name]));
}

it('the CSV file of every history has its times, texts and exact amounts', async () => {
  await forEvery(60, ({ state }) => {
    for (const { transactions } of state.wallets) {
      const [, ...rows] = cellsOf(toCsv(transactions, HEADINGS).slice(1));
      expect(rows.map((row) => row.map(bare))).toEqual(transactions.map(expectedCells));
    }
  });
});

it('the largest amount of every balance can be typed, sent and exchanged', async () => {
  await forEvery(60, ({ state }) => {
    for (const { id: activeWalletId } of state.wallets)
      for (const currency of CURRENCY_LIST) {
        const active = { ...state, activeWalletId };
        const available = availableBalance(active, currency.id);
        const amount = largestAmount(available, currency);
        if (amount === null) continue;
        expect(parseAmount(amountText(amount, currency), currency)).toEqual({
          ok: true,
          value: amount,
        });
        const recipient = 'ana@florin.example';
        const payment = { kind: 'send', recipient, amount, currency: currency.id } as const;
        expect(checkOrder(active, payment).ok).toBe(true);
        for (const to of CURRENCY_LIST.filter(({ id }) => id !== currency.id)) {
          const received = convert(amount, sampleRate(currency.id, to.id).rate, to);
          const exchange = {
            kind: 'exchange',
            from: currency.id,
            to: to.id,
            amount,
            received,
          } as const;
          const checked = checkOrder(active, exchange);
          const balance = active.wallets.find(({ id }) => id === activeWalletId)?.balances[to.id];
          const isFull = add(balance ?? '0', received).split('.')[0]?.length === 37;
          if (isFull) expect(checked).toMatchObject({ refusal: { kind: 'no-quote' } });
          else if (received === '0')
            expect(checked).toMatchObject({ refusal: { kind: 'converts-to-nothing' } });
          else expect(checked.ok).toBe(true);
        }
      }
  });
});

describe('with kept data', () => {
  const AMOUNTS = [
    '33.33',
    '12.34',
    '9.99',
    '1',
    '0.01',
    '0.5',
    '1.25',
    '2.5',
    '3.33',
    '6.66',
  ].concat([
    '7.77',
    '0.07',
    '0.1',
    '0.29',
    '1.01',
    '4.2',
    '5.55',
    '8.08',
    '0.99',
    '0.03',
  ]) as never[];

  it('20 exchanges of every pair are made, backed up, erased and imported exactly', async () => {
    const [personal] = KEPT.wallets;
    if (!personal) throw new Error('There is a personal wallet');
    const rich = forEachCurrency(CURRENCY_LIST, () => '999' as const);
    const wallets = [{ ...personal, balances: rich, transactions: [] }] as const;
    const choices = { ...KEPT.choices, activeWalletId: 'personal' };
    const ids = CURRENCY_LIST.map(({ id }) => id);
    const pairs = ids.flatMap((from) =>
      ids.filter((id) => id !== from).map((to) => [from, to] as const),
    );
    const run = async ([from, to]: (typeof pairs)[number]) => {
      const own = createKeptDevice();
      const keeper = await own.openTab();
      await keeper.keep(() => Promise.resolve({ ...KEPT, wallets, choices }));
      const { exchange } = own.walletsOf(keeper);
      const answers: boolean[] = [];
      const expected: boolean[] = [];
      for (const amount of AMOUNTS) {
        const received = convert(amount, sampleRate(from, to).rate, currencyOf(CURRENCY_LIST, to));
        const order = { walletId: 'personal', from, to, amount, received };
        answers.push((await exchange(order, { idempotencyKey: amount })).ok);
        // The smallest amounts of some pairs are too small to be exchanged.
        expected.push(compare(received, '0') > 0);
      }
      expect([from, to, answers]).toEqual([from, to, expected]);
      const before = await keeper.contents();
      if (!before) throw new Error('There is no data');
      expect(before.wallets[0]?.transactions).toHaveLength(expected.filter(Boolean).length);
      const file = await writeBackup(before, { createdAt: CREATED });
      await keeper.erase();
      expect(await keeper.contents()).toBeNull();
      const read = await readBackup(file);
      expect(read.ok && (await keeper.replace(read.value))).toEqual(DONE);
      expect(await keeper.contents()).toEqual(before);
      await own.close();
    };
    await Promise.all(pairs.map(run));
  });
});
