import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BalanceSheet, WalletAdapter } from 'florin/adapter';
import { BalanceCard } from 'florin/BalanceCard';
import { CURRENCY_LIST } from 'florin/domain/currency';
import { changeOf, currenciesOf, totalOf } from 'florin/domain/wallet';
import { ExchangeForm, type ExchangeFormProps } from 'florin/ExchangeForm';
import { SendForm } from 'florin/SendForm';
import { Sheet } from 'florin/Sheet';
import { useCallback, useEffect, useState } from 'react';

export interface WalletProps {
  /** The back end, which a test replaces with a fake adapter. */
  adapter: WalletAdapter;
  /**
   * The clock that measures how long quotes are valid. The default is the device's clock. A test passes a stopped
   * clock.
   */
  timer?: ExchangeFormProps['timer'];
}

/** Shows the user's first wallet: its total, a sheet for sending money, and a form for exchanging money. */
export function Wallet({ adapter, timer }: WalletProps) {
  const [sheet, setSheet] = useState<BalanceSheet>();
  const [isSending, setSending] = useState(false);
  const load = useCallback(() => {
    void adapter.balances().then(setSheet);
  }, [adapter]);
  useEffect(load, [load]);

  const wallet = sheet?.wallets[0];
  if (!wallet) return <p>Loading…</p>;

  const walletId = wallet.id;
  const infos = sheet.currencies ?? CURRENCY_LIST;
  const currencies = currenciesOf(infos, wallet.balances, sheet.market);
  const close = () => {
    setSending(false);
  };

  return (
    <Stack component="main" spacing={4} sx={{ p: 4 }}>
      <Typography variant="h1">Wallet</Typography>
      <BalanceCard
        total={totalOf({ currencies })}
        change24h={changeOf({ currencies })}
        walletName={wallet.name}
      />
      <Button
        variant="contained"
        onClick={() => {
          setSending(true);
        }}
      >
        Send money
      </Button>
      <Sheet title="Send money" open={isSending} onClose={close}>
        <SendForm
          available={wallet.balances}
          // Do not pass `signal` for a payment. It would abort the call when the form closes, and hide the outcome.
          onSend={async (order, { idempotencyKey }) => {
            const answer = await adapter.send({ walletId, ...order }, { idempotencyKey });
            if (!answer.ok) return answer.refusal;
            load();
            return null;
          }}
          onClose={close}
        />
      </Sheet>
      <ExchangeForm
        available={wallet.balances}
        timer={timer}
        onQuote={(request, { signal }) => adapter.quote({ walletId, ...request }, { signal })}
        onExchange={async (order, { idempotencyKey }) => {
          const answer = await adapter.exchange({ walletId, ...order }, { idempotencyKey });
          if (!answer.ok) return answer.refusal;
          load();
          return null;
        }}
      />
    </Stack>
  );
}
