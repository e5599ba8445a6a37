import type { CurrencyId } from './currency';
import { CURRENCIES } from './currency';
import type { Decimal } from './money';
import { multiply } from './money';
import { firstCharacters } from './text';
import { DEMO_CREDENTIALS } from './user';

/**
 * Where the demo account receives. The crypto addresses are the published examples of their own
 * standards, so their checksums are valid and nobody's wallet is named: BIP 173, EIP-55, CIP-19.
 * Everything else is received at the account's e-mail.
 */
const ADDRESSES: Readonly<Record<CurrencyId, string>> = {
  usd: DEMO_CREDENTIALS.email,
  eur: DEMO_CREDENTIALS.email,
  gbp: DEMO_CREDENTIALS.email,
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ada: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
};

/** The address at which a currency is received. */
export function receivingAddress(currency: CurrencyId): string {
  return ADDRESSES[currency];
}

/** A wei is 10⁻¹⁸ ether; EIP-681 counts in wei. */
const WEI_PER_ETHER: Decimal = '1000000000000000000';

const URI: Readonly<Record<CurrencyId, (address: string, amount: Decimal) => string>> = {
  usd: (address) => address,
  eur: (address) => address,
  gbp: (address) => address,
  /** BIP 21. */
  btc: (address, amount) => `bitcoin:${address}?amount=${amount}`,
  /** EIP-681; chain 1 is Ethereum's mainnet. */
  eth: (address, amount) => `ethereum:${address}@1?value=${multiply(amount, WEI_PER_ETHER)}`,
  /** CIP-13. */
  ada: (address, amount) => `web+cardano:${address}?amount=${amount}`,
};

/**
 * The text of a QR code for receiving: the bare address, or with an amount the payment link that the
 * currency's own standard defines. An e-mail address carries no amount.
 */
export function paymentText(currency: CurrencyId, address: string, amount?: Decimal): string {
  return amount === undefined ? address : URI[currency](address, amount);
}

/** The text to share with a sender: `Send 0.5 BTC to bc1q…`. */
export function shareText(currency: CurrencyId, address: string, amount?: Decimal): string {
  const { symbol } = CURRENCIES[currency];
  const what = amount === undefined ? symbol : `${amount} ${symbol}`;
  return `Send ${what} to ${address}`;
}

const DEFAULT_LENGTH = 20;

/** Cuts a long address to its first `length` characters and three dots; a short one stays whole. */
export function shortenAddress(address: string, length = DEFAULT_LENGTH): string {
  const start = firstCharacters(address, length);
  return start === address ? address : `${start}...`;
}
