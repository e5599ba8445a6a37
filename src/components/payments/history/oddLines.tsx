import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';
import { currencyBySymbol } from '../../../domain/currency/currency';
import { HIDDEN_AMOUNT } from '../../../domain/money/format';
import { readableTransaction, readableTransactions } from '../../../domain/history/oddTransaction';
import type { Transaction } from '../../../domain/history/transaction';
import { signOf } from '../../../domain/history/transaction';
import { ForeignText } from '../../identity/ForeignText';
import { Amount } from '../../money/Amount/Amount';
import { FlorinContext } from '../../provider/florinContext';
import { OddMark, saying } from './oddRecord';
import type { LineParts, TransactionLineProps } from './transactionLine';
import { TransactionLine } from './transactionLine';

/** The line of a transaction with parts that cannot be read: they stand there as they were written, with a mark. */
export function OddLine(line: Omit<TransactionLineProps, keyof LineParts>) {
  const { hidden = false, say } = line;
  const transaction = readableTransaction(line.transaction);
  const { made, ...withTypedDescription } = transaction;
  const { type, timestamp, status, odd } = transaction;
  const currency = currencyBySymbol(use(FlorinContext).currencies, transaction.currency);
  const oddText = odd?.record ?? odd?.description;
  // An odd text may be nothing but an amount.
  const description =
    oddText === undefined ? transaction.description : (!hidden && saying(oddText)) || say('odd');
  const oddFee = saying(odd?.fee);
  const oddAmount = saying(odd?.amount);
  const moment = saying(odd?.timestamp);
  return (
    <TransactionLine
      {...line}
      transaction={{
        ...withTypedDescription,
        ...(oddText === undefined && made !== undefined && { made }),
        description,
        status: status === '' ? (saying(odd?.status) ?? '') : status,
      }}
      {...(timestamp === '' && {
        moment: moment === undefined ? '' : <ForeignText>{moment}</ForeignText>,
      })}
      amount={
        odd?.amount === undefined || hidden ? (
          <Amount
            value={transaction.amount}
            currency={currency}
            precision="exact"
            sign={odd?.type === undefined ? signOf(type) : ''}
            hidden={hidden}
          />
        ) : (
          oddAmount !== undefined && <ForeignText>{`${oddAmount} ${currency.symbol}`}</ForeignText>
        )
      }
      more={
        odd && (
          <>
            {odd.fee !== undefined && (
              <Typography variant="caption" component="p" color="textSecondary">
                {oddFee === undefined
                  ? say('unknownFee')
                  : say('fee', {
                      amount: <ForeignText>{hidden ? HIDDEN_AMOUNT : oddFee}</ForeignText>,
                    })}
              </Typography>
            )}
            <OddMark>{say('odd')}</OddMark>
          </>
        )
      }
    />
  );
}

export interface ReadableLinesProps {
  /** Transactions, some of which are odd. */
  of: readonly unknown[];
  /** Makes the lines of those that were made out of them. */
  children: (transactions: readonly Transaction[]) => ReactNode;
}

/** The lines of transactions that have to be made readable first. */
export function ReadableLines({ of, children }: ReadableLinesProps) {
  return children(readableTransactions(of));
}
