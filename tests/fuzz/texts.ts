import fc from 'fast-check';

/** The length of a very long text, in characters. */
const LONG = 10_000;

/** Texts that often cause errors in programs. Invisible characters are written as escapes. */
const NOTORIOUS = [
  '',
  ' \t\u00A0\u3000 ',
  'undefined',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}',
  '%00%0a%E0%A4%A',
  "'; DROP TABLE wallets; --",
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '"><svg onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '=1+1',
  '+cmd|"/c calc"!A1',
  '@SUM(A1:A9)',
  '\u0000\u0007\u001B[31m\u007F',
  'a\r\nb\u2028c',
  '\u202Emoc.elpmaxe@nna\u202C',
  '\u2066\u202Dann@example.com',
  'ann\u200B@example.com',
  '\uFEFF\u00AD\u2060',
  '\uD800',
  '\uDC00ann@example.com\uD83D',
  'e\u0301'.repeat(64),
  `Z${'\u0353\u035C\u0361'.repeat(200)}`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏿',
  'ﷺ'.repeat(40),
  'ליאורה@example.com',
  '张伟 نام‌ها',
  'W'.repeat(LONG),
  'ann@example.com '.repeat(LONG / 16),
  '👩‍👩‍👧‍👦'.repeat(LONG / 11),
  '\u0301'.repeat(LONG),
  '9'.repeat(LONG),
];

/** Numbers in the notations of many languages and programs, valid and invalid. */
const NUMBERS: readonly string[] = [
  ['0', '-0', '00', '0.00', '.5', '5.', '.', '+5', '-5', '--5', '5-', '(5)', '1e3', '1E-9'],
  ['0x1F', '0b11', 'NaN', 'Infinity', '-Infinity', '1_000', '1/2', '½', '²', '5%', '1 2'],
  ['1,5', '1,234', '1.234', '1,234.56', '1.234,56', "1'234.5", '1 234,5', '12,34,567', ',5'],
  ['$5', '5 USD', 'USD 5', '€5', '0.000000000000000001', '0.00000001', '0.01', '2847.33'],
  ['999999999999999', '9999999999999999', '9007199254740993', `0.${'0'.repeat(500)}1`],
  ['١٢٫٥', '१२', '１２．５', '一二', '𝟙𝟚', '\u202E12.5', '1\u200B2', '\u206612\u2069', '=1+1'],
].flat();

const number = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double({ noDefaultInfinity: false }).map(String),
  fc.bigInt().map(String),
);

const drawn = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Random code units, which are sometimes a lone surrogate.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...NOTORIOUS),
  number,
);

/** Generates a hostile text: one of the texts above, or two of them joined. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: drawn },
  fc.tuple(drawn, drawn).map((parts) => parts.join('')),
);

/** Generates a valid amount: with cents, without decimals, or with the most decimals that a currency has. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 1, max: 3_000 }).map(String),
  fc.constantFrom('0.00000001', '0.000001', '0.15423', '2847.32', '2.8934'),
);

/** Ordinary texts for a field, by the field's name. */
const EXPECTED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Amount: amount,
  'Amount (optional)': amount,
  Recipient: fc.constantFrom('ann@example.com', ' rent@example.com ', 'bc1qexample'),
  Email: fc.constantFrom('demo@florin.example', 'DEMO@florin.example ', 'a@b.co'),
  Password: fc.constantFrom('florin-demo', 'florin-demo', 'a password of my own'),
  'Confirm password': fc.constant('florin-demo'),
  'Date of birth': fc.constantFrom('1990-04-12', '0001-01-01', '275760-09-13'),
};

const name = fc.constantFrom('Ann', 'Rent', 'Zoë Ångström');

/** Generates an ordinary text for the field with this label. */
export const expectedFor = (label: string): fc.Arbitrary<string> => EXPECTED[label] ?? name;

/** Generates a text for the field with this label: hostile in most cases, and ordinary in the rest. */
export function textFor(label: string): fc.Arbitrary<string> {
  const isAmount = label.startsWith('Amount');
  return fc.oneof(
    { weight: 3, arbitrary: expectedFor(label) },
    { weight: 4, arbitrary: hostile },
    { weight: isAmount ? 4 : 0, arbitrary: number },
  );
}
