import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CURRENCIES, CURRENCY_LIST, type CurrencyId } from '../currency/currency';
import { formatAmount, formatConverted, HIDDEN_AMOUNT } from './format';
import { maskAmounts, maskNumbers, splitAmounts } from './hiddenAmounts';
import { scaled } from './money';

/**
 * Returns a text with its amounts hidden. Each amount becomes one bullet instead of six, so that the tables are easy to
 * read.
 */
function masked(text: string): string {
  return splitAmounts(text, CURRENCY_LIST)
    .map((piece) => (piece.kind === 'amount' ? '•' : piece.text))
    .join('');
}

describe('an amount in a text', () => {
  it.each([
    ['Exchanged $500.00 to 460.000000 EUR', 'Exchanged $• to • EUR'],
    ['Exchanged 0.15423 BTC to 6,670.447500 USD', 'Exchanged • BTC to • USD'],
    ['$50 for pizza', '$• for pizza'],
    ['0.5 BTC', '• BTC'],
    ['.5 btc for Ann', '• btc for Ann'],
    ['Rent, 50€ a week', 'Rent, •€ a week'],
    ['£ 890.45 back', '£ • back'],
    ['US$50 or 50 US$', 'US$• or • US$'],
    ['EUR 50,- and CHF', 'EUR • and CHF'],
    ['USD: 50', 'USD: •'],
    ['-$5, $-5, $(5)', '-$•, $-•, $(•)'],
    ['1 250,50 EUR', '• EUR'],
    ["1'250.50 EUR", '• EUR'],
    ['1.250.000,50 Euro', '• Euro'],
    ['9\u00A0999\u202F999 USD', '• USD'],
    ['50 dollars, 3 euros and 2 bitcoins', '• dollars, • euros and • bitcoins'],
    ['a 50-dollar gift', 'a •-dollar gift'],
    ['$5k, 5k USD, 1.5 million USD', '$•k, •k USD, • million USD'],
    ['$50-60 or 50–60 EUR', '$• or • EUR'],
    ['3 × 50 EUR', '3 × • EUR'],
    ['Ξ2.8934 and ₳1250.5 and ₿0.1', 'Ξ• and ₳• and ₿•'],
    ['₹500 and ¥500', '₹• and ¥•'],
    ['\u0661\u0662\u0663 USD and ½ BTC', '• USD and • BTC'],
    ['50\u200EUSD', '•\u200EUSD'],
    ['$1 2345', '$• 2345'],
    ['Exchanged $•••••• to •••••• Coins', 'Exchanged $• to • Coins'],
  ])('is found in %j', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    'Invoice 1047',
    'Order 2211',
    'Rent 03/2026, flat 12',
    'Paid in EUR, 3 tickets',
    'Canada 150 and Nevada 51',
    '50 USDT',
    'Sent to bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'Sent to rent50@example.com',
    'Received Bitcoin',
    '10 % off',
    '',
  ])('is not found in %j', (text) => {
    expect(masked(text)).toBe(text);
  });

  it.each<[string, readonly (readonly [string, string])[]]>([
    ['', []],
    [
      '50 USD',
      [
        ['amount', '50'],
        ['words', ' USD'],
      ],
    ],
    ['Rent: 50', [['words', 'Rent: 50']]],
    // The 7 is not an amount, because the number before it (`50.-`) is not a currency.
    [
      'USD 50.- 7',
      [
        ['words', 'USD '],
        ['amount', '50.-'],
        ['words', ' 7'],
      ],
    ],
    // A word between a number and a currency must be in the list of `TRAILING`, such as `k`.
    ['5 book USD', [['words', '5 book USD']]],
    ['5 kilo USD', [['words', '5 kilo USD']]],
  ])('%j has these pieces, and no empty one', (text, pieces) => {
    expect(splitAmounts(text, CURRENCY_LIST).map(({ kind, text: piece }) => [kind, piece])).toEqual(
      pieces,
    );
  });

  it('becomes a separate piece of the text, and no text is lost', () => {
    expect(splitAmounts('Invoice 1047: $50', CURRENCY_LIST)).toEqual([
      { kind: 'words', text: 'Invoice 1047: $' },
      { kind: 'amount', text: '50' },
    ]);
  });

  it('is found quickly in a long text', () => {
    const long = `${'1 '.repeat(50_000)}${'1'.repeat(50_000)}${' '.repeat(50_000)}`;
    expect(masked(long)).toBe(long);
  });
});

