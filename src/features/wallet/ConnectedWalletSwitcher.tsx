import { useMemo, useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useMessages } from '../../components/provider/useMessages';
import { CreateWalletForm } from '../../components/wallet/CreateWalletForm/CreateWalletForm';
import { WalletSwitcher } from '../../components/wallet/WalletSwitcher/WalletSwitcher';
import { ZERO } from '../../domain/money/money';
import { totalOf } from '../../domain/ledger/wallet';
import { derive } from '../../hooks/useFigure';
import { selectActiveId, selectHidden, selectRecords, selectWallets } from '../../state/selectors';
import { gradientOf } from '../../theme/vars';
import { useLiveWallet, useWallet, useWalletActions } from '../../state/WalletProvider';
import { useWorld } from '../../state/WorldContext';
import { useWalletName } from './useWalletName';

/** The English texts of the sheet for a new wallet. */
const english = {
  create: 'Create New Wallet',
  notHere: 'New wallets cannot be created here.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ConnectedWalletSwitcher: typeof english;
  }
}

/** Switches between the wallets and creates new ones. */
export function ConnectedWalletSwitcher() {
  const say = useMessages('ConnectedWalletSwitcher', english);
  const nameOf = useWalletName();
  const records = useWallet(selectRecords);
  const wallets = useLiveWallet(selectWallets);
  const activeId = useWallet(selectActiveId);
  const hidden = useWallet(selectHidden);
  const { switchWallet, createWallet } = useWalletActions();
  // No adapter opens wallets.
  const { backEnd } = useWorld();
  const [creating, setCreating] = useState(false);

  const totals = useMemo(
    () =>
      records.map((_, index) =>
        derive(wallets, (all) => totalOf({ currencies: all[index]?.currencies ?? [] })),
      ),
    [records, wallets],
  );
  const summaries = records.map((record, index) => ({
    id: record.id,
    name: nameOf(record),
    color: gradientOf(record.color),
    total: totals[index] ?? ZERO,
    partial: record.odd !== undefined,
  }));
  const close = () => {
    setCreating(false);
  };

  return (
    <>
      <WalletSwitcher
        wallets={summaries}
        activeId={activeId}
        hidden={hidden}
        onSwitch={switchWallet}
        onCreate={() => {
          setCreating(true);
        }}
      />
      <Sheet title={say('create')} open={creating} onClose={close}>
        <CreateWalletForm
          onCreate={({ name, type }) => {
            if (backEnd) return { kind: 'message', text: say('notHere'), retry: false };
            createWallet(name, type);
            close();
            return null;
          }}
          onCancel={close}
        />
      </Sheet>
    </>
  );
}
