import type { Decorator } from '@storybook/react-vite';
import { FlorinProvider, type FlorinProviderProps } from '../components/provider/FlorinProvider';
import type {
  Balances,
  CurrencyId,
  CurrencyInfo,
  Market,
  Quote,
} from '../domain/currency/currency';
import { defineCurrencies } from '../domain/currency/defineCurrencies';
import type { Decimal } from '../domain/money/money';

/**
 * Currencies that an app could add, with 0, 3, 6, 9 and 24 decimals. Their ids are not part of the type `CurrencyId`.
 */
export const OTHER_CURRENCIES = defineCurrencies([
  { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY' },
  { id: 'kwd', symbol: 'KWD', name: 'Kuwaiti Dinar', iso: 'KWD' },
  { id: 'usdc', symbol: 'USDC', name: 'USD Coin', decimals: 6, listDecimals: 2, icon: '$' },
  {
    id: 'sol',
    symbol: 'SOL',
    name: 'Solana',
    decimals: 9,
    sign: 'M8 6.5h11l-3 3H5zM8 14.5h11l-3 3H5z',
    paymentLink: 'solana:{address}?amount={amount}',
  },
  { id: 'near', symbol: 'NEAR', name: 'NEAR Protocol', decimals: 24, icon: 'Ⓝ' },
]) as readonly CurrencyInfo<string>[] as readonly CurrencyInfo[];

/** Casts the id of an added currency to the type `CurrencyId`. */
export const foreign = (id: string) => id as CurrencyId;

/** Returns a decorator that renders a story inside a `FlorinProvider` with the given props. */
export const inFlorin = (settings: Omit<FlorinProviderProps, 'children'>): Decorator =>
  function InFlorin(Story) {
    return (
      <FlorinProvider {...settings}>
        <Story />
      </FlorinProvider>
    );
  };

/** A decorator that renders a story with the currencies of `OTHER_CURRENCIES`. Yen is the unit of account. */
export const inOtherCurrencies = inFlorin({ currencies: OTHER_CURRENCIES });

/** A balance of each of `OTHER_CURRENCIES`. Their numbers of decimals are 0, 3, 1, 9 and 24. */
export const OTHER_BALANCES = {
  jpy: '1234567',
  kwd: '89.125',
  usdc: '2500.5',
  sol: '0.000000001',
  near: '1.000000000000000000000001',
} satisfies Readonly<Record<string, Decimal>> as Readonly<Record<string, Decimal>> as Balances;

/** The prices of `OTHER_CURRENCIES` in yen. */
export const OTHER_MARKET = {
  jpy: { price: '1', change24h: '0' },
  kwd: { price: '487.25', change24h: '0.1' },
  usdc: { price: '149.5', change24h: '-0.01' },
  sol: { price: '21345.678', change24h: '5.4' },
  near: { price: '322.1', change24h: '-2.3' },
} satisfies Readonly<Record<string, Quote>> as Readonly<Record<string, Quote>> as Market;