describe('the names of currencies of other apps', () => {
  const hidden = (text: string, name: string) =>
    splitAmounts(text, [{ symbol: 'XYZ', name }])
      .map((piece) => (piece.kind === 'amount' ? '•' : piece.text))
      .join('');

  it.each([
    ['New Zealand Dollar', '5 dollars, 5 dollar, 5 XYZ', '• dollars, • dollar, • XYZ'],
    ['New Zealand Dollar', '5 New, 5 Zealand, 5 lar', '5 New, 5 Zealand, 5 lar'],
    ['Euro', '5 euros and 5 dollars', '• euros and 5 dollars'],
  ])('are found by the last word of %j: %s', (name, text, expected) => {
    expect(hidden(text, name)).toBe(expected);
  });

  it('are analysed once for all texts', () => {
    const name = vi.fn(() => 'Euro');
    const list = [
      {
        symbol: 'EUR',
        get name() {
          return name();
        },
      },
    ];
    expect(splitAmounts('5 euro', list)).toHaveLength(2);
    expect(splitAmounts('6 euro', list)).toHaveLength(2);
    expect(name).toHaveBeenCalledTimes(1);
  });
});

const SIGNS = ['$', '€', '£', '₿', 'Ξ', '₳'];
const CODES = ['USD', 'EUR', 'GBP', 'BTC', 'ETH', 'ADA'];

const isDigit = (character: string | undefined) =>
  character !== undefined && /\p{N}/u.test(character);
const isLetter = (character: string | undefined) =>
  character !== undefined && /\p{L}/u.test(character);

/**
 * Returns whether a digit is next to a currency's symbol or code. It uses no regular expression, so it shares no code
 * with the tested function.
 */
function containsAnAmount(text: string): boolean {
  return [...text].some((character, index, characters) => {
    if (!isDigit(character)) return false;
    const before = characters.slice(0, index).join('').trimEnd();
    const behind = characters
      .slice(index + 1)
      .join('')
      .trimStart();
    const isBehindUnit =
      SIGNS.some((sign) => before.endsWith(sign)) ||
      CODES.some((code) => before.endsWith(code) && !isLetter([...before].at(-1 - code.length)));
    const isBeforeUnit =
      SIGNS.some((sign) => behind.startsWith(sign)) ||
      CODES.some((code) => behind.startsWith(code) && !isLetter([...behind].at(code.length)));
    return isBehindUnit || isBeforeUnit;
  });
}

const digits = fc.constantFrom('7', '50', '0.5', '.5', '1,250.50', '1 250', '12345', '٣', '½');
const words = fc.constantFrom('for', 'pizza', 'Invoice', 'to', ',', '-', '(', 'x', ':');
const units = fc.constantFrom(...SIGNS, ...CODES);
const gaps = fc.constantFrom('', ' ', '  ', '\u00A0');

/** Generates texts as users may type them. */
const texts = (...pieces: fc.Arbitrary<string>[]) =>
  fc
    .array(fc.tuple(fc.oneof(...pieces), gaps), { maxLength: 12 })
    .map((parts) => parts.flat().join(''));

const often = { numRuns: 2_000 };

describe('any text', () => {
  it('leaves no digit next to a currency’s sign or code', () => {
    fc.assert(
      fc.property(texts(digits, words, units), (text) => {
        expect(containsAnAmount(masked(text))).toBe(false);
      }),
      often,
    );
  });

  it('is kept, since the joined pieces are the text', () => {
    fc.assert(
      fc.property(texts(digits, words, units), (text) => {
        expect(
          splitAmounts(text, CURRENCY_LIST)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
      often,
    );
  });

  it('keeps the digits that do not belong to an amount', () => {
    fc.assert(
      fc.property(texts(digits, words), (text) => {
        expect(masked(text)).toBe(text);
      }),
      often,
    );
  });

  it('looks the same for exchanges of different amounts', () => {
    const units18 = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    const amount = fc.tuple(units18, fc.integer({ min: 0, max: 18 })).map(([n, d]) => scaled(n, d));
    const currency = fc.constantFrom<CurrencyId>(...CURRENCY_LIST.map(({ id }) => id));
    const exchanged = fc.tuple(amount, amount);
    fc.assert(
      fc.property(currency, currency, exchanged, exchanged, (from, to, one, other) => {
        const [first, second] = [one, other].map(
          ([given, received]) =>
            `Exchanged ${formatAmount(given, CURRENCIES[from], { precision: 'exact' })} to ${formatConverted(received, CURRENCIES[to])}`,
        );
        expect(masked(first ?? '')).toBe(masked(second ?? ''));
      }),
      often,
    );
  });
});

describe('the bullets', () => {
  it('are always six', () => {
    expect(HIDDEN_AMOUNT).toBe('••••••');
  });
});

it('each amount becomes the same bullets, regardless of its length', () => {
  expect(maskAmounts('Exchanged $500.00 to 460.000000 EUR', CURRENCY_LIST)).toBe(
    'Exchanged $•••••• to •••••• EUR',
  );
  expect(maskAmounts('Invoice 1047', CURRENCY_LIST)).toBe('Invoice 1047');
});

it.each([
  ['$1,250.50', '$••••••'],
  ['1 250,50 €', '•••••• €'],
  ['-0.15423 BTC', '-•••••• BTC'],
  ['$50 to $60', '$•••••• to $••••••'],
  ['no number', 'no number'],
])('the numbers of %j become bullets: %s', (amount, hidden) => {
  expect(maskNumbers(amount)).toBe(hidden);
});
