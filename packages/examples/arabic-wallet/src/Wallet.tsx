import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BalanceCard } from 'florin/BalanceCard';
import { recentTransactions } from 'florin/domain/transaction';
import { changeOf, totalOf } from 'florin/domain/wallet';
import { FailedPart } from 'florin/FailedPart';
import { PageSkeleton } from 'florin/PageSkeleton';
import { Sheet } from 'florin/Sheet';
import { TransactionList } from 'florin/TransactionList';
import { useHistory } from 'florin/useHistory';
import { useWallet } from 'florin/useWallet';
import { useState } from 'react';
import { Send } from './Send.tsx';

/** Renders the balance, a sheet to send money, and the latest transactions. */
export function Wallet() {
  const { wallet, status, staleSince, hidden, toggleHidden, retry } = useWallet();
  const { transactions } = useHistory();
  const [isSending, setSending] = useState(false);

  if (status === 'error') return <FailedPart onRetry={retry}>تعذّر تحميل محفظتك.</FailedPart>;
  if (!wallet) return <PageSkeleton />;

  const close = () => {
    setSending(false);
  };
  return (
    <Stack spacing={2}>
      <BalanceCard
        total={totalOf(wallet)}
        change24h={changeOf(wallet)}
        walletName="الحساب الجاري"
        color={wallet.color}
        staleSince={staleSince}
        hidden={hidden}
        onToggleHidden={toggleHidden}
      />
      <Button
        variant="contained"
        onClick={() => {
          setSending(true);
        }}
      >
        إرسال الأموال
      </Button>
      <TransactionList transactions={recentTransactions(transactions)} hidden={hidden} />
      <Sheet title="إرسال الأموال" open={isSending} onClose={close}>
        <Send hidden={hidden} onClose={close} />
      </Sheet>
    </Stack>
  );
}
