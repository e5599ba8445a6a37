import { useFlorin } from '../../provider/useFlorin';
import { useMessages } from '../../provider/useMessages';
import { TransactionDetails } from './TransactionDetails/TransactionDetails.messages';
import { TransactionItem } from './TransactionItem/TransactionItem.messages';
import { TransactionStatusLabel } from './TransactionStatusLabel/TransactionStatusLabel.messages';
import { useRecordName } from './internals/useRecordName';
import { currencyBySymbol } from '../../../domain/currency/currency';
import { formatAmount } from '../../../domain/money/format';
import { formatFullMoment } from '../../../domain/history/fullMoment';
import { visible } from '../../../domain/text/text';
import {
  arrivedPartOf,
  directionOf,
  isUnreadable,
  type HistoryRecord,
  type Transaction,
} from '../../../domain/history/transaction';

const SIGNS = { in: '+', out: '-' } as const;

/**
 * Returns a function that formats a transaction as plain text for sharing, with a line for each detail. For an
 * unreadable record, the text contains the record's JSON text. The text contains the amounts, so do not offer sharing
 * while amounts are hidden. `name` is the description that the page shows, or null if it shows none.
 */
export function useTransactionText(transaction: HistoryRecord, name: string | null): () => string {
  const sayOfItem = useMessages('TransactionItem', TransactionItem);
  const sayOfDetails = useMessages('TransactionDetails', TransactionDetails);
  const sayStatus = useMessages('TransactionStatusLabel', TransactionStatusLabel);
  const recordName = useRecordName();
  const { locale, timeZone, currencies } = useFlorin();

  return () => {
    if (isUnreadable(transaction)) return `${sayOfItem('odd')}\n${transaction.unreadable}`;
    const { id, amount, timestamp, status, fromAddress, toAddress } = transaction;
    const currency = currencyBySymbol(currencies, transaction.currency);
    const exact = { locale, precision: 'exact' } as const;
    const direction = directionOf(transaction);
    const sign = direction && SIGNS[direction];
    const arrived = arrivedPartOf(transaction);
    const isKnown = Object.hasOwn(TransactionStatusLabel, status);
    const party = (key: 'from' | 'to', address: string | undefined) =>
      address !== undefined && sayOfItem(key, { address: visible(address) });
    // The lines of the text, from first to last. Empty, null and false lines are left out.
    const lines: Readonly<Record<keyof Transaction, string | false | null>> = {
      description: name,
      amount: formatAmount(amount, currency, { ...exact, ...(sign && { sign }) }),
      arrived:
        arrived !== undefined &&
        sayOfItem('arrived', {
          part: formatAmount(arrived, currency, exact),
          amount: formatAmount(amount, currency, exact),
        }),
      status: isKnown
        ? sayStatus(status as keyof typeof TransactionStatusLabel)
        : recordName(status),
      fromAddress: party('from', fromAddress),
      toAddress: party('to', toAddress),
      timestamp: formatFullMoment(timestamp, { locale, timeZone }),
      id: `${sayOfDetails('id')}: ${visible(id)}`,
      type: null,
      direction: null,
      currency: null,
      received: null,
      receivedCurrency: null,
      fee: null,
      made: null,
    };
    return Object.values(lines).filter(Boolean).join('\n');
  };
}
