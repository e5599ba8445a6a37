import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BalanceCard } from 'florin/BalanceCard';
import { CURRENCY_LIST } from 'florin/domain/currency';
import { subtract, ZERO, type Decimal } from 'florin/domain/money';
import { currenciesOf, totalOf, type WalletRecord } from 'florin/domain/wallet';
import { gradientOf, sizes } from 'florin/theme/tokens';
import { TransactionList } from 'florin/TransactionList';
import { useState } from 'react';
import type { Texts } from './texts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { MARKET, WALLET } from './wallet.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Returns a copy of the wallet after a withdrawal of dollars. Wallets are immutable. */
function withdraw(wallet: WalletRecord, amount: Decimal, description: string): WalletRecord {
  const { balances, transactions } = wallet;
  const { usd = ZERO } = balances;
  return {
    ...wallet,
    balances: { ...balances, usd: subtract(usd, amount) },
    transactions: [
      {
        id: `withdrawal-${String(transactions.length)}`,
        type: 'send',
        amount,
        currency: 'USD',
        timestamp: new Date().toISOString(),
        status: 'pending',
        description,
      },
      ...transactions,
    ],
  };
}

export interface AppProps {
  texts: Texts;
  onChangeLanguage: () => void;
}

/** Shows a wallet: its total, a form for withdrawing money, and its transactions. */
export function App({ texts, onChangeLanguage }: AppProps) {
  const [wallet, setWallet] = useState(WALLET);
  const [hidden, setHidden] = useState(false);
  return (
    <Stack component="main" spacing={6} sx={{ maxWidth: sizes.column, marginInline: 'auto', p: 4 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h1">{texts.title}</Typography>
        <ThemeToggle texts={texts} />
      </Stack>
      <Button size="small" sx={{ alignSelf: 'start' }} onClick={onChangeLanguage}>
        {texts.language}
      </Button>
      <BalanceCard
        total={totalOf({ currencies: currenciesOf(CURRENCY_LIST, wallet.balances, MARKET) })}
        change24h="2.45"
        walletName={wallet.name}
        color={gradientOf(wallet.color)}
        hidden={hidden}
        onToggleHidden={() => {
          setHidden(!hidden);
        }}
      />
      <WithdrawForm
        texts={texts}
        available={wallet.balances.usd ?? ZERO}
        onWithdraw={(amount) => {
          setWallet(withdraw(wallet, amount, texts.withdrawal));
        }}
      />
      <TransactionList transactions={wallet.transactions} />
    </Stack>
  );
}
