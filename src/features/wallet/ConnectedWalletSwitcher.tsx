import { useMemo, useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet';
import { CreateWalletForm } from '../../components/wallet/CreateWalletForm';
import { WalletSwitcher } from '../../components/wallet/WalletSwitcher';
import { totalOf } from '../../domain/wallet';
import { selectActiveId, selectHidden, selectWallets } from '../../state/selectors';
import { useWallet, useWalletActions } from '../../state/WalletProvider';

/** Switches between the wallets and creates new ones. */
export function ConnectedWalletSwitcher() {
  const wallets = useWallet(selectWallets);
  const activeId = useWallet(selectActiveId);
  const hidden = useWallet(selectHidden);
  const { switchWallet, createWallet } = useWalletActions();
  const [creating, setCreating] = useState(false);

  const summaries = useMemo(
    () =>
      wallets.map((wallet) => ({
        id: wallet.id,
        name: wallet.name,
        color: wallet.color,
        total: totalOf(wallet),
      })),
    [wallets],
  );
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
      <Sheet title="Create New Wallet" open={creating} onClose={close}>
        <CreateWalletForm
          onCreate={(name, type) => {
            createWallet(name, type);
            close();
          }}
          onCancel={close}
        />
      </Sheet>
    </>
  );
}
