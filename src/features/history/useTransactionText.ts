import { use } from 'react';
import { FlorinContext } from '../../components/provider/florinContext';
import { useMessages } from '../../components/provider/useMessages';
import { TransactionDetails } from '../../components/payments/history/TransactionDetails/TransactionDetails.messages';
import { TransactionItem } from '../../components/payments/history/TransactionItem/TransactionItem.messages';
import { TransactionStatusLabel } from '../../components/payments/history/TransactionStatusLabel/TransactionStatusLabel.messages';
import { currencyBySymbol } from '../../domain/currency/currency';
import { formatAmount } from '../../domain/money/format';
import { formatFullMoment } from '../../domain/history/fullMoment';
import { visible } from '../../domain/text/text';
import { directionOf, isUnreadable } from '../../domain/history/transaction';
import type { OpenTransaction } from './useOpenTransaction';

/**
 * A transaction in plain text, a line for each fact, to share. It contains the amounts, so nothing is shared while
 * they are hidden.
 */
export function useTransactionText({ transaction, name }: OpenTransaction): () => string {
  const sayOfItem = useMessages('TransactionItem', TransactionItem);
  const sayOfDetails = useMessages('TransactionDetails', TransactionDetails);
  const sayStatus = useMessages('TransactionStatusLabel', TransactionStatusLabel);
  const { locale, timeZone, currencies } = use(FlorinContext);
  const { id, type = '', amount, timestamp, status = '', fromAddress, toAddress } = transaction;
  const unread = isUnreadable(transaction) ? transaction.unread : undefined;

  return () => {
    const currency = currencyBySymbol(currencies, transaction.currency ?? '');
    const exact = {
      locale,
      precision: 'exact',
      sign: directionOf(type) === 'in' ? '+' : '-',
    } as const;
    const isKnown = Object.hasOwn(TransactionStatusLabel, status);
    const party = (key: 'from' | 'to', address: string | undefined) =>
      address !== undefined && sayOfItem(key, { address: visible(address) });
    const lines = [
      name,
      unread && sayOfItem('odd'),
      amount === undefined ? unread?.amount : formatAmount(amount, currency, exact),
      isKnown ? sayStatus(status as keyof typeof TransactionStatusLabel) : visible(status),
      party('from', fromAddress),
      party('to', toAddress),
      timestamp === undefined
        ? unread?.timestamp
        : formatFullMoment(timestamp, { locale, timeZone }),
      `${sayOfDetails('id')}: ${visible(id)}`,
    ];
    return lines.filter((line) => typeof line === 'string' && line !== '').join('\n');
  };
}
