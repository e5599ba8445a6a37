import { Sheet } from '../../components/feedback/Sheet/Sheet';
import { ReceivePanel } from '../../components/payments/receive/ReceivePanel/ReceivePanel';
import { useMessages } from '../../components/provider/useMessages';
import { receivingAddress } from '../../domain/recipients/address';
import { CURRENCY_LIST, forEachCurrency } from '../../domain/currency/currency';
import { useCopy, useShare } from '../../state/DeviceProvider';
import { selectPrimaryCurrency } from '../../state/selectors';
import { useWallet } from '../../state/WalletProvider';
import { useNamedCurrency } from '../money/useNamedCurrency';

/** The English texts of the sheet to receive money. */
const english = {
  title: 'Receive',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly ReceiveSheet: typeof english;
  }
}

const ADDRESSES = forEachCurrency(CURRENCY_LIST, receivingAddress);

export interface ReceiveSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Shows where the wallet receives money. */
export function ReceiveSheet({ open, onClose }: ReceiveSheetProps) {
  const say = useMessages('ReceiveSheet', english);
  const primary = useWallet(selectPrimaryCurrency);
  const named = useNamedCurrency('currency');
  const { copiedText, copy } = useCopy();
  const { canShare, share } = useShare();
  return (
    <Sheet title={say('title')} open={open} onClose={onClose}>
      <ReceivePanel
        addresses={ADDRESSES}
        defaultCurrency={named ?? primary}
        copiedText={copiedText}
        onCopy={(address) => void copy(address)}
        {...(canShare ? { onShare: (text: string) => void share(text) } : {})}
      />
    </Sheet>
  );
}
