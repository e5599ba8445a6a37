import { describe, expect, it } from 'vitest';
import type { Contact } from './contact';
import { nameOf, placesOf } from './contactNames';

const ANA: Contact = {
  id: 'a',
  name: 'Ana',
  email: 'Ana@florin.example',
  addresses: { btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
};
const BEN: Contact = {
  id: 'b',
  name: 'Ben',
  addresses: {
    eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    btc: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  },
};
const CONTACTS = [ANA, BEN];

it('the places of a contact are the email address and the addresses', () => {
  expect(placesOf(ANA)).toEqual([
    'Ana@florin.example',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ]);
  expect(placesOf({ id: 'c', name: 'Nobody', addresses: {} })).toEqual([]);
});

describe('the name of a recipient', () => {
  it.each([
    ['an email address', 'Ana@florin.example', 'Ana'],
    ['an email address in another case', 'ana@FLORIN.example', 'Ana'],
    ['blanks around it', '  ana@florin.example ', 'Ana'],
    ['a bech32 address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Ana'],
    ['a bech32 address in capitals', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'Ana'],
    ['an Ethereum address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Ben'],
    ['an Ethereum address in small letters', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'Ben'],
    ['a base58 address', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'Ben'],
  ])('is found by %s', (_, recipient, name) => {
    expect(nameOf(CONTACTS, recipient)).toBe(name);
  });

  it.each([
    [
      'a base58 address in another case, which is another address',
      '1bvbmseystwetqtfn5au4m4gfg7xjanvn2',
    ],
    ['another email address', 'ben@florin.example'],
    ['a part of an address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5'],
    ['a name', 'Ana'],
    ['nothing', ''],
  ])('is not found by %s', (_, recipient) => {
    expect(nameOf(CONTACTS, recipient)).toBeUndefined();
  });

  it('is the name of the first contact with the address', () => {
    expect(nameOf([{ ...ANA, id: 'c', name: 'Cleo' }, ANA], 'ana@florin.example')).toBe('Cleo');
    expect(nameOf([], 'ana@florin.example')).toBeUndefined();
  });
});
