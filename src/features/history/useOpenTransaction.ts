import { useParams } from 'react-router-dom';
import { useDescription } from '../../components/payments/history/useDescription';
import { isUnseen, visible } from '../../domain/text/text';
import type { HistoryRecord } from '../../domain/history/transaction';
import { selectHidden, selectTransactions } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';

/** The transaction that a page is about. */
export interface OpenTransaction {
  readonly transaction: HistoryRecord;
  /** Whether its amounts are hidden. */
  readonly hidden: boolean;
  /** Its description, without the amounts in it while they are hidden; null where nothing can be seen of it. */
  readonly name: string | null;
}

/** The transaction of the active wallet that the address names; null where the wallet has no such. */
export function useOpenTransaction(): OpenTransaction | null {
  const { id } = useParams();
  const transactions = useWallet(selectTransactions);
  const hidden = useWallet(selectHidden);
  const describe = useDescription(hidden);
  const transaction = transactions.find((candidate) => candidate.id === id);
  if (!transaction) return null;
  const name = describe(transaction, visible);
  return { transaction, hidden, name: isUnseen(transaction.description ?? '') ? null : name };
}
