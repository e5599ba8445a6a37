import type { Decimal } from '../money/money';
import { DEFAULT_LOCALE } from '../money/format';
import { add, ZERO } from '../money/money';
import { isDayAlone, millisOf } from '../moment';
import type { Day } from './historyDays';
import type { HistoryRecord, Transaction, UnreadableRecord } from './transaction';
import { directionOf, isUnreadable } from './transaction';

/** Returns the description of a record in the reader's language. */
type Describe = (record: HistoryRecord) => string;

/**
 * The UTF-8 byte order mark at the start of the file. If it is missing, Excel reads the file in the system's code page
 * and shows `Zürich` as `ZÃ¼rich`. Other spreadsheets detect UTF-8 and skip the mark.
 */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** The marks of a file: a spreadsheet of a country whose decimal mark is a comma separates cells with semicolons. */
interface Marks {
  readonly separator: ',' | ';';
  readonly point: '.' | ',';
}

/** The marks of the reader's locale. Spreadsheets write digits and the decimal mark in Latin script. */
function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return isComma ? { separator: ';', point: ',' } : { separator: ',', point: '.' };
}

/** The characters at which some spreadsheets begin a cell, even inside quotes. */
const BREAKS = String.raw`,;|\t-\r\u0085\u2028\u2029`;

/** Characters that a spreadsheet may ignore or remove at the start of a cell: blanks, quotes and invisible ones. */
const IGNORED = String.raw`["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;

/** The signs that begin a formula, also in full width and in small form. */
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫';

/** The start of a formula at the start of the text or after a break, with ignored characters before its sign. */
const FORMULA = new RegExp(
  `(?<start>^|[${BREAKS}])(?<before>(?:(?![${BREAKS}])${IGNORED})*)(?=[${SIGNS}])`,
  'gu',
);

/** Characters that need quotes, because some programs read them as separators or quotes, or remove them. */
const TO_QUOTE = new RegExp(`["${BREAKS}]|^${IGNORED}|${IGNORED}$`, 'u');

/** The cell of a typed text. An apostrophe is added before a formula, so that a spreadsheet reads it as text. */
function textCell(text: string): string {
  const guarded = text.replaceAll(FORMULA, "$<start>'$<before>");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The cell of an exact amount, without an exponent and without groups, so that a spreadsheet reads a number. */
const amountCell = (amount: Decimal | undefined, { point }: Marks) =>
  amount === undefined ? '' : add(amount, ZERO).replace('.', point);

/** The cell of a timestamp, in ISO 8601 and UTC. A day alone and an invalid timestamp are written unchanged. */
function momentCell(timestamp: string): string {
  const moment = new Date(isDayAlone(timestamp) ? Number.NaN : millisOf(timestamp));
  // A year BC begins with a minus. `textCell` prevents a spreadsheet from reading it as a formula.
  return textCell(Number.isNaN(moment.getTime()) ? timestamp : moment.toISOString());
}

/** The cell of a readable transaction in one column. */
type Cell = (record: Transaction, describe: Describe, marks: Marks) => string;

/** The column of each field in the file's order, with its name and its cell; null for a field without a column. */
const COLUMNS = {
  timestamp: ['date', ({ timestamp }) => momentCell(timestamp)],
  type: ['type', ({ type }) => textCell(type)],
  direction: ['direction', (record) => directionOf(record) ?? ''],
  status: ['status', ({ status }) => textCell(status)],
  description: ['description', (record, describe) => textCell(describe(record))],
  amount: ['amount', ({ amount }, _, marks) => amountCell(amount, marks)],
  currency: ['currency', ({ currency }) => textCell(currency)],
  received: ['received', ({ received }, _, marks) => amountCell(received, marks)],
  receivedCurrency: ['receivedCurrency', ({ receivedCurrency = '' }) => textCell(receivedCurrency)],
  fee: ['fee', ({ fee }, _, marks) => amountCell(fee, marks)],
  fromAddress: ['from', ({ fromAddress = '' }) => textCell(fromAddress)],
  toAddress: ['to', ({ toAddress = '' }) => textCell(toAddress)],
  id: ['id', ({ id }) => textCell(id)],
  arrived: null,
  made: null,
} as const satisfies Record<keyof Transaction, readonly [string, Cell] | null>;

/** The name of a column. */
export type CsvColumn = Exclude<(typeof COLUMNS)[keyof typeof COLUMNS], null>[0];

/** The headings of the columns in the reader's language. */
export type CsvHeadings = Readonly<Record<CsvColumn, string>>;

const CELLS: readonly (readonly [CsvColumn, Cell])[] = Object.values(COLUMNS).filter(
  (column) => column !== null,
);

/** The names of the columns in their order. */
export const CSV_COLUMNS: readonly CsvColumn[] = CELLS.map(([name]) => name);

/** The cells of an unreadable record. The other cells are empty. */
const unreadableCells = ({
  timestamp = '',
  unreadable,
  id,
}: UnreadableRecord): Partial<CsvHeadings> => ({
  date: momentCell(timestamp),
  description: textCell(unreadable.replaceAll(/\n\s*/g, ' ')),
  id: textCell(id),
});

function lineOf(record: HistoryRecord, describe: Describe, marks: Marks): string {
  const cells = isUnreadable(record)
    ? CSV_COLUMNS.map((name) => unreadableCells(record)[name])
    : CELLS.map(([, cellOf]) => cellOf(record, describe, marks));
  return cells.join(marks.separator);
}

/**
 * Returns transactions as a CSV file (RFC 4180), in UTF-8 with a byte order mark.
 *
 * - Numbers have the decimal mark of the `locale`. If the mark is a comma, semicolons separate the cells.
 * - Amounts are exact. They have no sign, because some spreadsheets read a minus at the start of a cell as a formula.
 *   The column Direction contains `in`, `out` or nothing.
 * - The received amount of an exchange has separate columns.
 * - Types, statuses and directions are in English, so that programs can read the file.
 * - `describe` returns the description of a transaction. An unreadable record has its text as description, and no
 *   amount.
 */
export function toCsv(
  transactions: readonly HistoryRecord[],
  headings: CsvHeadings,
  describe: Describe = ({ description = '' }) => description,
  locale: string = DEFAULT_LOCALE,
): string {
  const marks = marksOf(locale);
  const lines = [
    CSV_COLUMNS.map((column) => textCell(headings[column])).join(marks.separator),
    ...transactions.map((transaction) => lineOf(transaction, describe, marks)),
  ];
  return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`;
}

/** The longest name of a wallet in a file's name, in characters. File systems accept 255 bytes. */
const LONGEST_NAME = 40;

const UNSAFE = /(?:[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point})+/gu;

/**
 * Replaces each character that some systems do not allow in a file's name with a hyphen: all except visible letters,
 * digits and their marks.
 */
function safe(text: string): string {
  return [...text.normalize('NFC').replaceAll(UNSAFE, '-')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The name of the file, such as `Personal-Wallet-2026-11-22-filtered.csv`: the name of the wallet, the day, and a
 * `note` if the file has only a part of the history.
 */
export function csvFileName(walletName: string, day: Day, note = ''): string {
  const parts = [safe(walletName) || 'wallet', day, safe(note)];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}
