import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import {
  useFormContext,
  useFormState,
  useWatch,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { readRecipient } from '../../../../domain/recipients/recipient';
import { faultOf } from '../../../../domain/recipients/recipientKind';
import { checkRecipientText } from '../../../../domain/recipients/recipientText';
import { capitalized } from '../../../../domain/text/capitalized';
import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';
import { ContactsOutlined as PeopleIcon } from '../../../../icons/ContactsOutlined';
import { QrCodeScannerRounded as ScanIcon } from '../../../../icons/QrCodeScannerRounded';
import { betweenFields } from '../../../../theme/styles';
import type { English } from '../../../english';
import { Banner } from '../../../feedback/Banner';
import { PartBoundary } from '../../../feedback/PartBoundary';
import { Sheet } from '../../../feedback/Sheet';
import { clearErrorOf } from '../../../inputs/internals/clearErrorOf';
import { textRefusalText } from '../../../inputs/internals/textRules';
import type { SayRefusal } from '../../../money/refusalText';
import { LanguageContext } from '../../../provider/internals/languageContext';
import type { Say } from '../../../provider/internals/say';
import { useCurrencyName } from '../../../provider/useCurrencyName';
import { useFlorin } from '../../../provider/useFlorin';
import { ContactPicker } from '../../recipients/ContactPicker';
import { ownKindsIn, refusesUnknown } from '../../recipients/internals/offeredKinds';
import { RecentRecipients } from '../../recipients/RecentRecipients';
import { RecipientField } from '../../recipients/RecipientField/RecipientField';
import { useSayRecipient } from '../../recipients/useSayRecipient';
import { PaymentLinkNotice } from '../PaymentLinkNotice';
import type { FilledNotice, SendFields, SendFilling } from './useSendFields';

export interface SendRecipientProps {
  filling: SendFilling;
  /** The recipients to suggest and to choose from. If undefined, there is no button to choose a recipient. */
  known: readonly KnownRecipient[] | undefined;
  openCamera: (() => Promise<MediaStream>) | undefined;
  /** Called with true when the user starts typing the recipient, and with false when the text is complete. */
  onTyping: (isTyping: boolean) => void;
  sayRefusal: SayRefusal;
  say: Say<English['SendForm']>;
}

/** The code of the scanner loads on demand, because few payments are scanned. */
const CodeScanner = lazyWithRetry(
  async () => (await import('../../scan/CodeScanner/CodeScanner')).CodeScanner,
);

/**
 * The recipient field of a send form, with buttons that open a sheet to scan a code or to choose a known recipient.
 * Below it is a notice about the fields that were filled in.
 */
export function SendRecipient(props: SendRecipientProps) {
  const { filling, known, openCamera, onTyping, sayRefusal, say } = props;
  const form = useFormContext<SendFields>();
  const { control } = form;
  const { errors, isSubmitting } = useFormState({ control });
  // react-hook-form's `Controller` is not used, because it would increase the bundle of every page that has a form.
  const { ref, name } = useRecipientInput(sayRefusal);
  const [value, currency] = useWatch({ control, name: [name, 'currency'] });
  const accepted = useAccepted(known);
  const hint = useHint(say);
  const clearError = clearErrorOf(form, name);
  const [open, setOpen] = useState<'scan' | 'choose' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const pick = (picked: KnownRecipient) => {
    onTyping(false);
    filling.pick(picked);
  };
  const opener = (sheet: 'scan' | 'choose', icon: ReactNode) => (
    <IconButton
      title={say(sheet)}
      aria-haspopup="dialog"
      aria-disabled={isSubmitting}
      onClick={() => {
        if (!isSubmitting) setOpen(sheet);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box>
      {accepted && (
        <RecentRecipients
          known={accepted}
          readOnly={isSubmitting}
          onPick={(picked) => {
            onTyping(false);
            clearError();
            filling.pick(picked, true);
          }}
          sx={{ marginBlockEnd: 6 }}
        />
      )}
      <RecipientField
        ref={ref}
        name={name}
        value={value}
        label={say('recipient')}
        hint={hint}
        error={errors.recipient?.message}
        actions={
          <>
            {opener('scan', <ScanIcon />)}
            {accepted && opener('choose', <PeopleIcon />)}
          </>
        }
        readOnly={isSubmitting}
        known={accepted}
        currency={currency}
        onChange={(text) => {
          onTyping(true);
          filling.edited(text);
          clearError();
          form.setValue(name, text);
        }}
        onSettle={(text) => {
          onTyping(false);
          filling.readText(text);
        }}
        onPick={pick}
        onPasteText={(text) => {
          const isFilled = filling.fillFrom(text);
          if (isFilled) onTyping(false);
          return isFilled;
        }}
      />
      <Sheet title={say('scan')} open={open === 'scan'} onClose={close}>
        {/* A sheet still shows its content while it closes. But the scanner unmounts at once, so that the camera stops
            and no more codes are read. */}
        {open === 'scan' ? (
          <PartBoundary sentence={say('scanFailed')}>
            <Suspense fallback={<Box sx={room} />}>
              <CodeScanner
                openCamera={openCamera}
                onRead={(text) => {
                  close();
                  filling.takeText(text);
                }}
              />
            </Suspense>
          </PartBoundary>
        ) : (
          <Box sx={room} />
        )}
      </Sheet>
      {accepted && (
        <Sheet title={say('choose')} open={open === 'choose'} onClose={close}>
          <ContactPicker
            known={accepted}
            currency={currency}
            onPick={(picked) => {
              close();
              pick(picked);
            }}
          />
        </Sheet>
      )}
      <SendNotice notice={filling.notice} say={say} />
    </Box>
  );
}

/** The space of the scanner, so that the height of the sheet does not change when the scanner's code has loaded. */
const room = { minBlockSize: 160 } as const;

/**
 * Registers the recipient field with its validation rules. Call this hook in one component only: another call of
 * `register` without these rules would remove them. Each field is registered by the component that renders it, because
 * react-hook-form focuses the first invalid field in the order of registration.
 */
function useRecipientInput(sayRefusal: SayRefusal): UseFormRegisterReturn<'recipient'> {
  const { register } = useFormContext<SendFields>();
  const settings = useFlorin();
  const { recipients } = settings;
  const sayRecipient = useSayRecipient();
  return register('recipient', {
    validate: (text: string) => {
      const checked = checkRecipientText(text);
      if (!checked.ok) return textRefusalText(checked.refusal, sayRefusal, ownKindsIn(recipients));
      const wrong = faultOf(text, recipients);
      if (wrong) return sayRecipient(wrong.of, wrong.sentence);
      const isUnknown =
        refusesUnknown(settings) && readRecipient(text, recipients).kind === 'unknown';
      return !isUnknown || sayRefusal('unknownKind');
    },
  });
}

/** Returns the known recipients that the form accepts. Only these are suggested. */
function useAccepted(known: SendRecipientProps['known']): SendRecipientProps['known'] {
  const settings = useFlorin();
  const { recipients } = settings;
  const isStrict = refusesUnknown(settings);
  return useMemo(
    () =>
      isStrict
        ? known?.filter(({ recipient }) => readRecipient(recipient, recipients).kind !== 'unknown')
        : known,
    [known, isStrict, recipients],
  );
}

/** The keys of the hints about Florin's own kinds of recipients. */
const HINTS = { both: 'bothHint', email: 'emailHint', wallet: 'walletHint' } as const;

const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' }).format(names);

/** Returns the hint of the field. It lists Florin's own kinds of recipients, then the kinds that the app adds. */
function useHint(say: SendRecipientProps['say']): string {
  const { recipients } = useFlorin();
  const { locale } = use(LanguageContext);
  const sayRecipient = useSayRecipient();
  const own = ownKindsIn(recipients);
  const ownHint = own === 'none' ? [] : [say(HINTS[own])];
  const added = recipients?.filter(({ english: texts }) => texts) ?? [];
  const names = added.map(({ id }) => sayRecipient(id, { key: 'name' }));
  const kinds = capitalized(listed([...ownHint, ...names], locale), locale);
  return say('recipientHint').replace('{kinds}', () => kinds);
}

interface SendNoticeProps extends Pick<SendRecipientProps, 'say'> {
  notice: FilledNotice | null;
}

/**
 * Shows which fields a link, a code or a suggestion has filled in. The live regions are always rendered, because screen
 * readers announce only changes inside an existing region.
 */
function SendNotice({ notice, say }: SendNoticeProps) {
  const currencyName = useCurrencyName();
  return (
    <Box sx={notice ? betweenFields : {}}>
      <PaymentLinkNotice reading={notice && 'reading' in notice ? notice.reading : null} />
      <div role="status">
        {notice && 'currency' in notice && (
          <Banner tone="done">
            {say('currencyChanged', { currency: currencyName(notice.currency) })}
          </Banner>
        )}
      </div>
    </Box>
  );
}
