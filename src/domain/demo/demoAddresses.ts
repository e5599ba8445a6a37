import type { DefaultCurrencyId } from '../currency/currency';
import { DEMO_CREDENTIALS } from './demoAccount';

/**
 * The addresses of the demo account. The crypto addresses are the published examples of BIP 173, EIP-55 and CIP-19, so
 * their checksums are valid and no real wallet has them. The other currencies are received at the account's email
 * address.
 */
const ADDRESSES: Readonly<Record<DefaultCurrencyId, string>> = {
  usd: DEMO_CREDENTIALS.email,
  eur: DEMO_CREDENTIALS.email,
  gbp: DEMO_CREDENTIALS.email,
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ada: 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
};

/** The address at which the demo account receives a currency. */
export function receivingAddress(currency: DefaultCurrencyId): string {
  return ADDRESSES[currency];
}
