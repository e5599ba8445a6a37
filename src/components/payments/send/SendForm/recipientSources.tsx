import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { lazyWithRetry, retryFailedLoads } from '../../../../hooks/lazyWithRetry';
import { ContactsOutlined as PeopleIcon } from '../../../../icons/ContactsOutlined';
import { QrCodeScannerRounded as ScanIcon } from '../../../../icons/QrCodeScannerRounded';
import { PartBoundary } from '../../../feedback/PartBoundary';
import { Sheet } from '../../../feedback/Sheet/Sheet';
import type { Say } from '../../../provider/internals/say';
import { ContactPicker } from '../../recipients/ContactPicker';
import type { SendFields } from '../internals/sendFields';
import type { English } from '../../../english';

/** The code of the scanner loads on demand, because few payments are scanned. */
const CodeScanner = lazyWithRetry(
  async () => (await import('../../scan/CodeScanner/CodeScanner')).CodeScanner,
);

export interface RecipientSourcesProps {
  /** The recipients to choose from. If undefined, there is no button to choose a recipient. */
  known: readonly KnownRecipient[] | undefined;
  openCamera: (() => Promise<MediaStream>) | undefined;
  onPick: (known: KnownRecipient) => void;
  /** Called with the text of a scanned code. */
  onScan: (text: string) => void;
  say: Say<English['SendForm']>;
  /** Renders the recipient field, with the given buttons inside. */
  children: (buttons: ReactNode) => ReactNode;
}

/** Buttons to scan a code and to choose a known recipient, each of which opens a sheet. */
export function RecipientSources(props: RecipientSourcesProps) {
  const { known, openCamera, onPick, onScan, say, children } = props;
  const { control } = useFormContext<SendFields>();
  const { isSubmitting: disabled } = useFormState({ control });
  const currency = useWatch({ control, name: 'currency' });
  const [open, setOpen] = useState<'scan' | 'choose' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const way = (name: 'scan' | 'choose', icon: ReactNode) => (
    <IconButton
      title={say(name)}
      aria-haspopup="dialog"
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) setOpen(name);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {children(
        <>
          {way('scan', <ScanIcon />)}
          {known && way('choose', <PeopleIcon />)}
        </>,
      )}
      <Sheet title={say('scan')} open={open === 'scan'} onClose={close}>
        {/* A sheet still shows its content while it closes. But the scanner unmounts at once, so that the camera stops
            and no more codes are read. */}
        {open === 'scan' ? (
          <PartBoundary sentence={say('scanFailed')} onError={retryFailedLoads}>
            <Suspense fallback={<Box sx={room} />}>
              <CodeScanner
                openCamera={openCamera}
                onRead={(text) => {
                  close();
                  onScan(text);
                }}
              />
            </Suspense>
          </PartBoundary>
        ) : (
          <Box sx={room} />
        )}
      </Sheet>
      {known && (
        <Sheet title={say('choose')} open={open === 'choose'} onClose={close}>
          <ContactPicker
            known={known}
            currency={currency}
            onPick={(one) => {
              close();
              onPick(one);
            }}
          />
        </Sheet>
      )}
    </>
  );
}

/** The space of the scanner, so that the height of the sheet does not change when the scanner's code has loaded. */
const room = { minBlockSize: 160 } as const;
