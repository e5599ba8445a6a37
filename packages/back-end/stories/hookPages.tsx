import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MarketTrends } from '#src/components/exchange/MarketTrends';
import { FailedPart } from '#src/components/feedback/FailedPart';
import { Notice } from '#src/components/feedback/Notice';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton';
import { StaleMark } from '#src/components/feedback/internals/staleMark';
import { BalanceCard } from '#src/components/money/BalanceCard';
import { TransactionList } from '#src/components/payments/history/TransactionList';
import { SendForm } from '#src/components/payments/send/SendForm/SendForm';
import { recentTransactions } from '#src/domain/history/transaction';
import { changeOf, totalOf } from '#src/domain/ledger/wallet';
import { useHistory } from '#src/state/hooks/useHistory';
import { useCurrentNotice, useNotice } from '#src/state/hooks/useNotice';
import { usePayment } from '#src/state/hooks/usePayment';
import { PaymentSteps } from '#packages/payment-steps/src/PaymentSteps';
import { usePaymentSteps } from '#packages/payment-steps/src/usePaymentSteps';
import { usePrices } from '#src/state/hooks/usePrices';
import { useQuote } from '#src/state/hooks/useQuote';
import { useWallet } from '#src/state/hooks/useWallet';

/* For each hook, a page of an app that uses it. */

function WalletPage() {
  const { wallet, status, staleSince, hidden, toggleHidden, retry } = useWallet();
  if (status === 'error')
    return <FailedPart onRetry={retry}>Your wallet could not be loaded.</FailedPart>;
  if (status === 'signed-out') return <Button onClick={retry}>I have signed in again</Button>;
  if (!wallet) return <PageSkeleton />;
  return (
    <BalanceCard
      total={totalOf(wallet)}
      change24h={changeOf(wallet)}
      walletName={wallet.name}
      color={wallet.color}
      staleSince={staleSince}
      hidden={hidden}
      onToggleHidden={toggleHidden}
    />
  );
}

function HistoryPage() {
  const { transactions, status, staleSince, retry, ...more } = useHistory();
  return (
    <TransactionList
      transactions={transactions}
      loading={status === 'loading'}
      error={status === 'error' && 'Your transactions could not be loaded.'}
      onRetry={retry}
      staleSince={staleSince}
      hasMore={more.hasMore}
      loadingMore={more.loadingMore}
      moreError={more.moreError}
      onMore={() => void more.loadMore()}
    />
  );
}

function PaymentPage() {
  const { status, submit, inDoubt, checkAgain, available, unknownBalances } = usePayment();
  if (status !== 'ready') return <PageSkeleton />;
  return (
    <SendForm
      available={available}
      unknownBalances={unknownBalances}
      doubts={{ inDoubt, onCheckAgain: checkAgain }}
      onSend={submit}
      onClose={() => undefined}
    />
  );
}

function StepsPage() {
  const { status, submit, available } = usePayment();
  const steps = usePaymentSteps();
  const { transactions } = useHistory();
  const [isOpen, setOpen] = useState(true);
  if (status !== 'ready') return <PageSkeleton />;
  if (!isOpen) return <TransactionList transactions={recentTransactions(transactions)} />;
  return (
    <PaymentSteps {...steps} onSend={submit}>
      {(calls) => (
        <SendForm
          {...calls}
          available={available}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </PaymentSteps>
  );
}

const EXCHANGE = { from: 'usd', to: 'eur', amount: '100' } as const;

function QuotePage() {
  const { status, quote, secondsLeft, retry } = useQuote(EXCHANGE);
  const words = {
    idle: 'Type an amount.',
    loading: 'Asking for a price…',
    ready: `${quote?.received ?? ''} EUR for ${secondsLeft} seconds`,
    expired: 'The price has expired.',
    'no-quote': 'There is no price for this pair.',
    error: 'The price could not be loaded.',
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{words[status]}</Typography>
      {(status === 'expired' || status === 'error') && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}

function PricesPage() {
  const { market, status, staleSince, retry } = usePrices();
  if (status === 'error')
    return <FailedPart onRetry={retry}>Prices could not be loaded.</FailedPart>;
  if (status !== 'ready') return <PageSkeleton />;
  return (
    <>
      <StaleMark since={staleSince} />
      <MarketTrends market={market} />
    </>
  );
}

/** Shows the current notice. A new notice renders only this component. */
function Notices() {
  const notice = useCurrentNotice();
  const { dismiss, hold } = useNotice();
  return (
    <Notice
      text={notice?.text ?? null}
      messageId={notice?.id}
      action={notice?.action}
      onClose={dismiss}
      onHold={hold}
    />
  );
}

function NoticePage() {
  const { notify } = useNotice();
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          notify('Copied');
        }}
      >
        Copy
      </Button>
      <Notices />
    </>
  );
}

/** Maps the name of each hook to a page that uses it. */
export const PAGES = {
  useWallet: WalletPage,
  useHistory: HistoryPage,
  usePayment: PaymentPage,
  usePaymentSteps: StepsPage,
  useQuote: QuotePage,
  usePrices: PricesPage,
  useNotice: NoticePage,
} as const;
