import type { Decorator } from '@storybook/react-vite';
import { FlorinProvider } from '../components/provider/FlorinProvider';
import { CURRENCY_LIST, type CurrencyInfo } from '../domain/currency/currency';
import type { Transaction } from '../domain/history/transaction';
import { useIsHydrated } from '../hooks/useIsHydrated';

const SOUND = {
  type: 'receive',
  amount: '777',
  currency: 'USD',
  timestamp: '2026-03-14T12:00:00.000Z',
  status: 'completed',
};

/** Records as another back end may send them. Each record is unusual or invalid in a different way. */
export const ODD_RECORDS = [
  { ...SOUND, id: 'stake', type: 'stake', description: 'Of another type' },
  { ...SOUND, id: 'number', amount: 777, description: 'A number as amount' },
  { ...SOUND, id: 'null', fee: null, description: 'No fee, or one that is not known' },
  {
    ...SOUND,
    id: 'other',
    type: 'send',
    fee: { amount: '0.77', currency: 'EUR' },
    description: 'A fee in another currency',
  },
  { ...SOUND, id: 'undated', timestamp: undefined, description: 'No date' },
  { ...SOUND, description: null },
  'no record',
  null,
] as readonly unknown[] as readonly Transaction[];

const WITH_A_BROKEN_CURRENCY = [
  ...CURRENCY_LIST,
  { ...CURRENCY_LIST[0], id: 'broken', symbol: 'BROKEN', iso: 'no code' },
] as readonly CurrencyInfo<string>[] as readonly CurrencyInfo[];

/**
 * Renders a story with an additional currency `BROKEN`. `Intl` rejects its ISO code, so rendering an amount in this
 * currency throws. During server rendering, where error boundaries do not work, the currency is omitted, so nothing
 * throws.
 */
export const withABrokenCurrency: Decorator = function WithABrokenCurrency(Story) {
  const isHydrated = useIsHydrated();
  return (
    <FlorinProvider currencies={isHydrated ? WITH_A_BROKEN_CURRENCY : CURRENCY_LIST}>
      <Story />
    </FlorinProvider>
  );
};
