import { readRecord } from '../../../../domain/history/readRecords';
import type { HistoryRecord } from '../../../../domain/history/transaction';
import { isUnreadable } from '../../../../domain/history/transaction';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem as english } from './TransactionItem.messages';
import type { LineFacts } from './lineFrame';
import { TransactionLine } from './transactionLine';
import { UnreadableLine } from './unreadableLine';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface TransactionItemProps extends LineFacts, RootProps {
  /**
   * The transaction, or a raw record, which is parsed. A record that cannot be parsed is shown with its text.
   */
  transaction: HistoryRecord;
  /** Replaces some of the component's texts, by key. It overrides the `messages` of `FlorinProvider`. */
  messages?: OtherTexts<typeof english> | undefined;
}

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
    return isUnreadable(record) ? (
      <UnreadableLine {...line} record={record} />
    ) : (
      <TransactionLine {...line} transaction={record} />
    );
  },
);
