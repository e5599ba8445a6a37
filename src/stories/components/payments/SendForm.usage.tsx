import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { readTransaction } from '../../../adapter/readHistory';
import { Notice } from '../../../components/feedback/Notice';
import { Sheet } from '../../../components/feedback/Sheet';
import { BalanceCard } from '../../../components/money/BalanceCard';
import { QuickActions } from '../../../components/payments/QuickActions';
import type { SendFormProps } from '../../../components/payments/SendForm';
import { SendForm } from '../../../components/payments/SendForm';
import { TransactionList } from '../../../components/payments/TransactionList';
import type { Balances } from '../../../domain/currency';
import { CURRENCY_LIST } from '../../../domain/currency';
import { knownRecipients } from '../../../domain/knownRecipient';
import { add, subtract, ZERO } from '../../../domain/money';
import type { Transaction } from '../../../domain/transaction';
import { recentTransactions } from '../../../domain/transaction';

/** Dollars alone, so that they are the total. That of several currencies is `totalOf` of `florin/domain/wallet`. */
const BALANCES: Balances = { usd: '2847.32' };

const HISTORY: readonly Transaction[] = [
  {
    id: 'rent-march',
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    timestamp: '2026-03-14T06:26:00.000Z',
    status: 'completed',
    description: 'Rent share',
  },
];

/** The server's own words for a refusal: `{ "text": "No wallet has this address.", "field": "recipient" }`. */
async function refusalIn(response: Response) {
  const { text, field } = (await response.json()) as Partial<Record<string, unknown>>;
  // Any other answer is a failed call, which the form says by itself.
  if (typeof text !== 'string') throw new Error('The refusal has no text');
  return { kind: 'message', text, ...(typeof field === 'string' && { field }) } as const;
}

/** A page that sends: what there is, the form in its sheet, and what was sent. */
export function SendPage() {
  const [isOpen, setOpen] = useState(false);
  const [balances, setBalances] = useState(BALANCES);
  const [transactions, setTransactions] = useState(HISTORY);
  const [notice, setNotice] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
  };

  // Do not pass `signal` for a payment: closing the form would hide its outcome.
  const send: SendFormProps['onSend'] = async (order, { idempotencyKey }) => {
    // The same key twice is the same payment, which the server carries out once.
    const response = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(order),
    });
    // Without `retry` the refusal is final: another press is a new payment, with a new key.
    if (response.status === 422) return refusalIn(response);
    // Says that the call failed; the next press sends the very same payment with the same key.
    if (!response.ok) throw new Error(`The server answered ${String(response.status)}`);
    // Reads anything without throwing: the money has left, whatever the answer looks like.
    const sent = readTransaction(await response.json().catch(() => null));
    // The order names the currency's id, `usd`; the history names its symbol, `USD`.
    const { amount, currency } = order;
    // A history that was read again meanwhile may have the line.
    setTransactions((before) => [sent, ...before.filter(({ id }) => id !== sent.id)]);
    setBalances((before) => ({
      ...before,
      // The fee is on top of the amount, in the same currency.
      [currency]: subtract(before[currency] ?? ZERO, add(amount, sent.fee ?? ZERO)),
    }));
    // It stays until it is closed; `useNotice` on the page of Notice closes it after a while.
    setNotice('Money sent');
    // Null: it is sent, and the form closes. All that shows it was set before.
    return null;
  };

  return (
    <Stack component="main" spacing={4} sx={{ maxWidth: '28rem', marginInline: 'auto', p: 4 }}>
      <BalanceCard total={balances.usd ?? ZERO} change24h="0" walletName="Personal" />
      <QuickActions
        exchangeHref="/exchange"
        onSend={() => {
          setOpen(true);
        }}
        onReceive={() => {}}
        onScan={() => {}}
      />
      <TransactionList transactions={recentTransactions(transactions)} />
      <Sheet title="Send" open={isOpen} onClose={close}>
        <SendForm
          available={balances}
          known={knownRecipients(transactions, [], CURRENCY_LIST)}
          onSend={send}
          // The sheet was closed while it was being sent: nothing else says that it was refused.
          onRefusedUnseen={() => {
            setNotice(
              'The payment may not have been made. Look at the history before you pay again.',
            );
          }}
          onClose={close}
        />
      </Sheet>
      <Notice
        text={notice}
        onClose={() => {
          setNotice(null);
        }}
      />
    </Stack>
  );
}
