import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAddress, otherCoin, soup } from '../../testing/addresses';
import { CURRENCIES, CURRENCY_LIST } from '../currency/currency';
import type { KnownRecipient } from './knownRecipient';
import { readRecipient } from './recipient';
import { isNote, isSurelyWrong, recipientWarnings, type RecipientCheck } from './recipientWarnings';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** An address whose first and last four digits are those of `ETH`. The digits between them differ. */
const ETH_LIKE = '0x5aae11112222333344445555666677778888eaed';

const paid = (recipient: string): KnownRecipient => ({
  recipient,
  paidAt: '2026-03-01T10:00:00.000Z',
});

function warningsOf(recipient: string, other: Partial<RecipientCheck> = {}) {
  return recipientWarnings({
    recipient,
    currency: CURRENCIES.btc,
    currencies: CURRENCY_LIST,
    known: [],
    ...other,
  });
}

const kindsOf = (recipient: string, other?: Partial<RecipientCheck>) =>
  warningsOf(recipient, other).map(({ kind }) => kind);

describe('nothing is wrong', () => {
  it.each(['', '  ', 'ana@florin.example', BTC, ` ${BTC.toUpperCase()} `])(
    'with %j',
    (recipient) => {
      expect(warningsOf(recipient)).toEqual([]);
    },
  );

  it('with an email address in any currency', () => {
    for (const currency of CURRENCY_LIST)
      expect(warningsOf('ana@florin.example', { currency })).toEqual([]);
  });
});

describe('another network', () => {
  it('is reported with the currency to change to', () => {
    expect(warningsOf(ETH)).toEqual([
      {
        kind: 'other-network',
        network: 'ethereum',
        currency: CURRENCIES.btc,
        better: CURRENCIES.eth,
      },
    ]);
  });

  it('is reported without a currency if the network has no listed currency', () => {
    expect(warningsOf(ETH, { currencies: [CURRENCIES.btc, CURRENCIES.usd] })).toEqual([
      { kind: 'other-network', network: 'ethereum', currency: CURRENCIES.btc },
    ]);
  });

  it('is only a note while fiat money is chosen', () => {
    expect(warningsOf(BTC, { currency: CURRENCIES.usd })).toEqual([
      {
        kind: 'fiat',
        network: 'bitcoin',
        currency: CURRENCIES.usd,
        better: CURRENCIES.btc,
      },
    ]);
  });

  it("is not reported for an address of the currency's network", () => {
    fc.assert(
      fc.property(
        anyAddress,
        fc.constantFrom(...CURRENCY_LIST),
        ({ text, recipient }, currency) => {
          const kind = currency.type === 'fiat' ? 'fiat' : 'other-network';
          expect(kindsOf(text, { currency }).includes(kind)).toBe(
            currency.network !== recipient.network,
          );
        },
      ),
    );
  });
});

describe('an address with a mistake', () => {
  it('is reported with its network', () => {
    expect(warningsOf(BTC.replace('ejxt', 'ejxs'))).toEqual([
      { kind: 'checksum', network: 'bitcoin' },
    ]);
  });

  it('can also be an address of another network', () => {
    expect(kindsOf(BTC.slice(0, -1), { currency: CURRENCIES.ada })).toEqual([
      'checksum',
      'other-network',
    ]);
  });
});

describe('an address that looks like a known address', () => {
  const ada = { recipient: ETH, name: 'Ana' };

  it('is reported first, with both addresses', () => {
    expect(readRecipient(ETH_LIKE).kind).toBe('address');
    const [first] = warningsOf(` ${ETH_LIKE} `, { known: [ada] });
    expect(first).toEqual({ kind: 'look-alike', recipient: ETH_LIKE, known: ada });
  });

  it('is not compared with addresses of another coin', () => {
    const like = `${otherCoin.slice(0, 20)}2${otherCoin.slice(21)}`;
    expect(kindsOf(otherCoin, { known: [{ recipient: like }] })).toEqual(['unknown']);
  });

  it('is not reported if the address itself is known', () => {
    expect(
      kindsOf(ETH_LIKE, { currency: CURRENCIES.eth, known: [ada, { recipient: ETH_LIKE }] }),
    ).not.toContain('look-alike');
  });
});

it('a testnet is reported', () => {
  expect(warningsOf('mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn')).toEqual([
    { kind: 'testnet', network: 'bitcoin' },
  ]);
});

it('a stake address is reported', () => {
  expect(
    warningsOf('stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', {
      currency: CURRENCIES.ada,
    }),
  ).toEqual([{ kind: 'stake' }]);
});

it('invisible characters are reported, and letters of several scripts', () => {
  expect(warningsOf('ana\u202E@florin.example')).toEqual([{ kind: 'invisible' }]);
  // Look-alike letters are searched only in email addresses.
  expect(kindsOf('аna')).toEqual(['unknown']);
  expect(warningsOf('аna@florin.example')).toEqual([{ kind: 'scripts', letters: ['а'] }]);
  expect(kindsOf('аna\u200B@florin.example')).toEqual(['invisible', 'scripts']);
});

