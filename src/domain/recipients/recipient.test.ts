import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyAddress,
  damaged,
  guardedAddress,
  otherCoin,
  withPointer,
} from '../../testing/addresses';
import { formsOn, normalized, recipientKey } from './addressForms';
import { crc32 } from './byron';
import { readRecipient } from './recipient';

const isSameRecipient = (a: string, b: string) => recipientKey(a) === recipientKey(b);

describe('an Ethereum address with its network before it (ERC-3770)', () => {
  const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const written = `eth:${address}`;

  it('is read, and its checksum is verified', () => {
    expect(readRecipient(written)).toMatchObject({ network: 'ethereum', checksum: 'valid' });
    expect(readRecipient(written.replace('fB', 'FB'))).toMatchObject({ checksum: 'failed' });
  });

  it('is the same recipient as the address, and a payment contains only the address', () => {
    expect(isSameRecipient(written, address)).toBe(true);
    expect(normalized(written)).toBe(address);
    expect(normalized(`ETH:${address} `)).toBe(address);
    expect(normalized('Ana ')).toBe('Ana ');
  });
});

describe('a recipient', () => {
  it.each([
    ['', 'empty'],
    [' \t\u00A0 ', 'empty'],
    ['ana@florin.example', 'email'],
    ['  ana@florin.example ', 'email'],
    ['аna@florin.example', 'email'],
    ['ana@florin', 'unknown'],
    ['Ana', 'unknown'],
    ['constructor', 'unknown'],
    ['https://florin.example', 'link'],
    ['JavaScript:alert(1)', 'link'],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'link'],
    ['mailto:ana@florin.example', 'link'],
    ['//florin.example', 'link'],
    ['www.florin.example', 'link'],
    ['pay at https://florin.example', 'link'],
    ['matic:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'other-network'],
    ['eip155:137:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'other-network'],
    ['12:30', 'unknown'],
    ['bc1', 'unknown'],
    ['0x', 'unknown'],
    // The hash of a transaction has 64 digits, which is too long for an address.
    ['0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b', 'unknown'],
    // A Litecoin address with a valid checksum. Bitcoin does not use its version.
    ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'unknown'],
  ])('is recognized by its text: %s', (text, kind) => {
    expect(readRecipient(text).kind).toBe(kind);
  });

  it('of another coin with a valid checksum is unknown, not wrong', () => {
    expect(otherCoin).toMatch(/^n/);
    expect(readRecipient(otherCoin)).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['three numbers', [0x81, 0x98, 0xbd, 0x43, 0x1b, 0x03], 'valid'],
    ['a number that begins with nothing', [0x80, 0x01, 0x1b, 0x03], 'valid'],
    ['two numbers', [0x1b, 0x03], 'failed'],
    ['a number that does not end', [0x1b, 0x03, 0x01, 0x80], 'failed'],
  ])('with a pointer of %s', (_, pointer, checksum) => {
    expect(readRecipient(withPointer(...pointer))).toMatchObject({ form: 'payment', checksum });
  });

  it('is not parsed if it is longer than any address', () => {
    expect(readRecipient('1'.repeat(10_000_000)).kind).toBe('unknown');
    expect(readRecipient(`ana@florin.${'e'.repeat(246)}`).kind).toBe('unknown');
  });

  it('is the same with blanks around it', () => {
    expect(readRecipient(' \n17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem\u00A0')).toEqual({
      kind: 'address',
      network: 'bitcoin',
      form: 'legacy',
      isTestnet: false,
      checksum: 'valid',
    });
  });

  it('is recognised as an address of its form, for any generated address', () => {
    fc.assert(
      fc.property(anyAddress, ({ text, recipient }) => {
        expect(readRecipient(text)).toEqual(recipient);
      }),
      { numRuns: 500 },
    );
  });

  it('is never valid with one wrong character', () => {
    const pair = guardedAddress.chain(({ text }) => fc.tuple(fc.constant(text), damaged(text)));
    fc.assert(
      fc.property(pair, ([, text]) => {
        const recipient = readRecipient(text);
        // A letter in the wrong case is also a wrong character: base58 is case-sensitive, and bech32 refuses mixed
        // case.
        expect(recipient.kind === 'address' && recipient.checksum).not.toBe('valid');
      }),
      { numRuns: 1_000 },
    );
  });

  it('reports a damaged Ethereum address, except for accidental matches of its fifteen bits', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const others = Array.from({ length: 40 }, (_, at) =>
      Array.from('0123456789abcdefABCDEF', (digit) =>
        [address.slice(0, at + 2), digit, address.slice(at + 3)].join(''),
      ),
    );
    const right = [...new Set(others.flat())].filter((text) => {
      const recipient = readRecipient(text);
      return recipient.kind === 'address' && recipient.checksum === 'valid';
    });
    expect(right).toEqual([address]);
  });
});

describe('the form of an address', () => {
  const writtenAddress = (text: string) =>
    (['bitcoin', 'ethereum', 'cardano'] as const).flatMap((network) => formsOn(network, text))[0];

  it('has the common prefix of the network', () => {
    const prefixOf = (text: string) => writtenAddress(text)?.prefix;
    expect(prefixOf('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe('bc1q');
    expect(prefixOf('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x');
    expect(prefixOf('addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8')).toBe('addr1v');
    expect(prefixOf('17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem')).toBe('1');
    expect(prefixOf('Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi')).toBe(
      'Ae2tdPwUPEZ',
    );
  });

  it.each([
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4é',
    'x0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'xaddr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8é',
  ])('is absent for more than the address: %s', (text) => {
    expect(writtenAddress(text)).toBeUndefined();
  });

  it('shows whether two texts are the same recipient', () => {
    const lower = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(isSameRecipient(lower, ` ${lower.toUpperCase()} `)).toBe(true);
    expect(isSameRecipient('ana@florin.example', 'Ana@Florin.example')).toBe(true);
    expect(isSameRecipient('Ana', 'ana')).toBe(false);
    const base58 = '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem';
    expect(isSameRecipient(base58, base58.toLowerCase())).toBe(false);
  });
});

it('the CRC-32 has the check value of IEEE 802.3', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26);
});
