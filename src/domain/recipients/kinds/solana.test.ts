import { describe, expect, it } from 'vitest';
import type { CurrencyInfo } from '../../currency/currency';
import { defineCurrencies } from '../../currency/defineCurrencies';
import { readPaymentLink } from '../../links/paymentLink';
import { looksLike } from '../lookAlike';
import { RECIPIENT_KIND_LIST, readRecipient } from '../recipient';
import { solanaRules } from './solana';

const KINDS = [...RECIPIENT_KIND_LIST, solanaRules];

const right = (text: string) => ({
  kind: 'other',
  of: 'solana',
  text,
  checksum: 'none',
  sentence: { key: 'right' },
});

describe('an address of Solana', () => {
  // Public addresses of programs and tokens of the network. The first consists of 32 zero bytes.
  it.each([
    '11111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    'So11111111111111111111111111111111111111112',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
  ])('is right: %s', (address) => {
    expect(readRecipient(address, KINDS)).toEqual(right(address));
  });

  it.each([
    ['two characters too few', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt'],
    ['a number above 256 bits', 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'],
  ])('with %s is wrong', (_, text) => {
    expect(readRecipient(text, KINDS)).toEqual({
      kind: 'other',
      of: 'solana',
      text,
      checksum: 'failed',
      sentence: { key: 'length' },
    });
  });

  it('cannot contain letters that base58 lacks', () => {
    expect(readRecipient('0OIlFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', KINDS).kind).toBe(
      'unknown',
    );
  });

  it('does not recognise addresses of Bitcoin', () => {
    for (const address of [
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      '3EktnHQD7RiAE6uzMj2ZifT9YgRrkSgzQX',
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
    ])
      expect(readRecipient(address, KINDS)).toMatchObject({ kind: 'address', network: 'bitcoin' });
  });

  it('is compared with similar addresses', () => {
    const [one, other] = [
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      'EPjFWdd5BufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ];
    expect(looksLike(one, other, KINDS)).toBe(true);
    expect(looksLike(one, one, KINDS)).toBe(false);
    expect(looksLike(one, other)).toBe(false);
  });
});

describe('a link of Solana Pay', () => {
  const currencies = defineCurrencies([
    { id: 'sol', symbol: 'SOL', name: 'Solana', decimals: 9, network: 'solana' },
  ]) as readonly CurrencyInfo<string>[] as readonly CurrencyInfo[];
  const read = (link: string) => readPaymentLink(link, currencies, KINDS);

  // The examples of the specification of Solana Pay.
  it.each([
    [
      'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345',
      {
        recipient: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
        currency: 'sol',
        amount: '1',
        note: 'Thanks for all the fish',
        left: ['label', 'memo'],
      },
    ],
    [
      'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
      { recipient: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN', currency: 'sol', left: [] },
    ],
  ])('fills in %s', (link, value) => {
    expect(read(link)).toEqual({ ok: true, value });
  });

  it.each([
    [
      'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.01&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      { kind: 'other-money', name: 'spl-token' },
    ],
    ['solana:https://example.com/solana-pay', { kind: 'no-address' }],
    ['solana:', { kind: 'no-address' }],
  ])('is refused: %s', (link, refusal) => {
    expect(read(link)).toEqual({ ok: false, refusal });
  });
});
