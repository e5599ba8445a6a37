'use client';

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { BalanceCard } from 'florin/BalanceCard';
import { CurrencyList } from 'florin/CurrencyList';
import { DayList } from 'florin/DayList';
import type { CurrencyId } from 'florin/domain/currency';
import { daysOf } from 'florin/domain/historyDays';
import type { User } from 'florin/domain/user';
import { changeOf, totalOf } from 'florin/domain/wallet';
import { FailedPart } from 'florin/FailedPart';
import { Logo } from 'florin/Logo';
import { PageHeading } from 'florin/PageHeading';
import { PageSkeleton } from 'florin/PageSkeleton';
import { Section } from 'florin/Section';
import { Sheet } from 'florin/Sheet';
import { sizes } from 'florin/theme/tokens';
import { useHistory } from 'florin/useHistory';
import { useWallet } from 'florin/useWallet';
import { useState } from 'react';
import { BRAND, inGerman, READER, yearOf } from './reader';
import { Send } from './Send';

/** Renders the top bar: the logo, a button that switches the theme, and a button to sign out. */
function Bar({ onSignOut }: { onSignOut: () => void }) {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Logo name={BRAND} sx={{ flexGrow: 1 }} />
      <Button
        onClick={() => {
          setMode(isDark ? 'light' : 'dark');
        }}
      >
        {isDark ? 'Hell' : 'Dunkel'}
      </Button>
      <Button onClick={onSignOut}>Abmelden</Button>
    </Stack>
  );
}

/** Renders the history of the wallet, grouped by day. */
function History({ hidden }: { hidden: boolean }) {
  const { transactions, hasMore, loadMore, loadingMore, moreError } = useHistory();
  const [now] = useState(() => Date.now());
  return (
    <Section title="Umsätze">
      <DayList
        days={daysOf(transactions, { ...READER, now })}
        thisYear={yearOf(now)}
        hidden={hidden}
        hasMore={hasMore}
        loadingMore={loadingMore}
        moreError={moreError}
        onMore={() => {
          void loadMore();
        }}
      />
    </Section>
  );
}

export interface WalletProps {
  user: User;
  onSignOut: () => void;
}

/** Renders the signed-in user's wallet: balance, currencies, history, and a sheet to send money. */
export function Wallet({ user, onSignOut }: WalletProps) {
  const { wallet, status, staleSince, hidden, toggleHidden, retry } = useWallet();
  const [isSending, setSending] = useState(false);
  const [selected, setSelected] = useState<CurrencyId>('eur');

  if (status === 'error')
    return <FailedPart onRetry={retry}>Ihre Wallet konnte nicht geladen werden.</FailedPart>;
  if (!wallet) return <PageSkeleton />;

  const close = () => {
    setSending(false);
  };
  return (
    <Stack component="main" spacing={2} sx={{ maxWidth: sizes.column, marginInline: 'auto', p: 2 }}>
      <Bar onSignOut={onSignOut} />
      <PageHeading>Guten Tag, {user.name}</PageHeading>
      <BalanceCard
        total={totalOf(wallet)}
        change24h={changeOf(wallet)}
        walletName="Girokonto"
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
        Senden
      </Button>
      <CurrencyList
        currencies={inGerman(wallet.currencies)}
        selectedId={selected}
        hidden={hidden}
        staleSince={staleSince}
        onSelect={setSelected}
      />
      <History hidden={hidden} />
      <Sheet title="Senden" open={isSending} onClose={close}>
        <Send currency={selected} hidden={hidden} onClose={close} />
      </Sheet>
    </Stack>
  );
}
