import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvFileName, toCsv, type CsvHeadings } from './csv';
import type { Transaction } from './transaction';
import { write } from '../../testing/bigintOracle';

const HEADINGS: CsvHeadings = {
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  status: 'Status',
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  received: 'Received',
  receivedCurrency: 'Received currency',
  fee: 'Fee',
  from: 'From',
  to: 'To',
  id: 'Id',
};

const FIRST =
  'Date,Type,Direction,Status,Description,Amount,Currency,Received,Received currency,Fee,From,To,Id\r\n';

const BASE: Transaction = {
  id: 'tx-1',
  type: 'send',
  amount: '1250.5',
  currency: 'USD',
  toAddress: 'rent@example.com',
  timestamp: '2025-11-21T10:00:00+02:00',
  status: 'completed',
  fee: '0.25',
  description: 'Rent',
};

const csv = (...transactions: Transaction[]) => toCsv(transactions, HEADINGS);

describe('a file of transactions', () => {
  it('has a UTF-8 byte order mark, headings, and a line for each transaction', () => {
    expect(csv()).toBe(`\uFEFF${FIRST}`);
    expect(csv(BASE, { ...BASE, id: 'tx-2', type: 'receive', amount: '1e-8' })).toBe(
      `\uFEFF${FIRST}2025-11-21T08:00:00.000Z,send,out,completed,Rent,1250.5,USD,,,0.25,,rent@example.com,tx-1\r\n2025-11-21T08:00:00.000Z,receive,in,completed,Rent,0.00000001,USD,,,0.25,,rent@example.com,tx-2\r\n`,
    );
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['+49', "'+49"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    [' a ', '" a "'],
    ['a=1', 'a=1'],
    ['x;=1+cmd', `"x;'=1+cmd"`],
    ['x,=1', `"x,'=1"`],
    ['x\t@y', `"x\t'@y"`],
    ['x;\n=1', `"x;\n'=1"`],
    ['x; "=1"', `"x;' ""=1"""`],
    ['"=1', `"'""=1"`],
    ['\u0000=1+1', `'\u0000=1+1`],
    ['\uFEFF=1', `'\uFEFF=1`],
    ['\u200B+1', `'\u200B+1`],
    ['\u202E-1', `'\u202E-1`],
    ['\u3164@x', `'\u3164@x`],
    ['\u2800＝1', `'\u2800＝1`],
    ['\u0085=1', `"\u0085'=1"`],
    ['x;\u0000 \u200B"=1', `"x;'\u0000 \u200B""=1"`],
    ['x|=1', `"x|'=1"`],
    ['x\u2028=1', `"x\u2028'=1"`],
    ['﹦1', "'﹦1"],
    ['a\u0000=1', 'a\u0000=1'],
    ['x;y', '"x;y"'],
    ["'quoted", "'quoted"],
    ['', ''],
    ['Zürich 😀', 'Zürich 😀'],
  ])('writes %j as %j', (description, cell) => {
    expect(csv({ ...BASE, description }).split('completed,')[1]).toBe(
      `${cell},1250.5,USD,,,0.25,,rent@example.com,tx-1\r\n`,
    );
  });

  it('has separate columns for the credited side of an exchange, and counts a purchase as outgoing', () => {
    const exchange = { type: 'exchange', received: '460.50', receivedCurrency: 'EUR' } as const;
    expect(csv({ ...BASE, ...exchange })).toContain(
      ',exchange,out,completed,Rent,1250.5,USD,460.5,EUR,0.25,',
    );
    expect(csv({ ...BASE, type: 'purchase' })).toContain(',purchase,out,');
    expect(csv({ ...BASE, type: 'interest', direction: 'in' })).toContain(',interest,in,');
    expect(csv({ ...BASE, type: 'interest' })).toContain(',interest,,completed,');
  });

  it.each([
    ['de', ';', '1250,5', '0,25'],
    ['fr', ';', '1250,5', '0,25'],
    ['pt-BR', ';', '1250,5', '0,25'],
    ['en', ',', '1250.5', '0.25'],
    ['ar-EG', ',', '1250.5', '0.25'],
    ['zh-Hans', ',', '1250.5', '0.25'],
  ])(
    'has the separator and the decimal mark of the locale %s',
    (locale, separator, amount, fee) => {
      const line = toCsv([BASE], HEADINGS, undefined, locale).split('\r\n')[1];
      const behind = [amount, 'USD', '', '', fee, '', 'rent@example.com', 'tx-1'];
      const before = ['2025-11-21T08:00:00.000Z', 'send', 'out', 'completed', 'Rent'];
      expect(line).toBe([...before, ...behind].join(separator));
    },
  );

  it('has every digit of an amount in each locale', () => {
    const amount = '123456789012345.000000000000000001';
    expect(toCsv([{ ...BASE, amount }], HEADINGS, undefined, 'de')).toContain(
      ';123456789012345,000000000000000001;USD;',
    );
  });

  it('has the descriptions as they are shown', () => {
    expect(toCsv([BASE], HEADINGS, () => 'Miete')).toContain(',completed,Miete,');
  });

  it('has empty cells for a missing fee and missing addresses', () => {
    const { fee, toAddress, ...rest } = BASE;
    expect([fee, toAddress]).toEqual(['0.25', 'rent@example.com']);
    expect(csv(rest)).toBe(
      `\uFEFF${FIRST}2025-11-21T08:00:00.000Z,send,out,completed,Rent,1250.5,USD,,,,,,tx-1\r\n`,
    );
  });

  it('does not change a day alone', () => {
    expect(csv({ ...BASE, timestamp: '2026-11-25' })).toContain('\r\n2026-11-25,send');
    expect(csv({ ...BASE, timestamp: '2026-11-31' })).toContain('\r\n2026-11-31,send');
  });

  it('does not change an invalid time', () => {
    expect(csv({ ...BASE, timestamp: '=never' })).toContain("\r\n'=never,send");
  });
});

/** Parses CSV (RFC 4180) character by character. It shares no code with the tested functions. */
function readBack(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') {
      expect(cell).toBe('');
      isQuoted = true;
    } else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r') {
      expect(text.charAt(at + 1)).toBe('\n');
      at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else {
      expect(character).not.toBe('\n');
      cell += character;
    }
  }
  expect({ isQuoted, cell, row }).toEqual({ isQuoted: false, cell: '', row: [] });
  return rows;
}

