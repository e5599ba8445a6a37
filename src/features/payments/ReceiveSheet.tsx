import { Sheet } from '../../components/feedback/Sheet';
import { ReceivePanel } from '../../components/payments/receive/ReceivePanel';
import { ReceivePlaceholder } from './ReceivePlaceholder';
import { useMessages } from '../../components/provider/useMessages';
import { useCopy, useShare } from '../../state/DeviceProvider';
import {
  selectActiveId,
  selectCurrencyInfos,
  selectPrimaryCurrency,
} from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useAdapter } from '../../state/hooks/useWalletStore';
import { PagePart } from '../page/PagePart';
import { useReading } from '../page/useReading';
import { useNamedCurrency } from '../money/useNamedCurrency';

const english = {
  title: 'Receive',
} as const;

export type ReceiveSheetTexts = typeof english;

export interface ReceiveSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Shows the wallet's addresses, which load when the sheet opens. */
function Addresses() {
  const primary = useWallet(selectPrimaryCurrency);
  const walletId = useWallet(selectActiveId);
  const infos = useWallet(selectCurrencyInfos);
  const named = useNamedCurrency('currency');
  const { copiedText, copy } = useCopy();
  const { canShare, share } = useShare();
  const adapter = useAdapter();
  const reading = useReading(walletId, async (signal) =>
    adapter.receiveAddresses?.(walletId, { signal }),
  );
  // The error boundary in the sheet shows this error, with a button that loads the addresses again.
  if (reading === 'failed') throw new Error('The addresses could not be read');
  if (reading === 'reading') return <ReceivePlaceholder loading />;
  const addresses = reading.value ?? {};
  const currencies = infos.filter(({ id }) => addresses[id] !== undefined);
  const [first] = currencies;
  if (!first) return <ReceivePlaceholder loading={false} />;
  const preferred = named ?? primary;
  return (
    <ReceivePanel
      addresses={addresses}
      currencies={currencies}
      defaultCurrency={addresses[preferred] === undefined ? first.id : preferred}
      copiedText={copiedText}
      onCopy={(address) => void copy(address)}
      {...(canShare ? { onShare: (text: string) => void share(text) } : {})}
    />
  );
}

/** A sheet (a dialog at the bottom edge) that shows the addresses at which the active wallet receives payments. */
export function ReceiveSheet({ open, onClose }: ReceiveSheetProps) {
  const say = useMessages('ReceiveSheet', english);
  return (
    <Sheet title={say('title')} open={open} onClose={onClose}>
      <PagePart name={say('title')}>
        <Addresses />
      </PagePart>
    </Sheet>
  );
}
