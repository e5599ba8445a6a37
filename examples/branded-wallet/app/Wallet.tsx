'use client';

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { BalanceCard } from 'florin/BalanceCard';
import { CurrencyList } from 'florin/CurrencyList';
import { DayList } from 'florin/DayList';
import type { CurrencyId } from 'florin/domain/currency';
import { CURRENCY_LIST } from 'florin/domain/currency';
import { daysOf } from 'florin/domain/historyDays';
import { knownRecipients } from 'florin/domain/knownRecipient';
import type { User } from 'florin/domain/user';
import { changeOf, currenciesOf, totalOf } from 'florin/domain/wallet';
import { FailedPart } from 'florin/FailedPart';
import { Logo } from 'florin/Logo';
import { PageHeading } from 'florin/PageHeading';
import { PageSkeleton } from 'florin/PageSkeleton';
import { Section } from 'florin/Section';
import { SendForm } from 'florin/SendForm';
import { Sheet } from 'florin/Sheet';
import { gradientOf, sizes } from 'florin/theme/tokens';
import { useState } from 'react';
import { adapter } from './adapter';
import { BRAND, inGerman, READER, yearOf } from './reader';
import { useAccount } from './useAccount';

/** The top bar with the logo, a button that switches the theme, and a button that signs the user out. */
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

export interface WalletProps {
  user: User;
  onSignedOut: () => void;
}

/** Shows the signed-in user's wallet: balance, currencies, history, and a sheet for sending money. */
export function Wallet({ user, onSignedOut }: WalletProps) {
  const { sheet, wallet, history, failed, more, isLive, ...account } = useAccount(onSignedOut);
  const [isSending, setSending] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [selected, setSelected] = useState<CurrencyId>('eur');

  if (failed)
    return (
      <FailedPart onRetry={account.retry}>Ihre Wallet konnte nicht geladen werden.</FailedPart>
    );
  if (!sheet || !wallet || !history) return <PageSkeleton />;

  const infos = inGerman(sheet.currencies ?? CURRENCY_LIST);
  const currencies = currenciesOf(infos, wallet.balances, sheet.market);
  const staleSince = isLive ? undefined : sheet.at;
  const close = () => {
    setSending(false);
  };

  return (
    <Stack component="main" spacing={4} sx={{ maxWidth: sizes.column, marginInline: 'auto', p: 4 }}>
      <Bar
        onSignOut={() => {
          void adapter.signOut().finally(onSignedOut);
        }}
      />
      <PageHeading>Guten Tag, {user.name}</PageHeading>
      <BalanceCard
        total={totalOf({ currencies })}
        change24h={changeOf({ currencies })}
        walletName={wallet.name}
        color={gradientOf(wallet.color)}
        staleSince={staleSince}
        hidden={hidden}
        onToggleHidden={() => {
          setHidden(!hidden);
        }}
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
        currencies={currencies}
        selectedId={selected}
        hidden={hidden}
        staleSince={staleSince}
        onSelect={setSelected}
      />
      <Section title="Umsätze">
        <DayList
          days={daysOf(history.transactions, { ...READER, now: Date.parse(sheet.at) })}
          thisYear={yearOf(sheet.at)}
          hidden={hidden}
          hasMore={history.next !== null}
          loadingMore={more === 'loading'}
          moreError={more === 'failed'}
          onMore={() => {
            void account.loadMore();
          }}
        />
      </Section>
      <Sheet title="Senden" open={isSending} onClose={close}>
        <SendForm
          available={wallet.balances}
          hidden={hidden}
          currencies={infos}
          defaultCurrency={selected}
          known={knownRecipients(history.transactions, [], infos)}
          prices={(id) => sheet.market[id].price}
          onSend={account.send}
          onClose={close}
        />
      </Sheet>
    </Stack>
  );
}
