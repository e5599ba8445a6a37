import { useState } from 'react';
import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { useMessages } from '../../components/provider/useMessages';
import { CreateWalletForm } from '../../components/wallet/CreateWalletForm/CreateWalletForm';
import { WalletSwitcher } from '../../components/wallet/WalletSwitcher/WalletSwitcher';
import type { CreateWalletRefusal } from '../../backend/walletAdapter';
import type { CallRefusal } from '../../domain/ledger/call';
import { isPartial, totalOf } from '../../domain/ledger/wallet';
import { selectActiveId, selectHidden, selectRecords, selectWallets } from '../../state/selectors';
import { gradientOf } from '../../theme/vars';
import { useWallet } from '../../state/useWallet';
import { useWalletActions } from '../../state/useWalletStore';
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

/**
 * Returns the refusal for the form. The form validates the name itself, so any refusal without a message counts as a
 * failed call.
 */
const refusalOf = (refusal: CreateWalletRefusal): CallRefusal =>
  refusal.kind === 'message' ? refusal : { kind: 'call-failed' };

/** Switches between the wallets, and creates a new wallet. */
export function ConnectedWalletSwitcher() {
  const say = useMessages('ConnectedWalletSwitcher', english);
  const nameOf = useWalletName();
  const records = useWallet(selectRecords);
  const wallets = useWallet(selectWallets);
  const activeId = useWallet(selectActiveId);
  const hidden = useWallet(selectHidden);
  const { switchWallet, createWallet } = useWalletActions();
  const [creating, setCreating] = useState(false);

  const summaries = records.map((record, index) => ({
    id: record.id,
    name: nameOf(record),
    color: gradientOf(record.color),
    total: totalOf({ currencies: wallets[index]?.currencies ?? [] }),
    partial: isPartial(record),
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
          onCreate={async ({ name, type }, { idempotencyKey }) => {
            if (!createWallet) return { kind: 'message', text: say('notHere'), retry: false };
            const result = await createWallet(name, type, idempotencyKey);
            if (!result.ok) return refusalOf(result.refusal);
            close();
            return null;
          }}
          onCancel={close}
        />
      </Sheet>
    </>
  );
}
