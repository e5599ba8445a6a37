import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Sheet } from '../../components/feedback/Sheet';
import { ReceivePanel } from '../../components/payments/receive/ReceivePanel';
import { useMessages } from '../../components/provider/useMessages';
import { useCopy, useShare } from '../../state/DeviceProvider';
import { useWallet } from '../../state/hooks/useWallet';
import { useAdapter } from '../../state/hooks/useWalletStore';
import {
  selectActiveId,
  selectCurrencyInfos,
  selectPrimaryCurrency,
} from '../../state/store/selectors';
import { useNamedCurrency } from '../money/useNamedCurrency';
import { PagePart } from '../page/PagePart';
import { useCommonTexts } from '../page/useCommonTexts';
import { useReading } from '../page/useReading';

const english = {
  missing: 'Addresses cannot be shown here.',
} as const;

export type ReceiveSheetTexts = typeof english;

export interface ReceivePlaceholderProps {
  /** Whether the addresses are loading. If false, a sentence explains that there are no addresses. */
  loading: boolean;
}

/** Shown in place of a `ReceivePanel` while the addresses load, or if there are none. */
export function ReceivePlaceholder({ loading }: ReceivePlaceholderProps) {
  const say = useMessages('ReceiveSheet', english);
  if (loading) return <Skeleton variant="rounded" height={PANEL_HEIGHT} />;
  return <Typography>{say('missing')}</Typography>;
}

/** The height of the placeholder in pixels: about the height of the panel. */
const PANEL_HEIGHT = 480;

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
  if (!infos.some(({ id }) => addresses[id] !== undefined))
    return <ReceivePlaceholder loading={false} />;
  return (
    <ReceivePanel
      addresses={addresses}
      currencies={infos}
      defaultCurrency={named ?? primary}
      copiedText={copiedText}
      onCopy={(address) => void copy(address)}
      {...(canShare ? { onShare: (text: string) => void share(text) } : {})}
    />
  );
}

/** A sheet (a dialog at the bottom edge) that shows the addresses at which the active wallet receives payments. */
export function ReceiveSheet({ open, onClose }: ReceiveSheetProps) {
  const common = useCommonTexts();
  return (
    <Sheet title={common('receive')} open={open} onClose={onClose}>
      <PagePart name={common('receive')}>
        <Addresses />
      </PagePart>
    </Sheet>
  );
}
