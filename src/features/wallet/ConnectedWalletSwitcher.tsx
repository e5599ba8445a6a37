import { useState } from 'react';
import { NoticeButton } from '../../components/feedback/internals/noticeButton';
import { Sheet } from '../../components/feedback/Sheet';
import { ForeignText } from '../../components/identity/ForeignText';
import { useMessages } from '../../components/provider/useMessages';
import { CreateWalletForm } from '../../components/wallet/CreateWalletForm';
import { WalletSwitcher, type WalletSwitcherProps } from '../../components/wallet/WalletSwitcher';
import type { CreateWalletRefusal } from '../../adapters/walletAdapter';
import type { CallRefusal } from '../../domain/ledger/call';
import { isPartial, totalOf } from '../../domain/ledger/wallet';
import { focusHeading } from '../../hooks/focus';
import {
  selectActiveId,
  selectHidden,
  selectRecords,
  selectWallets,
} from '../../state/store/selectors';
import { gradientOf } from '../../theme/vars';
import { useNotice } from '../../state/hooks/useNotice';
import { useWallet } from '../../state/hooks/useWallet';
import { useWalletActions } from '../../state/hooks/useWalletStore';
import { useWalletName } from './useWalletName';

const english = {
  create: 'Create New Wallet',
  notHere: 'New wallets cannot be created here.',
  created: '{name} created',
  open: 'Open',
} as const;

export type ConnectedWalletSwitcherTexts = typeof english;

/**
 * Returns the refusal for the form. The form validates the name itself, so a refusal without a message is treated as a
 * failed call.
 */
const refusalOf = (refusal: CreateWalletRefusal): CallRefusal =>
  refusal.kind === 'message' ? refusal : { kind: 'call-failed' };

export interface ConnectedWalletSwitcherProps extends Pick<WalletSwitcherProps, 'surface'> {
  /** Called when the user opens a new wallet from the notice, so that a menu around the switcher can close. */
  onOpen?: (() => void) | undefined;
}

/**
 * Switches between wallets, and creates a wallet. A new wallet does not become active: a notice has a button that opens
 * it. The notice closes after a short time, because the list also contains the wallet.
 */
export function ConnectedWalletSwitcher({ surface, onOpen }: ConnectedWalletSwitcherProps) {
  const say = useMessages('ConnectedWalletSwitcher', english);
  const nameOf = useWalletName();
  const records = useWallet(selectRecords);
  const wallets = useWallet(selectWallets);
  const activeId = useWallet(selectActiveId);
  const hidden = useWallet(selectHidden);
  const { switchWallet, createWallet } = useWalletActions();
  const { notify } = useNotice();
  const [creating, setCreating] = useState(false);

  const summaries = records.map((record, index) => ({
    id: record.id,
    name: nameOf(record),
    color: gradientOf(record.color),
    total: totalOf({ currencies: wallets[index]?.currencies ?? [] }),
    partial: isPartial(record, wallets[index]?.currencies ?? []),
  }));
  const close = () => {
    setCreating(false);
  };

  const announce = (name: string, id: string) => {
    const closeNotice = notify(
      say('created', { name: <ForeignText>{name}</ForeignText> }),
      <NoticeButton
        onClick={() => {
          switchWallet(id);
          closeNotice();
          // Closing the notice removes the pressed button, so the focus moves to the heading.
          focusHeading();
          onOpen?.();
        }}
      >
        {say('open')}
      </NoticeButton>,
      { isBrief: true },
    );
  };

  return (
    <>
      <WalletSwitcher
        wallets={summaries}
        activeId={activeId}
        hidden={hidden}
        onSwitch={switchWallet}
        surface={surface}
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
            announce(name, result.value);
            return null;
          }}
          onCancel={close}
        />
      </Sheet>
    </>
  );
}