describe('the beginning of a known recipient', () => {
  const ana = { recipient: 'ana@florin.example', name: 'Ana Lima' };
  const eth = paid(ETH);

  it.each([
    ['a', ana],
    ['Ana', ana],
    ['ANA LIMA', ana],
    ['ana@florin.exampl', ana],
    [ETH.slice(0, 9), eth],
    [ETH.slice(0, -1).toLowerCase(), eth],
  ])('is found: %s', (text, known) => {
    const found = warningsOf(text, { currency: CURRENCIES.eth, known: [eth, ana] });
    expect(found.find(({ kind }) => kind === 'beginning')).toEqual({ kind: 'beginning', known });
    expect(found.some(({ kind }) => kind === 'unknown')).toBe(false);
  });

  it('is not reported for a known recipient, or for the middle of a known recipient', () => {
    const known = [ana, paid('ana@florin.ex')];
    expect(kindsOf('Ana@florin.ex', { known })).toEqual([]);
    expect(kindsOf('florin', { known })).toEqual(['unknown']);
  });
});

it.each([
  ['look-alike', ETH_LIKE, CURRENCIES.eth, { known: [{ recipient: ETH }] }],
  ['checksum', BTC.replace('ejxt', 'ejxs'), CURRENCIES.btc, {}],
  ['other-network', ETH, CURRENCIES.btc, {}],
  ['testnet', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', CURRENCIES.btc, {}],
  ['scripts', 'аna@florin.example', CURRENCIES.usd, {}],
  ['beginning', 'ana', CURRENCIES.usd, { known: [{ recipient: 'ana@florin.example' }] }],
] as const)('a payment with %s is reported as wrong', (kind, recipient, currency, other) => {
  expect(warningsOf(recipient, { currency, ...other }).filter(isSurelyWrong)).toMatchObject([
    { kind },
  ]);
});

it('fiat money to an address, a large first payment and an unknown recipient have a note', () => {
  const large = { currency: CURRENCIES.usd, amount: '2', available: '3' } as const;
  expect(warningsOf(BTC, large).filter(isNote)).toMatchObject([
    { kind: 'fiat' },
    { kind: 'first-large' },
  ]);
  expect(warningsOf('Ana').filter(isNote)).toEqual([{ kind: 'unknown' }]);
  expect([...warningsOf(BTC, large), ...warningsOf('Ana')].filter(isSurelyWrong)).toEqual([]);
});

it('a link is not a recipient, and has no note', () => {
  expect(warningsOf('https://florin.example/pay')).toEqual([]);
});

describe('a first payment', () => {
  const kinds = (amount: RecipientCheck['amount'], known: readonly KnownRecipient[] = []) =>
    kindsOf('ana@florin.example', { amount, available: '0.00000003', known });

  it('is reported if it is more than half of the balance, and not for exactly half', () => {
    expect(kinds('0.000000015')).toEqual([]);
    expect(kinds('0.000000015000000000000000001')).toEqual(['first-large']);
    expect(kinds('0.00000002')).toEqual(['first-large']);
  });

  it('is reported with the currency, and with no amount', () => {
    const large = { amount: '2', available: '3' } as const;
    expect(warningsOf('ana@florin.example', large)).toEqual([
      { kind: 'first-large', currency: CURRENCIES.btc },
    ]);
  });

  it('is not reported if the recipient was paid before, in any case of letters', () => {
    expect(kinds('0.00000003', [paid('Ana@Florin.example')])).toEqual([]);
    expect(kinds('0.00000003', [paid('anna@florin.example')])).toEqual(['first-large']);
  });

  it('is also reported for a contact that was never paid', () => {
    expect(kinds('0.00000003', [{ recipient: 'ana@florin.example', name: 'Ana' }])).toEqual([
      'first-large',
    ]);
  });

  it('is not reported if there is no recipient', () => {
    expect(kindsOf(' ', { amount: '3', available: '3' })).toEqual([]);
  });

  it('is not reported if the amount or the balance is unknown', () => {
    expect(kinds(null)).toEqual([]);
    expect(kinds(undefined)).toEqual([]);
    expect(kindsOf('ana@florin.example', { amount: '9' })).toEqual([]);
  });
});

describe('all warnings', () => {
  const ORDER = [
    'look-alike',
    'checksum',
    'other-network',
    'testnet',
    'stake',
    'beginning',
    'invisible',
    'scripts',
    'fiat',
    'first-large',
    'unknown',
  ];

  it('are ordered by severity, and each appears once, for random input', () => {
    const text = fc.oneof(
      soup,
      anyAddress.map((address) => address.text),
      anyAddress.map((address) => address.text.slice(0, -1)),
      fc.constantFrom(ETH_LIKE, 'аna\u200B@florin.example'),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...CURRENCY_LIST), (recipient, currency) => {
        const kinds = kindsOf(recipient, {
          currency,
          known: [{ recipient: ETH }],
          amount: '1',
          available: '1',
        });
        expect(kinds).toEqual(ORDER.filter((kind) => (kinds as readonly string[]).includes(kind)));
      }),
    );
  });
});
