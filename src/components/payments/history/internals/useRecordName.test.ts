import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FlorinProvider } from '../../../provider/FlorinProvider';
import { TransactionItem } from '../TransactionItem/TransactionItem';
import { wordsOfId } from './useRecordName';

it.each([
  ['interest', 'Interest'],
  ['cardRefund', 'Card refund'],
  ['card_refund', 'Card refund'],
  ['CARD-REFUND', 'Card refund'],
  ['sepa2Transfer', 'Sepa2 transfer'],
  ['Zinsen', 'Zinsen'],
  ['Zinsen 2026', 'Zinsen 2026'],
  ['利息', '利息'],
])('the id %s is shown as %s', (id, words) => {
  expect(wordsOfId(id)).toBe(words);
});

const textOf = (records?: Readonly<Record<string, string>>) =>
  renderToString(
    createElement(
      FlorinProvider,
      { locale: 'en-US', timeZone: 'UTC', ...(records && { messages: { records } }) },
      createElement(TransactionItem, {
        transaction: {
          id: 'a',
          type: 'creditInterest',
          direction: 'in',
          amount: '1',
          currency: 'USD',
          timestamp: '2026-03-01T10:00:00.000Z',
          status: 'in_review',
          description: 'March',
        },
      }),
    ),
  )
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');

it('a transaction of another type and status shows the names of the app, or the ids as words', () => {
  expect(textOf()).toMatch(/Credit interest.*In review/s);
  expect(textOf({ creditInterest: 'Zinsen', in_review: 'In Prüfung' })).toMatch(
    /Zinsen.*In Prüfung/s,
  );
  expect(textOf({ in_review: 'In Prüfung' })).toMatch(/Credit interest.*In Prüfung/s);
});
