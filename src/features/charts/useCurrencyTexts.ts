import { useMessages } from '../../components/provider/useMessages';

/** The English names of the parts of a currency's page. */
const english = {
  balance: 'Your balance',
  price: 'Price',
} as const;

export type CurrencyTexts = typeof english;

/** Returns a function that returns the name of a part of a currency's page. */
export const useCurrencyTexts = () => useMessages('Currency', english);
