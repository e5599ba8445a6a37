import { Suspense } from 'react';
import { readRecord } from '../../../../domain/history/readRecords';
import type { HistoryRecord } from '../../../../domain/history/transaction';
import { isUnreadable } from '../../../../domain/history/transaction';
import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem as english } from './TransactionItem.messages';
import type { LineFacts } from '../transactionLine';
import { TransactionLine } from '../transactionLine';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface TransactionItemProps extends LineFacts, RootProps {
  /**
   * The transaction, or a raw record, which is parsed. A record that cannot be parsed completely is shown with a mark.
   */
  transaction: HistoryRecord;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Loaded on demand, because most histories have no record that cannot be parsed. */
const UnreadableLine = lazyWithRetry(
  async () => (await import('../unreadableLine')).UnreadableLine,
  { isSilent: true },
);

declare module '../../../provider/roots' {
  interface Roots {
    TransactionItem: TransactionItemProps;
  }
}

/** One line of a wallet's history, as an item of a list. */
export const TransactionItem = rooted(
  'TransactionItem',
  function TransactionItem({ messages, transaction, ...props }: TransactionItemProps, root) {
    const say = useMessages('TransactionItem', english, messages);
    const line = { ...props, say, root };
    const record = readRecord(transaction);
    if (!isUnreadable(record)) return <TransactionLine {...line} transaction={record} />;
    return (
      <Suspense fallback={null}>
        <UnreadableLine {...line} record={record} />
      </Suspense>
    );
  },
);
