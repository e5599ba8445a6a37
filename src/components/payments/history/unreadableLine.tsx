import Typography from '@mui/material/Typography';
import { use } from 'react';
import { currencyBySymbol } from '../../../domain/currency/currency';
import { HIDDEN_AMOUNT } from '../../../domain/money/format';
import { ZERO } from '../../../domain/money/money';
import type { Transaction, UnreadableRecord } from '../../../domain/history/transaction';
import { signOf } from '../../../domain/history/transaction';
import { ForeignText } from '../../identity/ForeignText';
import { Amount } from '../../money/Amount/Amount';
import { FlorinContext } from '../../provider/florinContext';
import { UnreadMark, readableText } from './unreadMark';
import type { LineParts, TransactionLineProps } from './transactionLine';
import { TransactionLine } from './transactionLine';

export interface UnreadableLineProps extends Omit<
  TransactionLineProps,
  keyof LineParts | 'transaction'
> {
  record: UnreadableRecord;
}

/** The line of an unreadable record. It shows the unreadable parts unchanged, with a mark. */
export function UnreadableLine({ record, ...line }: UnreadableLineProps) {
  const { hidden = false, say } = line;
  const { unread, made, arrived, ...read } = record;
  const { amount, timestamp } = read;
  // Returns a part unchanged. A readable part that contradicts the rest of the record is also in `unread`.
  const asWritten = (part: 'type' | 'currency' | 'status' | 'fromAddress' | 'toAddress') =>
    read[part] ?? readableText(unread[part]);
  const type = asWritten('type') ?? '';
  const fromAddress = asWritten('fromAddress');
  const toAddress = asWritten('toAddress');
  const unreadText = unread.record ?? unread.description;
  const unreadFee = readableText(unread.fee);
  const unreadAmount = readableText(unread.amount);
  const moment = readableText(unread.timestamp);
  const shown: Transaction = {
    ...read,
    type,
    currency: asWritten('currency') ?? '',
    status: asWritten('status') ?? '',
    ...(fromAddress !== undefined && { fromAddress }),
    ...(toAddress !== undefined && { toAddress }),
    amount: amount ?? ZERO,
    ...(amount !== undefined && arrived !== undefined && { arrived }),
    timestamp: timestamp ?? '',
    // An unreadable text may be an amount, so it is hidden like an amount.
    description:
      unreadText === undefined
        ? (read.description ?? '')
        : (!hidden && readableText(unreadText)) || say('odd'),
    ...(unreadText === undefined && made !== undefined && { made }),
  };
  const currency = currencyBySymbol(use(FlorinContext).currencies, shown.currency);
  return (
    <TransactionLine
      {...line}
      transaction={shown}
      directed={record}
      {...(timestamp === undefined && {
        moment: moment === undefined ? '' : <ForeignText>{moment}</ForeignText>,
      })}
      amount={
        amount !== undefined || hidden ? (
          <Amount
            value={shown.amount}
            currency={currency}
            precision="exact"
            sign={unread.type === undefined ? signOf(record) : ''}
            hidden={hidden}
          />
        ) : (
          unreadAmount !== undefined && (
            <ForeignText>{`${unreadAmount} ${currency.symbol}`}</ForeignText>
          )
        )
      }
      more={
        <>
          {unread.fee !== undefined && (
            <Typography variant="caption" component="p" color="textSecondary">
              {unreadFee === undefined
                ? say('unknownFee')
                : say('fee', {
                    amount: <ForeignText>{hidden ? HIDDEN_AMOUNT : unreadFee}</ForeignText>,
                  })}
            </Typography>
          )}
          <UnreadMark>{say('odd')}</UnreadMark>
        </>
      }
    />
  );
}
