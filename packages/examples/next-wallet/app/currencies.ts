import { defineCurrencies } from 'florin/domain/defineCurrencies';

/** The currencies: euros, yen without decimals, dinars with three decimals, and a token with 24 decimals. */
export const CURRENCIES = defineCurrencies([
  { id: 'eur', symbol: 'EUR', name: 'Euro', iso: 'EUR' },
  { id: 'jpy', symbol: 'JPY', name: 'Yen', iso: 'JPY' },
  { id: 'kwd', symbol: 'KWD', name: 'Kuwait-Dinar', iso: 'KWD' },
  { id: 'near', symbol: 'NEAR', name: 'NEAR', decimals: 24 },
]);

declare module 'florin/domain/register' {
  interface Register {
    currencies: typeof CURRENCIES;
  }
}
