import { CURRENCIES } from '../currency/currency';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { receivingAddress } from '../demo/sampleCurrencies';
import { paymentText } from './address';
import { shortenAddress } from './shortenAddress';
import { sampleWorld } from '../demo/sampleWorld';
import { isEmail } from '../user';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ADA =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

/**
 * Returns whether a text is a SegWit address of version 0 on the main network (BIP 173). Its program has 20 or 32
 * bytes.
 */
function isBitcoinAddress(address: string): boolean {
  const decoded = bech32.decodeUnsafe(address);
  if (decoded?.prefix !== 'bc' || decoded.words[0] !== 0) return false;
  return [20, 32].includes(bech32.fromWords(decoded.words.slice(1)).length);
}

/**
 * Returns whether a text is a base address (with a payment and a stake key) or an enterprise address of Cardano's main
 * network (CIP-19).
 */
function isCardanoAddress(address: string): boolean {
  const decoded = bech32.decodeUnsafe(address, 200);
  if (decoded?.prefix !== 'addr') return false;
  const bytes = bech32.fromWords(decoded.words);
  return (bytes.length === 57 && bytes[0] === 0x01) || (bytes.length === 29 && bytes[0] === 0x61);
}

/**
 * Returns whether an address has a valid EIP-55 checksum: a letter is upper case if the digit at the same position in
 * the hash of the lower-case address is 8 or more.
 */
function isEthereumAddress(address: string): boolean {
  if (!/^0x[\dA-Fa-f]{40}$/.test(address)) return false;
  const small = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(small))).toString('hex');
  const capitals = [...small].map((letter, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return address === `0x${capitals.join('')}`;
}

describe('the address at which a currency is received', () => {
  /** @spec receive-address */
  it.each(['usd', 'eur', 'gbp'] as const)('is the email of the account for %s', (currency) => {
    expect(receivingAddress(currency)).toBe('demo@florin.example');
  });

  /** @spec receive-address */
  it('is the published example of the standard for each cryptocurrency', () => {
    expect(receivingAddress('btc')).toBe(BTC);
    expect(receivingAddress('eth')).toBe(ETH);
    expect(receivingAddress('ada')).toBe(ADA);
  });

  it('has a valid checksum', () => {
    expect(isBitcoinAddress(receivingAddress('btc'))).toBe(true);
    expect(isEthereumAddress(receivingAddress('eth'))).toBe(true);
    expect(isCardanoAddress(receivingAddress('ada'))).toBe(true);
  });

  it('has no valid checksum with one wrong character', () => {
    expect(isBitcoinAddress(BTC.replace('v8f3t4', 'v8f3t5'))).toBe(false);
    expect(isEthereumAddress(ETH.replace('BeAed', 'BeAeD'))).toBe(false);
    expect(isCardanoAddress(ADA.replace('a3x', 'a3z'))).toBe(false);
  });
});

describe('the addresses in the sample transactions', () => {
  const addresses = sampleWorld(1_763_715_600_000)
    .wallets.flatMap((wallet) => wallet.transactions)
    .flatMap(({ fromAddress, toAddress }) => [fromAddress, toAddress])
    .filter((address) => address !== undefined);

  it('exist', () => {
    expect(addresses).toHaveLength(9);
  });

  it.each(addresses)('%s is valid, or an email at a domain reserved for examples', (address) => {
    if (address.includes('@')) {
      expect(isEmail(address)).toBe(true);
      expect(address).toMatch(/@(example\.(com|org|net)|[a-z]+\.example)$/);
    } else {
      const checks = [isBitcoinAddress, isEthereumAddress, isCardanoAddress];
      expect(checks.filter((check) => check(address))).toHaveLength(1);
    }
  });
});

describe('the content of a QR code for receiving', () => {
  it('is only the address if there is no amount', () => {
    expect(paymentText(CURRENCIES.btc, BTC)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(paymentText(CURRENCIES.eth, ETH)).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    expect(paymentText(CURRENCIES.ada, ADA)).toBe(ADA);
    expect(paymentText(CURRENCIES.usd, 'rent@example.com')).toBe('rent@example.com');
  });

  it('is a BIP 21 link for bitcoin', () => {
    expect(paymentText(CURRENCIES.btc, BTC, '0.5')).toBe(
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.5',
    );
    expect(paymentText(CURRENCIES.btc, BTC, '0.00000001')).toBe(
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00000001',
    );
  });

  it.each([
    ['2.5', '2500000000000000000'],
    ['0.000000000000000001', '1'],
    ['1000000', '1000000000000000000000000'],
    ['0.123456789012345678', '123456789012345678'],
  ] as const)('is an EIP-681 link in wei for %s ether', (amount, wei) => {
    expect(paymentText(CURRENCIES.eth, ETH, amount)).toBe(
      `ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1?value=${wei}`,
    );
  });

  it('is a CIP-13 link for ada', () => {
    expect(paymentText(CURRENCIES.ada, ADA, '12.5')).toBe(
      'web+cardano:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x?amount=12.5',
    );
  });

  it.each(['usd', 'eur', 'gbp'] as const)('is only the email for %s', (currency) => {
    expect(paymentText(CURRENCIES[currency], 'rent@example.com', '20')).toBe('rent@example.com');
  });
});

describe('a long address', () => {
  /** @spec short-addresses */
  it('is cut to 15 characters in a list, and to 20 by default', () => {
    expect(shortenAddress(BTC, 15)).toBe('bc1qw508d6qejxt...');
    expect(shortenAddress(BTC)).toBe('bc1qw508d6qejxtdg4y5...');
  });

  it('is unchanged when it fits', () => {
    expect(shortenAddress('abcdefghijklmno', 15)).toBe('abcdefghijklmno');
    expect(shortenAddress('abcdefghijklmnop', 15)).toBe('abcdefghijklmno...');
    expect(shortenAddress('rent@example.com')).toBe('rent@example.com');
    expect(shortenAddress('', 15)).toBe('');
  });

  it('is never cut inside a character', () => {
    expect(shortenAddress('😀😀😀', 2)).toBe('😀😀...');
    expect(shortenAddress('😀😀', 2)).toBe('😀😀');
    expect(shortenAddress('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦...');
    expect(shortenAddress('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301...');
  });
});
