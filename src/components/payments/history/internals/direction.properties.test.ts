import { ThemeProvider } from '@mui/material/styles';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CURRENCY_LIST } from '../../../../domain/currency/currency';
import { toCsv } from '../../../../domain/history/csv';
import { leftOutOf, movedIn } from '../../../../domain/history/history';
import type { Transaction } from '../../../../domain/history/transaction';
import { createFlorinTheme } from '../../../../theme/theme';
import { TransactionDetails } from '../TransactionDetails/TransactionDetails';
import { TransactionItem } from '../TransactionItem/TransactionItem';
import { useTransactionText } from '../useTransactionText';

const theme = createFlorinTheme();

const HEADINGS = {
  date: '',
  type: '',
  direction: '',
  status: '',
  description: '',
  amount: '',
  currency: '',
  received: '',
  receivedCurrency: '',
  fee: '',
  from: '',
  to: '',
  id: '',
} as const;

/** Renders an element. Returns the HTML, and the accessible name and the style of the first amount. */
function render(element: ReactElement) {
  const html = renderToString(createElement(ThemeProvider, { theme }, element));
  const plain = html.replaceAll(/<style.*?<\/style>/g, '');
  const [, box = ''] =
    /<div class="MuiBox-root (css-\w+)"><span class="[^"]*FlorinAmount-root/.exec(plain) ?? [];
  const [, style = ''] = new RegExp(`\\.${box}\\{([^}]*)\\}`).exec(html) ?? [];
  const [, name = ''] = / aria-label="([^"]*\$[^"]*)"/.exec(plain) ?? [];
  return { plain, name, isGreen: style.includes('success') };
}

function Shared({ transaction }: { readonly transaction: Transaction }) {
  return useTransactionText(transaction, null)();
}

/** Returns how each component and function presents the direction of a transaction. */
function readersOf(transaction: Transaction) {
  const item = render(createElement(TransactionItem, { transaction }));
  const page = render(createElement(TransactionDetails, { transaction, onCopy: () => undefined }));
  const shared = renderToString(createElement(Shared, { transaction }));
  const cells = toCsv([transaction], HEADINGS).split('\r\n')[1]?.split(',') ?? [];
  return {
    line: [item.name, item.isGreen ? 'green' : 'plain'],
    icon: /data-testid="(\w+)Icon"/.exec(item.plain)?.[1],
    page: [page.name, page.isGreen ? 'green' : 'plain'],
    sentence: /The money[^<]*|This transaction[^<]*/.exec(page.plain)?.[0],
    shared: shared.split('\n')[0],
    csv: cells[2],
    sums: movedIn([transaction], CURRENCY_LIST),
    leftOut: leftOutOf([transaction]),
  };
}

const usd = (received: string, spent: string) => [{ currency: 'USD', in: received, out: spent }];

const ARRIVED = 'The money is in the wallet.';
const DONE = 'This transaction is complete.';

const IN = {
  line: ['+$5.00', 'green'],
  page: ['+$5.00', 'green'],
  sentence: ARRIVED,
  shared: '+$5.00',
  csv: 'in',
  sums: usd('5', '0'),
  leftOut: 0,
};

const OUT = {
  line: ['-$5.00', 'plain'],
  page: ['-$5.00', 'plain'],
  sentence: undefined,
  shared: '-$5.00',
  csv: 'out',
  sums: usd('0', '5'),
  leftOut: 0,
};

/**
 * The expected results without a direction: the list shows a minus, as specified, and nothing else shows a direction.
 */
const NONE = {
  line: ['-$5.00', 'plain'],
  icon: 'HelpOutlineRounded',
  page: ['$5.00', 'plain'],
  sentence: DONE,
  shared: '$5.00',
  csv: '',
  sums: [],
  leftOut: 1,
};

const EXCHANGE = {
  ...OUT,
  icon: 'CurrencyExchangeRounded',
  sentence: DONE,
  sums: [...usd('0', '5'), { currency: 'EUR', in: '4', out: '0' }],
};

/** Returns the expected results for a type and a direction. */
function expected(type: string, direction: 'in' | 'out' | undefined) {
  if (type === 'receive') return { ...IN, icon: 'SouthWestRounded' };
  if (type === 'send') return { ...OUT, icon: 'NorthEastRounded' };
  if (type === 'purchase') return { ...OUT, icon: 'ShoppingBagOutlined' };
  if (type === 'exchange') return EXCHANGE;
  if (direction === 'in') return { ...IN, icon: 'SouthWestRounded' };
  if (direction === 'out') return { ...OUT, icon: 'NorthEastRounded' };
  return NONE;
}

it('every reader of a record agrees on its direction', () => {
  const type = fc.oneof(
    fc.constantFrom('receive', 'send', 'purchase', 'exchange'),
    fc.constantFrom('interest', 'card-refund', 'Receive', 'constructor', 'toString'),
    fc.stringMatching(/^[a-z]{1,8}$/),
  );
  const direction = fc.constantFrom('in', 'out', undefined);
  fc.assert(
    fc.property(type, direction, (kind, given) => {
      const exchanged = { received: '4', receivedCurrency: 'EUR' } as const;
      const transaction: Transaction = {
        id: 'record',
        type: kind,
        ...(given && { direction: given }),
        amount: '5',
        currency: 'USD',
        ...(kind === 'exchange' && exchanged),
        timestamp: '2026-03-14T12:00:00.000Z',
        status: 'completed',
        description: '',
      };
      expect(readersOf(transaction)).toEqual(expected(kind, given));
    }),
    { numRuns: 60 },
  );
});
