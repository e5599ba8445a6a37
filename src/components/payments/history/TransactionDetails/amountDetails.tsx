import { use } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import type { Transaction } from '../../../../domain/history/transaction';
import { arrivedPartOf, directionOf } from '../../../../domain/history/transaction';
import type { Decimal } from '../../../../domain/money/money';
import { add } from '../../../../domain/money/money';
import { Amount } from '../../../money/Amount/Amount';
import { FlorinContext } from '../../../provider/florinContext';
import type { Say } from '../../../provider/say';
import { Detail } from './detail';
import type { TransactionDetails as english } from './TransactionDetails.messages';

interface AmountDetailsProps {
  record: Transaction;
  hidden: boolean;
  say: Say<typeof english>;
}

/** The amounts of a transaction besides its own amount: the part that arrived, the received amount, fee and total. */
export function AmountDetails({ record, hidden, say }: AmountDetailsProps) {
  const { currencies } = use(FlorinContext);
  const { amount, currency, status, fee, received, receivedCurrency } = record;
  // The sender of received money pays the fee. A failed transaction costs nothing.
  const isPaidWithFee = directionOf(record) === 'out' && status !== 'failed';
  const detail = (
    name: 'part' | 'received' | 'fee' | 'total',
    value: Decimal,
    symbol = currency,
  ) => (
    <Detail term={say(name)}>
      <Amount
        value={value}
        currency={currencyBySymbol(currencies, symbol)}
        precision="exact"
        hidden={hidden}
      />
    </Detail>
  );
  const arrived = arrivedPartOf(record);
  return (
    <>
      {arrived !== undefined && detail('part', arrived)}
      {received !== undefined &&
        receivedCurrency !== undefined &&
        detail('received', received, receivedCurrency)}
      {fee !== undefined && detail('fee', fee)}
      {fee !== undefined && isPaidWithFee && detail('total', add(amount, fee))}
    </>
  );
}
