import { readRecord } from '../../../../domain/history/readRecords';
import { isUnreadable, type HistoryRecord } from '../../../../domain/history/transaction';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { TransactionItem as english } from './TransactionItem.messages';
import type { LineFacts } from './lineFrame';
import { TransactionLine } from './transactionLine';
import { UnreadableLine } from './unreadableLine';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';

export interface TransactionItemProps extends LineFacts, RootProps {
  /**
   * The transaction, or an unchecked record of a back end, which the component parses. If the record cannot be parsed,
   * the start of its JSON text is shown.
   */
  transaction: HistoryRecord;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A transaction in a list of transactions, as an `li`. */
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
