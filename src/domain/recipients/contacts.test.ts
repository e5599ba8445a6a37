import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../testing/deepFreeze';
import { accepted } from '../../testing/run';
import type { Contact } from './contact';
import { nameOf, placesOf } from './contactNames';
import {
  addContact,
  checkContact,
  contactAt,
  contactFrom,
  editContact,
  onlyAddressOf,
  putBackContact,
  removeContact,
  searchContacts,
  sortContacts,
} from './contacts';
import { CURRENCY_LIST, type CurrencyInfo } from '../currency/currency';
import { FORM_LIST } from './addressForms';
import { hasInvisible } from '../text/text';
import type { Transaction } from '../history/transaction';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const ANA: Contact = { id: 'a', name: 'Ana', email: 'ana@florin.example', addresses: {} };
const BEN: Contact = { id: 'b', name: 'Ben Okri', addresses: { btc: BTC } };
const ZOE: Contact = { id: 'z', name: 'Zoë', email: 'zoe@florin.example', addresses: { eth: ETH } };
const CONTACTS = deepFreeze([ANA, BEN, ZOE]);

describe('checking a contact', () => {
  it('refuses a payment link in place of an address', () => {
    const given = { name: 'Ana', addresses: { btc: `bitcoin:${BTC}?amount=1` } };
    expect(checkContact(given)).toEqual({
      ok: false,
      refusal: [{ kind: 'link', field: 'recipient', currency: 'btc' }],
    });
  });

  it('trims texts, and omits empty addresses', () => {
    const given = { name: ' Ana ', email: ' ana@florin.example ', addresses: { btc: ` ${BTC} ` } };
    expect(accepted(checkContact(given))).toEqual({
      name: 'Ana',
      email: 'ana@florin.example',
      addresses: { btc: BTC },
    });
    expect(
      accepted(checkContact({ name: 'Ben', email: '  ', addresses: { btc: BTC, eth: ' ' } })),
    ).toEqual({
      name: 'Ben',
      addresses: { btc: BTC },
    });
  });

  it('accepts any text that can be paid as an address', () => {
    const given = { name: 'Ben', addresses: { btc: 'the corner shop' } };
    expect(accepted(checkContact(given))).toEqual(given);
  });

  it.each([
    [{ name: ' ', email: 'ana@florin.example', addresses: {} }, [{ kind: 'no-name' }]],
    [{ name: 'Ana', addresses: {} }, [{ kind: 'no-place' }]],
    [{ name: 'Ana', email: ' ', addresses: { btc: '' } }, [{ kind: 'no-place' }]],
    [{ name: 'Ana', email: 'ana@florin', addresses: {} }, [{ kind: 'email-invalid' }]],
    [
      { name: 'A\u200Bna', email: 'ana@florin.example', addresses: {} },
      [{ kind: 'invisible-characters', field: 'name' }],
    ],
    [
      { name: 'Ana', email: 'a\u202Ena@florin.example', addresses: {} },
      [{ kind: 'invisible-characters', field: 'email' }],
    ],
    [
      { name: 'Ana', addresses: { eth: `${ETH}\u200B` } },
      [{ kind: 'invisible-characters', field: 'recipient', currency: 'eth' }],
    ],
    [
      { name: 'Ana', addresses: { eth: `ethereum:${ETH}` } },
      [{ kind: 'link', field: 'recipient', currency: 'eth' }],
    ],
    [
      { name: 'a'.repeat(65), addresses: { btc: 'b'.repeat(257) } },
      [
        { kind: 'too-long', field: 'name', most: 64 },
        { kind: 'too-long', field: 'recipient', most: 256, currency: 'btc' },
      ],
    ],
    [{ name: '', email: '', addresses: {} }, [{ kind: 'no-name' }, { kind: 'no-place' }]],
  ])('refuses %j', (given, refusal) => {
    expect(checkContact(given)).toEqual({ ok: false, refusal });
  });

  it('accepts the longest texts', () => {
    const given = { name: 'a'.repeat(64), addresses: { btc: 'b'.repeat(256) } };
    expect(accepted(checkContact(given))).toEqual(given);
  });
});

