import { currencyBySymbol } from '../../../../domain/currency/currency';
import { arrivedPartOf, type HistoryRecord } from '../../../../domain/history/transaction';
import { formatAmount } from '../../../../domain/money/format';
import type { Decimal } from '../../../../domain/money/money';
import { isUnseen, visible } from '../../../../domain/text/text';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import type { StatusNewsProps } from './statusNews';
import { TransactionItem } from '../TransactionItem/TransactionItem.messages';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';

/**
 * The text that `StatusNews` announces: the description of each changed transaction, its new status, and the amount
 * that has arrived.
 */
export function StatusWords({ records, hidden }: StatusNewsProps) {
  const say = useMessages('TransactionItem', TransactionItem);
  const describe = useDescription(hidden);
  const { locale, currencies } = useFlorin();

  const partOf = (record: HistoryRecord) => {
    const arrived = arrivedPartOf(record);
    if (arrived === undefined || record.amount === undefined || hidden) return null;
    const currency = currencyBySymbol(currencies, record.currency ?? '');
    const exact = (value: Decimal) => formatAmount(value, currency, { locale, precision: 'exact' });
    return <p>{say('arrived', { part: exact(arrived), amount: exact(record.amount) })}</p>;
  };

  return records.map((record) => {
    const { id, status = '', arrived, description = '' } = record;
    const label = <TransactionStatusLabel status={status} />;
    const transaction = <bdi>{describe(record, visible)}</bdi>;
    return (
      // With a key for each state, React inserts a new element, so that a sentence equal to the last one is announced
      // too.
      <div key={`${id} ${status} ${arrived}`}>
        <p>{isUnseen(description) ? label : say('changed', { transaction, status: label })}</p>
        {partOf(record)}
      </div>
    );
  });
}
