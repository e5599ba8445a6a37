import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Sheet } from '../../../components/feedback/Sheet';
import { BalanceCard } from '../../../components/money/BalanceCard';
import { QuickActions } from '../../../components/payments/QuickActions';
import type { SendFormProps } from '../../../components/payments/SendForm';
import { SendForm } from '../../../components/payments/SendForm';
import { TransactionList } from '../../../components/payments/TransactionList';
import type { Balances } from '../../../domain/currency';
import { CURRENCY_LIST } from '../../../domain/currency';
import { knownRecipients } from '../../../domain/knownRecipient';
import { subtract, ZERO } from '../../../domain/money';
import type { Transaction } from '../../../domain/transaction';

const BALANCES: Balances = { usd: '2847.32', eur: '1250.75', btc: '0.15423' };

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

/** A page that sends: what there is, the form in its sheet, and what was sent. */
export function SendPage() {
  const [isOpen, setOpen] = useState(false);
  const [balances, setBalances] = useState(BALANCES);
  const [transactions, setTransactions] = useState(HISTORY);
  const close = () => {
    setOpen(false);
  };

  // The same key twice is the same payment, which the server carries out once.
  const send: SendFormProps['onSend'] = async (order, { signal, idempotencyKey }) => {
    const response = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(order),
      signal,
    });
    // Said at the field `recipient`, word for word.
    if (response.status === 422)
      return { kind: 'message', text: 'No wallet has this address.', field: 'recipient' };
    // Says that the call failed; the next press sends the very same payment with the same key.
    if (!response.ok) throw new Error(`The server answered ${String(response.status)}`);
    const sent = (await response.json()) as Transaction;
    const { amount, currency } = order;
    setTransactions((before) => [sent, ...before]);
    setBalances((before) => ({
      ...before,
      [currency]: subtract(before[currency] ?? ZERO, amount),
    }));
    // Null: it is sent, and the form closes.
    return null;
  };

  return (
    <Stack component="main" spacing={4} sx={{ maxWidth: '28rem', marginInline: 'auto', p: 2 }}>
      <BalanceCard total={balances.usd ?? ZERO} change24h="0" walletName="Personal" />
      <QuickActions
        exchangeHref="/exchange"
        onSend={() => {
          setOpen(true);
        }}
        onReceive={() => {}}
        onScan={() => {}}
      />
      <TransactionList transactions={transactions} />
      <Sheet title="Send" open={isOpen} onClose={close}>
        <SendForm
          available={balances}
          known={knownRecipients(transactions, [], CURRENCY_LIST)}
          onSend={send}
          onClose={close}
        />
      </Sheet>
    </Stack>
  );
}
