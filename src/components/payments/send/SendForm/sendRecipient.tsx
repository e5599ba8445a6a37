import Box from '@mui/material/Box';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { use, useMemo } from 'react';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { readRecipient } from '../../../../domain/recipients/recipient';
import { capitalized } from '../../../../domain/text/capitalized';
import { clearErrorOf } from '../../../inputs/internals/clearErrorOf';
import { useFlorin } from '../../../provider/useFlorin';
import { LanguageContext } from '../../../provider/internals/languageContext';
import type { SayRefusal } from '../../../money/refusalText';
import type { Say } from '../../../provider/internals/say';
import { ownKindsIn, refusesUnknown } from '../../recipients/internals/offeredKinds';
import { useSayRecipient } from '../../recipients/useSayRecipient';
import { RecipientField } from '../../recipients/RecipientField/RecipientField';
import type { SendFields } from '../internals/sendFields';
import type { English } from '../../../english';
import { SendNotice } from './sendNotice';
import { RecipientSources } from './recipientSources';
import { useRecipientInput } from './useRecipientInput';
import type { useSendFilling } from './useSendFilling';

export interface SendRecipientProps {
  filling: ReturnType<typeof useSendFilling>;
  known: readonly KnownRecipient[] | undefined;
  openCamera: (() => Promise<MediaStream>) | undefined;
  /** Called with true when the user starts typing the recipient, and with false when the text is complete. */
  onTyping: (isTyping: boolean) => void;
  sayRefusal: SayRefusal;
  say: Say<English['SendForm']>;
}

/** The keys of the hints about Florin's own kinds of recipients. */
const HINTS = { both: 'bothHint', email: 'emailHint', wallet: 'walletHint' } as const;

const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' }).format(names);

/**
 * The recipient field of a send form. It also has buttons to scan a code or choose a known recipient, and a notice
 * about the fields that were filled in.
 */
export function SendRecipient(props: SendRecipientProps) {
  const { filling, known, openCamera, onTyping, sayRefusal, say } = props;
  const form = useFormContext<SendFields>();
  const { control } = form;
  const { errors, isSubmitting } = useFormState({ control });
  const settings = useFlorin();
  const { recipients } = settings;
  const isStrict = refusesUnknown(settings);
  // Only recipients that the form accepts are suggested.
  const accepted = useMemo(
    () =>
      isStrict
        ? known?.filter(({ recipient }) => readRecipient(recipient, recipients).kind !== 'unknown')
        : known,
    [known, isStrict, recipients],
  );
  const own = ownKindsIn(recipients);
  const { locale } = use(LanguageContext);
  const sayRecipient = useSayRecipient();
  // react-hook-form's `Controller` is not used, because it would increase the bundle of every page that has a form.
  const { ref, name } = useRecipientInput(form, sayRefusal);
  const [value, currency] = useWatch({ control, name: [name, 'currency'] });
  const clearError = clearErrorOf(form, name);
  const pick = (picked: KnownRecipient) => {
    onTyping(false);
    filling.pick(picked);
  };
  // The hint lists Florin's own kinds of recipients, then the kinds that the app adds.
  const added = recipients?.filter(({ english: texts }) => texts) ?? [];
  const names = added.map(({ id }) => sayRecipient(id, { key: 'name' }));
  const ownHint = own === 'none' ? [] : [say(HINTS[own])];
  const kinds = capitalized(listed([...ownHint, ...names], locale), locale);
  const hint = say('recipientHint').replace('{kinds}', () => kinds);
  return (
    <Box>
      <RecipientSources
        known={accepted}
        openCamera={openCamera}
        onPick={pick}
        onScan={(text) => {
          onTyping(false);
          filling.takeText(text);
        }}
        say={say}
      >
        {(buttons) => (
          <RecipientField
            ref={ref}
            name={name}
            value={value}
            label={say('recipient')}
            hint={hint}
            error={errors.recipient?.message}
            actions={buttons}
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
        )}
      </RecipientSources>
      <SendNotice notice={filling.notice} say={say} />
    </Box>
  );
}
