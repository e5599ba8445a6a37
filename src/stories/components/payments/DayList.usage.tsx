import { DayList } from '../../../components/payments/history/DayList/DayList';
import { daysOf } from '../../../domain/history/historyDays';
import type { Transaction } from '../../../domain/history/transaction';

/** The transactions, with the newest first. */
const TRANSACTIONS: readonly Transaction[] = [
  {
    id: 'rent-march',
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    timestamp: '2026-03-14T06:26:00.000Z',
    status: 'completed',
    description: 'Rent share',
  },
  {
    id: 'coffee',
    type: 'purchase',
    amount: '4.2',
    currency: 'EUR',
    timestamp: '2026-03-13T08:15:00.000Z',
    status: 'completed',
    description: 'Coffee at the station',
  },
];

/** The current time of the app. Pass the same time to the whole page, so that "Today" is the same day in every line. */
const NOW = Date.parse('2026-03-14T09:26:53.000Z');

export const Example = () => (
  <DayList
    days={daysOf(TRANSACTIONS, { now: NOW, timeZone: 'Europe/Berlin' })}
    thisYear={2026}
    hrefOf={({ id }) => `/history/${id}`}
  />
);
