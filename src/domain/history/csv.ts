import { DEFAULT_LOCALE } from '../money/format';
import { add, ZERO, type Decimal } from '../money/money';
import { isDayAlone, millisOf } from '../moment';
import type { Day } from '../day';
import {
  directionOf,
  isUnreadable,
  type HistoryRecord,
  type Transaction,
  type UnreadableRecord,
} from './transaction';

type Describe = (record: HistoryRecord) => string;

/**
 * The byte order mark of UTF-8. Without this mark at the start of a file, Excel reads the file in the system's code
 * page and shows `Zürich` as `ZÃ¼rich`. Other spreadsheets detect UTF-8 and skip the mark.
 */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/**
 * The separator of cells and the decimal mark of a file. Where the decimal mark is a comma, spreadsheets expect
 * semicolons between cells.
 */
interface Marks {
  readonly separator: ',' | ';';
  readonly point: '.' | ',';
}

/**
 * Returns the separator and the decimal mark for a locale. The mark is for Latin digits, because spreadsheets read no
 * others.
 */
function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return isComma ? { separator: ';', point: ',' } : { separator: ',', point: '.' };
}

/** The characters at which some spreadsheets start a new cell, even inside quotes. */
const BREAKS = String.raw`,;|\t-\r\u0085\u2028\u2029`;

/**
 * Characters that a spreadsheet may ignore or remove at the start of a cell: spaces, quotes and invisible characters.
 */
const IGNORED = String.raw`["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;

/** The characters that begin a formula, including their full-width and small forms. */
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫';

/**
 * Matches the position before a formula, at the start of the text or after a separator. Ignored characters may precede
 * the formula.
 */
const FORMULA = new RegExp(
  `(?<start>^|[${BREAKS}])(?<before>(?:(?![${BREAKS}])${IGNORED})*)(?=[${SIGNS}])`,
  'gu',
);

/** Matches texts that need quotes, because some programs would split the text at these characters or remove them. */
const TO_QUOTE = new RegExp(`["${BREAKS}]|^${IGNORED}|${IGNORED}$`, 'u');

/** Returns the cell for a text. An apostrophe before a formula makes spreadsheets read the formula as text. */
function textCell(text: string): string {
  const guarded = text.replaceAll(FORMULA, "$<start>'$<before>");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns the cell for an amount, without an exponent and without thousands separators, so that spreadsheets read a
 * number.
 */
const amountCell = (amount: Decimal | undefined, { point }: Marks) =>
  amount === undefined ? '' : add(amount, ZERO).replace('.', point);

/**
 * Returns the cell for a timestamp: ISO 8601 in UTC. A date without a time and an invalid timestamp are written
 * unchanged.
 */
function momentCell(timestamp: string): string {
  const moment = new Date(isDayAlone(timestamp) ? Number.NaN : millisOf(timestamp));
  // The ISO text of a year before 1 BC begins with a minus, which a spreadsheet could read as a formula.
  return textCell(Number.isNaN(moment.getTime()) ? timestamp : moment.toISOString());
}

type Cell = (record: Transaction, describe: Describe, marks: Marks) => string;

/** The name and the cells of the column for each field, in the order of the file. Null if the field has no column. */
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

export type CsvColumn = Exclude<(typeof COLUMNS)[keyof typeof COLUMNS], null>[0];

/** The texts of the first row, in the reader's language. */
export type CsvHeadings = Readonly<Record<CsvColumn, string>>;

const CELLS: readonly (readonly [CsvColumn, Cell])[] = Object.values(COLUMNS).filter(
  (column) => column !== null,
);

export const CSV_COLUMNS: readonly CsvColumn[] = CELLS.map(([name]) => name);

/** Returns the cells for an unreadable record. The other cells of the row are empty. */
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
 * - `describe` returns the description of a transaction in the reader's language.
 * - The row of an unreadable record has the record's JSON text as its description, and no amount.
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

/** The maximum number of characters of the wallet's name in a file name. File systems allow 255 bytes. */
const LONGEST_NAME = 40;

const UNSAFE = /(?:[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point})+/gu;

/**
 * Replaces all characters except visible letters, digits and their accents with hyphens, because some file systems do
 * not allow these characters.
 */
function safe(text: string): string {
  return [...text.normalize('NFC').replaceAll(UNSAFE, '-')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns the name of the file: the wallet's name, the day, and a `note` if the file has only a part of the history.
 * Example: `Personal-Wallet-2026-11-22-filtered.csv`.
 */
export function csvFileName(walletName: string, day: Day, note = ''): string {
  const parts = [safe(walletName) || 'wallet', day, safe(note)];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}
