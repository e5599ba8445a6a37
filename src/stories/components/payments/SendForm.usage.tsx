import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { balancesSchema } from '../../../adapters/records/readBalances';
import { readTransactions } from '../../../adapters/records/readHistory';
import { readBy } from '../../../adapters/records/unreadable';
import { FailedPart } from '../../../components/feedback/FailedPart';
import { Notice } from '../../../components/feedback/Notice';
import { Sheet } from '../../../components/feedback/Sheet';
import { BalanceCard } from '../../../components/money/BalanceCard';
import { SendForm, type SendFormProps } from '../../../components/payments/send/SendForm/SendForm';
import { TransactionList } from '../../../components/payments/history/TransactionList';
import { CURRENCY_LIST, type Balances } from '../../../domain/currency/currency';
import { knownRecipients } from '../../../domain/recipients/knownRecipient';
import { ZERO } from '../../../domain/money/money';
import { recentTransactions, type HistoryRecord } from '../../../domain/history/transaction';

interface Wallet {
  readonly balances: Balances;
  readonly transactions: readonly HistoryRecord[];
}

/**
 * Loads the wallet. The response is `{ "balances": { "usd": "2847.32" }, "transactions": [{ "id": "1", "type": "send",
 * … }] }`.
 */
async function fetchWallet(signal: AbortSignal): Promise<Wallet> {
  const response = await fetch('/api/wallet', { signal });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}`);
  const { balances, transactions } = (await response.json()) as Partial<Record<string, unknown>>;
  return {
    // `readBy` throws if a balance is not decimal text. `readTransactions` marks an unreadable line instead of
    // throwing.
    balances: readBy('balances', balancesSchema, balances),
    transactions: readTransactions(transactions),
  };
}

/** Returns the wallet as it was last read, and a function that reads it again. */
function useFetchedWallet() {
  const [wallet, setWallet] = useState<Wallet>();
  const [hasFailed, setFailed] = useState(false);
  const reading = useRef<AbortController>(null);
  const read = useCallback(async () => {
    // An earlier request could resolve later with older data, so it is aborted.
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    try {
      const answer = await fetchWallet(signal);
      if (signal.aborted) return;
      setWallet(answer);
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  }, []);
  useEffect(() => {
    void read();
    return () => reading.current?.abort();
  }, [read]);
  return { wallet, hasFailed, read };
}

/** Returns the server's message for a refusal: `{ "text": "No wallet has this address.", "field": "recipient" }`. */
async function refusalIn(response: Response) {
  const { text, field } = (await response.json()) as Partial<Record<string, unknown>>;
  // The form reports this exception as a failed call.
  if (typeof text !== 'string') throw new Error('The refusal has no text');
  return { kind: 'message', text, ...(typeof field === 'string' && { field }) } as const;
}

/** A page that shows the wallet, and opens the form in a sheet. */
export function SendPage() {
  const { wallet, hasFailed, read } = useFetchedWallet();
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  // Do not pass `signal` to the request of a payment: closing the form would abort the request and hide its result.
  const send: SendFormProps['onSend'] = async (order, { idempotencyKey }) => {
    setNotice(null);
    // The server executes two requests with the same key only once.
    const response = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(order),
    });
    // This refusal has no `retry`: the next press of Send with the same values calls the server with the same key.
    if (response.status === 422) return refusalIn(response);
    // The form reports a failed call. The next press of Send repeats the payment with the same key.
    if (!response.ok) throw new Error(`The server answered ${String(response.status)}`);
    // The payment was made. The server returns the new balance, from which the fee is deducted.
    void read();
    // This notice stays until the user closes it. `useTimedNotice` on the docs page of `Notice` closes it after five
    // seconds.
    setNotice('Money sent');
    // Null means success, so the form closes.
    return null;
  };

  // The user may close the form before the server has responded to the payment, so closing reads the wallet again.
  const close = () => {
    setOpen(false);
    void read();
  };

  return (
    <Stack component="main" spacing={4} sx={{ maxWidth: '28rem', marginInline: 'auto', p: 4 }}>
      {hasFailed && (
        <FailedPart
          onRetry={() => {
            void read();
          }}
        >
          {wallet ? 'The wallet may have changed since.' : 'The wallet could not be read.'}
        </FailedPart>
      )}
      {!wallet && !hasFailed && <BalanceCard loading total={ZERO} walletName="Personal" />}
      {wallet && (
        <>
          {/*
           * This wallet has only dollars. For several currencies, `totalOf` of `florin/domain/wallet` returns the
           * total.
           */}
          <BalanceCard total={wallet.balances.usd ?? ZERO} walletName="Personal" />
          <Button
            variant="contained"
            onClick={() => {
              setOpen(true);
            }}
          >
            Send money
          </Button>
          <TransactionList transactions={recentTransactions(wallet.transactions)} />
          <Sheet title="Send" open={isOpen} onClose={close}>
            <SendForm
              available={wallet.balances}
              known={knownRecipients(wallet.transactions, [], CURRENCY_LIST)}
              onSend={send}
              // The user closed the sheet while the payment was being sent, so only the page can report the refusal.
              onRefusedUnseen={() => {
                void read();
                setNotice(
                  'The payment may not have been made. Look at the history before you pay again.',
                );
              }}
              onClose={close}
            />
          </Sheet>
        </>
      )}
      <Notice
        text={notice}
        onClose={() => {
          setNotice(null);
        }}
      />
    </Stack>
  );
}