describe('changing the contacts', () => {
  const CLEO: Contact = { id: 'c', name: 'Cleo', email: 'cleo@florin.example', addresses: {} };

  it('adds at the end, and refuses an id that exists', () => {
    expect(accepted(addContact(CONTACTS, CLEO))).toEqual([ANA, BEN, ZOE, CLEO]);
    expect(addContact(CONTACTS, { ...CLEO, id: 'a' })).toEqual({
      ok: false,
      refusal: { kind: 'duplicate' },
    });
  });

  it('edits a contact without moving it', () => {
    expect(accepted(editContact(CONTACTS, { ...BEN, name: 'Benjamin' }))).toEqual([
      ANA,
      { ...BEN, name: 'Benjamin' },
      ZOE,
    ]);
    expect(accepted(editContact(CONTACTS, { ...ANA, name: 'Anna' }))).toEqual([
      { ...ANA, name: 'Anna' },
      BEN,
      ZOE,
    ]);
    expect(editContact(CONTACTS, CLEO)).toEqual({
      ok: false,
      refusal: { kind: 'unknown-contact' },
    });
  });

  it('removes a contact, and restores it at the same position', () => {
    const { contacts, removed } = accepted(removeContact(CONTACTS, 'b'));
    expect(contacts).toEqual([ANA, ZOE]);
    expect(removed).toEqual({ contact: BEN, at: 1 });
    expect(accepted(putBackContact(contacts, removed))).toEqual([ANA, BEN, ZOE]);
    expect(accepted(putBackContact([], removed))).toEqual([BEN]);
    expect(putBackContact(CONTACTS, removed)).toEqual({
      ok: false,
      refusal: { kind: 'duplicate' },
    });
    expect(removeContact(CONTACTS, 'c')).toEqual({
      ok: false,
      refusal: { kind: 'unknown-contact' },
    });
  });
});

it('contacts are ordered by name as in the locale', () => {
  const named = ['Zoe', 'Öyvind', 'ana', 'Ben'].map((name) => ({ ...ANA, id: name, name }));
  const names = (locale: string) => sortContacts(named, locale).map(({ name }) => name);
  expect(names('en')).toEqual(['ana', 'Ben', 'Öyvind', 'Zoe']);
  // In Swedish Ö is the last letter of the alphabet.
  expect(names('sv')).toEqual(['ana', 'Ben', 'Zoe', 'Öyvind']);
});

it('numbers in names are ordered by their values', () => {
  const named = ['Ana 10', 'Ana 9'].map((name) => ({ ...ANA, name }));
  expect(sortContacts(named, 'en').map(({ name }) => name)).toEqual(['Ana 9', 'Ana 10']);
});

describe('searching', () => {
  it('for an empty text returns the same list', () => {
    expect(searchContacts(CONTACTS, ' ')).toBe(CONTACTS);
  });

  it('reads only the beginning of a very long text', () => {
    expect(searchContacts(CONTACTS, `okri${' '.repeat(10_000)}nobody`)).toEqual([BEN]);
  });

  it.each([
    ['', [ANA, BEN, ZOE]],
    ['  ', [ANA, BEN, ZOE]],
    ['ana', [ANA]],
    ['zoe', [ZOE]],
    ['ＺＯＥ', [ZOE]],
    ['florin.example', [ANA, ZOE]],
    ['okri ben', [BEN]],
    ['v8f3t4', [BEN]],
    ['0X5AAEB', [ZOE]],
    ['\u200Eben', [BEN]],
    ['anaana', []],
    ['ana ben', []],
  ])('%j finds its contact', (query, found) => {
    expect(searchContacts(CONTACTS, query)).toEqual(found);
  });
});

