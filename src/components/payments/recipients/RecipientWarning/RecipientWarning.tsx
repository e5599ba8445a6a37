import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import type { CurrencyId } from '../../../../domain/currency/currency';
import { currencyNoun } from '../../../../domain/currency/currencyName';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { spaced } from '../../../../domain/recipients/recipientKind';
import {
  isNote,
  type RecipientWarning as Warning,
} from '../../../../domain/recipients/recipientWarnings';
import { ErrorOutlineRounded as GraveIcon } from '../../../../icons/ErrorOutlineRounded';
import { InfoOutlined as NoteIcon } from '../../../../icons/InfoOutlined';
import { WarningAmberRounded as WarningIcon } from '../../../../icons/WarningAmberRounded';
import { AddressDiff } from '../../../identity/AddressDiff';
import { ForeignText } from '../../../identity/ForeignText';
import { Button } from '../../../inputs/internals/button';
import { useFlorin } from '../../../provider/useFlorin';
import { LanguageContext } from '../../../provider/internals/languageContext';
import type { OtherTexts, Say } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { ownKindsIn, type OwnKinds } from '../internals/offeredKinds';
import { useSayRecipient, type SayRecipient } from '../useSayRecipient';
import { RecipientWarning as english } from './RecipientWarning.messages';
import { unitsOf, warningTitle } from '../internals/warningTitle';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';

const LOOKS = {
  grave: { Icon: GraveIcon, color: 'error.main' },
  doubtful: { Icon: WarningIcon, color: 'gold.text' },
  note: { Icon: NoteIcon, color: 'text.secondary' },
} as const;

/**
 * The severity of each kind of warning:
 * - `grave`: the money would probably be lost.
 * - `doubtful`: the user should check the payment.
 * - `note`: the payment may be correct.
 */
const GRAVITY: Readonly<Record<Warning['kind'], keyof typeof LOOKS>> = {
  'look-alike': 'grave',
  checksum: 'grave',
  'other-network': 'grave',
  'other-currency': 'grave',
  testnet: 'grave',
  stake: 'grave',
  beginning: 'doubtful',
  invisible: 'doubtful',
  scripts: 'doubtful',
  fiat: 'note',
  'first-large': 'note',
  unknown: 'note',
};

const ADVICE = {
  'look-alike': 'lookAlikeDo',
  checksum: 'checksumDo',
  testnet: 'testnetDo',
  stake: 'stakeDo',
  beginning: 'beginningDo',
  invisible: 'invisibleDo',
  scripts: 'scriptsDo',
  'first-large': 'firstLargeDo',
  unknown: 'unknownDo',
} as const;

function adviceOf(
  warning: Warning,
  say: Say<typeof english>,
  locale: string,
  sayRecipient: SayRecipient,
  own: OwnKinds,
): ReactNode {
  if (warning.kind === 'unknown' && own !== 'both') return say('unknownCheck');
  if (warning.kind === 'other-currency') {
    const values = { currency: unitsOf(warning.currency, locale) };
    const ownAdvice = sayRecipient(warning.of, { key: 'otherCurrencyDo', values });
    // The texts of a kind may lack this sentence. `sayRecipient` then returns an empty text or the kind's id.
    return ownAdvice === '' || ownAdvice === warning.of
      ? say('otherCurrencyDo', values)
      : ownAdvice;
  }
  if (warning.kind !== 'other-network' && warning.kind !== 'fiat') return say(ADVICE[warning.kind]);
  return warning.kind === 'fiat'
    ? say('fiatDo', { currency: unitsOf(warning.currency, locale) })
    : say('otherNetworkDo', { currency: currencyNoun(warning.currency, locale) });
}

export interface RecipientWarningProps extends RootProps {
  /** A warning from `recipientWarnings` of `florin/domain/recipientWarnings`. */
  warning: Warning;
  /**
   * Called when the user presses the button that selects the currency of the address. The button is shown only if one
   * of the currencies fits the address. The warning then disappears with its focused button, so move the focus.
   */
  onChangeCurrency?: ((currency: CurrencyId) => void) | undefined;
  /**
   * Called when the user presses the button that completes the beginning of a known recipient. If omitted, there is no
   * such button.
   */
  onUse?: ((known: KnownRecipient) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * A warning about a recipient, with an icon and advice. A warning about a payment that may be correct has the less
 * prominent look of a note. The texts contain no amounts, so they also suit hidden balances.
 */
export const RecipientWarning = rooted(
  'RecipientWarning',
  function RecipientWarning(
    { warning, onChangeCurrency, onUse, messages }: RecipientWarningProps,
    root,
  ) {
    const { locale } = use(LanguageContext);
    const say = useMessages('RecipientWarning', english, messages);
    const sayRecipient = useSayRecipient();
    const { recipients } = useFlorin();
    const { Icon, color } = LOOKS[GRAVITY[warning.kind]];
    const better = 'better' in warning ? warning.better : undefined;
    const begun = warning.kind === 'beginning' ? warning.known : undefined;
    return (
      <Box {...root({ display: 'flex', gap: 2, minInlineSize: 0 })}>
        <Box component="span" sx={{ color, display: 'inline-flex' }}>
          <Icon fontSize="small" />
        </Box>
        <Box sx={text}>
          <Typography variant="body2" sx={{ fontWeight: isNote(warning) ? 500 : 650 }}>
            {warningTitle(warning, say, locale, sayRecipient)}
          </Typography>
          <Typography variant="body2">
            {adviceOf(warning, say, locale, sayRecipient, ownKindsIn(recipients))}
          </Typography>
          {warning.kind === 'look-alike' && (
            <AddressDiff
              entered={warning.recipient}
              known={warning.known.recipient}
              name={warning.known.name}
            />
          )}
          {better && onChangeCurrency && (
            <Button
              variant="outlined"
              onClick={() => {
                onChangeCurrency(better.id);
              }}
              sx={actionButton}
            >
              {say('change', { currency: currencyNoun(better, locale) })}
            </Button>
          )}
          {begun && onUse && (
            <Button
              variant="outlined"
              onClick={() => {
                onUse(begun);
              }}
              sx={actionButton}
            >
              <span>
                {say('use', {
                  recipient: (
                    <ForeignText>{begun.name ?? spaced(begun.recipient, recipients)}</ForeignText>
                  ),
                })}
              </span>
            </Button>
          )}
        </Box>
      </Box>
    );
  },
);

const actionButton = { justifySelf: 'start', marginBlockStart: 1 } as const;

const text = {
  display: 'grid',
  gap: 1,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;