const BREAK = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/;
const IGNORED = /^["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/**
 * Returns the expected text of a cell: an apostrophe precedes each formula, at the start of the text and after each
 * separator.
 */
function asText(text: string): string {
  let read = /^[\t\r\n]/.test(text) ? "'" : '';
  for (let at = 0; at <= text.length; at += 1) {
    const isStart = at === 0 || BREAK.test(text.charAt(at - 1));
    const before = /^[^=+\-@＝＋－＠﹦﹢﹣﹫]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/u.exec(
      text.slice(at),
    )?.[0];
    const isIgnored = before !== undefined && Array.from(before).every((one) => IGNORED.test(one));
    if (isStart && isIgnored && !BREAK.test(before)) read += "'";
    read += text.charAt(at);
  }
  return read;
}

/** Returns an amount without trailing zeros. */
const plain = (amount: string) =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount;

const DIRECTIONS: Readonly<Record<string, string>> = {
  receive: 'in',
  send: 'out',
  exchange: 'out',
};

describe('reading a written file', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        ';',
        '\r',
        '\n',
        '=',
        '+',
        '-',
        '@',
        '\t',
        "'",
        ' ',
        'a',
        '\0',
        '\u200B',
      ),
    }),
  );
  const amount = fc
    .record({
      units: fc.bigInt({ min: 0n, max: 10n ** 30n }),
      places: fc.integer({ min: 0, max: 18 }),
    })
    .map((value) => write(value));
  const transactions = fc.array(
    fc.record({
      id: text,
      type: fc.constantFrom('send', 'receive', 'exchange', '=type'),
      amount,
      currency: fc.constantFrom('USD', 'BTC', '@SOL'),
      received: amount,
      receivedCurrency: fc.constantFrom('EUR', '=X'),
      toAddress: text,
      fromAddress: text,
      timestamp: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      status: fc.constantFrom('completed', 'pending', 'failed'),
      fee: amount,
      description: text,
    }),
    { maxLength: 20 },
  );

  it('returns every text, and no cell is a formula', () => {
    fc.assert(
      fc.property(transactions, (given) => {
        const written = toCsv(given, HEADINGS);
        expect(written.startsWith(BYTE_ORDER_MARK)).toBe(true);
        // Some spreadsheets split a cell at these characters. None of the resulting pieces may begin with a formula.
        for (const cell of written.slice(1).split(BREAK))
          expect(cell.replace(/^[\p{C}\p{Z}\s"]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        const [headings, ...rows] = readBack(written.slice(1));
        expect(headings).toEqual(Object.values(HEADINGS));
        expect(rows).toHaveLength(given.length);
        rows.forEach((row, index) => {
          const transaction = given[index];
          for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
          const { timestamp = '', type = '', status = '', description = '' } = transaction ?? {};
          const { currency = '', fromAddress = '', toAddress = '', id = '' } = transaction ?? {};
          const direction = DIRECTIONS[type] ?? '';
          const { received = '', receivedCurrency = '' } = transaction ?? {};
          const before = [timestamp, type, direction, status, description].map(asText);
          const behind = [fromAddress, toAddress, id].map(asText);
          const { amount: moved = '', fee = '' } = transaction ?? {};
          const credited = [plain(received), asText(receivedCurrency), plain(fee)];
          expect(row).toEqual([...before, plain(moved), asText(currency), ...credited, ...behind]);
        });
      }),
    );
  });
});

describe('the name of the file', () => {
  it.each([
    ['Personal Wallet', 'Personal-Wallet-2026-11-22.csv'],
    ['Ersparnisse für Öl', 'Ersparnisse-für-Öl-2026-11-22.csv'],
    ['محفظة', 'محفظة-2026-11-22.csv'],
    ['../../etc/passwd', 'etc-passwd-2026-11-22.csv'],
    ['a\u202Egpj.exe', 'a-gpj-exe-2026-11-22.csv'],
    ['*My -- own*', 'My-own-2026-11-22.csv'],
    ['💰', 'wallet-2026-11-22.csv'],
    ['\u3164\u2800', 'wallet-2026-11-22.csv'],
    ['a\u0000b\u3164c', 'a-b-c-2026-11-22.csv'],
    ['CON', 'CON-2026-11-22.csv'],
    [' .hidden. ', 'hidden-2026-11-22.csv'],
    ['x'.repeat(99), `${'x'.repeat(40)}-2026-11-22.csv`],
  ])('of %j is %s', (name, file) => {
    expect(csvFileName(name, '2026-11-22')).toBe(file);
  });

  it('of a part of the history has a note', () => {
    expect(csvFileName('Personal Wallet', '2026-11-22', 'filtered')).toBe(
      'Personal-Wallet-2026-11-22-filtered.csv',
    );
  });
});