describe('the counterparty of a transaction', () => {
  const sent: Transaction = {
    id: 't',
    type: 'send',
    amount: '1',
    currency: 'BTC',
    toAddress: BTC,
    timestamp: '2026-03-14T09:26:53.000Z',
    status: 'completed',
    description: 'Rent',
  };

  it.each([
    ['an address, under its currency', sent, { name: '', addresses: { btc: BTC } }],
    [
      'an email address, whatever the currency',
      { ...sent, toAddress: 'ana@florin.example' },
      { name: '', email: 'ana@florin.example', addresses: {} },
    ],
    [
      'a sender',
      { ...sent, type: 'receive', fromAddress: ETH, toAddress: 'x', currency: 'ETH' },
      { name: '', addresses: { eth: ETH } },
    ],
    ['a text, where the currency has no addresses', { ...sent, currency: 'USD' }, null],
    ['a currency that nobody knows', { ...sent, currency: 'XTS' }, null],
    ['blanks', { ...sent, toAddress: ' ' }, null],
  ])('is %s', (_, transaction, contact) => {
    expect(contactFrom(transaction, CURRENCY_LIST)).toEqual(contact);
  });

  it('is absent if the transaction has no counterparty', () => {
    const { toAddress: _, ...exchange } = sent;
    expect(contactFrom(exchange, CURRENCY_LIST)).toBeNull();
  });
});

describe('a contact with one address', () => {
  const accounts = [
    ...FORM_LIST,
    {
      id: 'account',
      written: (text: string) => (/^\d{8}$/.test(text) ? { compared: text } : undefined),
      accepts: ({ type }: CurrencyInfo) => type === 'fiat',
    },
  ];

  it.each([
    ['ana@florin.example', { email: 'ana@florin.example', addresses: {} }],
    [BTC, { email: '', addresses: { btc: BTC } }],
    [` ${ETH}`, { email: '', addresses: { eth: ` ${ETH}` } }],
    ['12345678', { email: '', addresses: { usd: '12345678', eur: '12345678', gbp: '12345678' } }],
    ['ana', { email: 'ana', addresses: {} }],
    ['', { email: '', addresses: {} }],
  ])('has the address %j where it can receive', (address, expected) => {
    const contact = contactAt('Ana', address, CURRENCY_LIST, accounts);
    expect(contact).toEqual({ name: 'Ana', ...expected });
    expect(onlyAddressOf(contact, CURRENCY_LIST, accounts)).toBe(address);
  });

  it.each([
    { email: 'zoe@florin.example', addresses: { eth: ETH } },
    { addresses: { btc: BTC, eth: ETH } },
    // The address is in the field of another network.
    { addresses: { btc: ETH } },
    // Only one of three currencies has the account.
    { addresses: { eur: '12345678' } },
  ])('has no only address if one field could not have it: %j', (places) => {
    expect(onlyAddressOf({ name: 'Zoë', ...places }, CURRENCY_LIST, accounts)).toBeUndefined();
  });
});

describe('for any contacts', () => {
  const place = fc
    .string({ minLength: 1, maxLength: 40, unit: 'binary' })
    .filter((text) => !hasInvisible(text));
  const lists = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.string({ unit: 'grapheme' }),
      addresses: fc.record({ btc: place, eth: place }, { requiredKeys: [] }),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  );

  it('a removal that is undone changes nothing', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (contacts, draw) => {
        const { id } = contacts[draw % contacts.length] as Contact;
        const { contacts: left, removed } = accepted(removeContact(contacts, id));
        expect(left).toHaveLength(contacts.length - 1);
        expect(accepted(putBackContact(left, removed))).toEqual(contacts);
      }),
    );
  });

  it('each contact is found by each of its addresses, and names the recipient', () => {
    fc.assert(
      fc.property(lists, (contacts) => {
        for (const contact of contacts) {
          for (const own of placesOf(contact)) {
            expect(searchContacts(contacts, own)).toContain(contact);
            expect(nameOf(contacts, own)).toBeDefined();
          }
        }
      }),
    );
  });

  it('accepted contacts are accepted again, unchanged', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 70 });
    const given = fc.record({ name: texts, email: texts, addresses: fc.record({ btc: texts }) });
    fc.assert(
      fc.property(given, (contact) => {
        const checked = checkContact(contact);
        if (checked.ok) expect(checkContact(checked.value)).toEqual(checked);
      }),
    );
  });

  it('sorting keeps the same contacts', () => {
    fc.assert(
      fc.property(lists, (contacts) => {
        const ids = (list: readonly Contact[]) => list.map(({ id }) => id).toSorted();
        expect(ids(sortContacts(contacts, 'en'))).toEqual(ids(contacts));
      }),
    );
  });
});
