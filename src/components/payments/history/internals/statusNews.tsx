import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { currencyBySymbol } from '../../../../domain/currency/currency';
import { arrivedPartOf, type HistoryRecord } from '../../../../domain/history/transaction';
import { formatAmount } from '../../../../domain/money/format';
import type { Decimal } from '../../../../domain/money/money';
import { isUnseen, visible } from '../../../../domain/text/text';
import { useWhenChanged } from '../../../../hooks/useWhenChanged';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem } from '../TransactionItem/TransactionItem.messages';
import { TransactionStatusLabel } from '../TransactionStatusLabel/TransactionStatusLabel';
import { useDescription } from '../useDescription';

/**
 * The last announced state of each transaction by id. If two views show the same transaction, only one announces a
 * change.
 */
const announced = new Map<string, string>();

/** Returns a text that identifies the state of a transaction: its status, and the amount that has arrived. */
const stateOf = ({ status, arrived }: HistoryRecord) => `${status} ${arrived}`;

/** Returns whether the live region is behind a dialog, where screen readers announce nothing. */
const isCovered = (region: Element | null) => !!region?.closest('[aria-hidden=true], [inert]');

export interface StatusNewsProps {
  records: readonly HistoryRecord[];
  hidden: boolean;
}

/**
 * Announces to screen readers that the status of a transaction has changed, or that another part of its amount has
 * arrived. Each change is announced once. Every list or page of transactions renders this component.
 */
export function StatusNews({ records, hidden }: StatusNewsProps) {
  const region = useRef<HTMLDivElement>(null);
  const known = useRef(new Map<string, string>());
  const [changed, setChanged] = useState<readonly HistoryRecord[]>([]);
  // Hiding or showing balances would change the text, so the text is removed instead of announced again.
  useWhenChanged(hidden, () => {
    setChanged([]);
  });

  useEffect(() => {
    const before = known.current;
    known.current = new Map(records.map((record) => [record.id, stateOf(record)]));
    // A record that is new in this view is not announced. Its next change is announced even if its state was announced
    // earlier.
    for (const { id } of records) if (!before.has(id)) announced.delete(id);
    if (isCovered(region.current)) return;
    const news = records.filter((record) => {
      const { id } = record;
      const state = stateOf(record);
      if ((before.get(id) ?? state) === state || announced.get(id) === state) return false;
      announced.set(id, state);
      return true;
    });
    if (news.length > 0) setChanged(news);
  }, [records]);

  return (
    // Always rendered, because screen readers announce only changes inside an existing live region.
    <Box ref={region} aria-live="polite" sx={visuallyHidden}>
      {changed.length > 0 && <StatusWords records={changed} hidden={hidden} />}
    </Box>
  );
}

/**
 * The text that `StatusNews` announces: the description of each changed transaction, its new status, and the amount
 * that has arrived.
 */
function StatusWords({ records, hidden }: StatusNewsProps) {
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
