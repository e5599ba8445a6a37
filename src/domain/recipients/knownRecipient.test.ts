import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientKey } from './addressForms';
import type { Contact } from './contact';
import { CURRENCY_LIST } from '../currency/currency';
import { knownRecipients, matching } from './knownRecipient';
import type { Transaction } from '../history/transaction';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sent = (day: number, toAddress: string, currency = 'USD'): Transaction => ({
  id: `${day}`,
  type: 'send',
  amount: '1',
  currency,
  toAddress,
  timestamp: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  status: 'completed',
  description: '',
});

const ANA: Contact = {
  id: 'a',
  name: 'Ána',
  email: 'ana@florin.example',
  addresses: { btc: BTC.toUpperCase() },
};

const BEN: Contact = { id: 'b', name: 'Ben', addresses: { eth: ETH } };

const at = (day: string) => `2026-01-${day}T00:00:00.000Z`;

describe('knownRecipients', () => {
  it('lists each paid recipient once, newest first', () => {
    const paid = [
      sent(3, 'Ana@florin.example'),
      sent(2, BTC, 'BTC'),
      sent(1, 'ana@florin.example'),
    ];
    expect(knownRecipients(paid, [], CURRENCY_LIST)).toEqual([
      { recipient: 'Ana@florin.example', currency: 'usd', paidAt: at('03') },
      { recipient: BTC, currency: 'btc', paidAt: at('02') },
    ]);
  });

  it("has the contact's name for a paid recipient, and the other addresses of contacts after it", () => {
    expect(knownRecipients([sent(2, BTC, 'BTC')], [ANA, BEN], CURRENCY_LIST)).toEqual([
      { recipient: BTC.toUpperCase(), name: 'Ána', currency: 'btc', paidAt: at('02') },
      { recipient: 'ana@florin.example', name: 'Ána' },
      { recipient: ETH, name: 'Ben', currency: 'eth' },
    ]);
  });

  it('excludes received payments, failed payments, and payments without a recipient', () => {
    const others = [
      { ...sent(4, 'a@florin.example'), type: 'receive' },
      { ...sent(3, 'b@florin.example'), status: 'failed' },
      sent(2, ' '),
    ];
    expect(knownRecipients(others, [], CURRENCY_LIST)).toEqual([]);
  });

  it('excludes empty addresses of contacts, and the blanks around a recipient', () => {
    const empty: Contact = { ...ANA, email: ' ', addresses: { btc: '' } };
    expect(knownRecipients([sent(1, ' x ')], [empty], CURRENCY_LIST)).toEqual([
      { recipient: 'x', currency: 'usd', paidAt: at('01') },
    ]);
  });

  it('includes a recipient that was paid after a failure', () => {
    const tried = [
      { ...sent(4, 'b@florin.example'), status: 'failed' },
      sent(3, 'b@florin.example'),
    ];
    expect(knownRecipients(tried, [], CURRENCY_LIST)).toEqual([
      { recipient: 'b@florin.example', currency: 'usd', paidAt: at('03') },
    ]);
  });

  it.each(['pending', 'in review'])('has no payment date for a payment that is %s', (status) => {
    const open = { ...sent(4, 'b@florin.example'), status };
    expect(knownRecipients([open], [], CURRENCY_LIST)).toEqual([
      { recipient: 'b@florin.example', currency: 'usd' },
    ]);
    const before = [
      open,
      sent(3, 'x'),
      sent(2, 'B@florin.example', 'EUR'),
      sent(1, 'b@florin.example'),
    ];
    expect(knownRecipients(before, [], CURRENCY_LIST)).toEqual([
      { recipient: 'b@florin.example', currency: 'usd', paidAt: at('02') },
      { recipient: 'x', currency: 'usd', paidAt: at('03') },
    ]);
  });

  it('includes a payment in a removed currency', () => {
    expect(knownRecipients([sent(1, 'x', 'XTS')], [], CURRENCY_LIST)).toEqual([
      { recipient: 'x', paidAt: at('01') },
    ]);
  });

  it('has the first name of an address that two contacts share', () => {
    const [, , third] = knownRecipients(
      [],
      [ANA, { ...BEN, email: ANA.email ?? '' }],
      CURRENCY_LIST,
    );
    expect(third).toEqual({ recipient: ETH, name: 'Ben', currency: 'eth' });
  });

  it('has each recipient once, for random payments', () => {
    const texts = fc.constantFrom(BTC, BTC.toUpperCase(), ETH, ETH.toLowerCase(), 'x', 'X', ' x ');
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 20 }), (to) => {
        const paid = to.map((text, index) => sent(31 - index, text));
        const keys = knownRecipients(paid, [ANA, BEN], CURRENCY_LIST).map(({ recipient }) =>
          recipientKey(recipient),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual(
          expect.arrayContaining(to.map((recipient) => recipientKey(recipient))),
        );
      }),
    );
  });
});

describe('recipientKey', () => {
  it.each([
    [ETH, ETH.toLowerCase()],
    [BTC.toUpperCase(), BTC],
    [' Ana@Florin.example ', 'ana@florin.example'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['Somebody', 'Somebody'],
  ])('compares %s as %s', (recipient, key) => {
    expect(recipientKey(recipient)).toBe(key);
  });
});

describe('matching', () => {
  const known = knownRecipients([sent(2, 'rent@example.com')], [ANA, BEN], CURRENCY_LIST);
  const found = (text: string, currency?: 'usd' | 'btc' | 'eth') =>
    matching(known, text, currency).map(({ recipient }) => recipient);

  it('finds by name without case and accents, by email and by address', () => {
    expect(found('ana')).toEqual(['ana@florin.example', BTC.toUpperCase()]);
    expect(found('RENT@')).toEqual(['rent@example.com']);
    expect(found(' f3t4')).toEqual([BTC.toUpperCase()]);
    expect(found('nobody')).toEqual([]);
  });

  it('finds no text that spans a name and an address', () => {
    expect(found('ben0x')).toEqual([]);
  });

  it('has recipients for the currency first', () => {
    expect(found('', 'eth')).toEqual([
      'rent@example.com',
      'ana@florin.example',
      ETH,
      BTC.toUpperCase(),
    ]);
  });

  it('has recipients for any currency first, and keeps the order without a currency', () => {
    const old = { recipient: 'x', paidAt: at('01') };
    const eth = { recipient: ETH, currency: 'eth' } as const;
    const ana = { recipient: 'ana@florin.example', currency: 'usd' } as const;
    expect(matching([eth, old, ana], '', 'btc')).toEqual([old, ana, eth]);
    expect(matching([eth, old, ana], '')).toEqual([eth, old, ana]);
  });

  it('finds no recipient for a very long text', () => {
    const one = (length: number) => matching([{ recipient: 'a'.repeat(300) }], 'a'.repeat(length));
    expect(one(256)).toHaveLength(1);
    expect(one(257)).toEqual([]);
  });

  it('returns all recipients for an empty text', () => {
    expect(found('').toSorted()).toEqual(known.map(({ recipient }) => recipient).toSorted());
  });
});
