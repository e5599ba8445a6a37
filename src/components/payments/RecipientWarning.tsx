import GraveIcon from '@mui/icons-material/ErrorOutlineRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { RecipientWarning as Warning } from '../../domain/recipientWarnings';
import { AddressDiff } from '../identity/AddressDiff';
import { LanguageContext } from '../provider/languageContext';
import type { OtherTexts, Say } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { RecipientWarning as english } from './RecipientWarning.messages';
import { warningTitle } from './warningTitle';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

const LOOKS = {
  grave: { Icon: GraveIcon, color: 'error.main' },
  doubtful: { Icon: WarningIcon, color: 'gold.text' },
} as const;

/** Money is probably lost, or a payment deserves a second look. */
const GRAVITY: Readonly<Record<Warning['kind'], keyof typeof LOOKS>> = {
  'look-alike': 'grave',
  checksum: 'grave',
  'other-network': 'grave',
  testnet: 'grave',
  stake: 'grave',
  invisible: 'doubtful',
  scripts: 'doubtful',
  'first-large': 'doubtful',
};

const ADVICE = {
  'look-alike': 'lookAlikeDo',
  checksum: 'checksumDo',
  testnet: 'testnetDo',
  stake: 'stakeDo',
  invisible: 'invisibleDo',
  scripts: 'scriptsDo',
  'first-large': 'firstLargeDo',
} as const;

function adviceOf(warning: Warning, say: Say<typeof english>): ReactNode {
  if (warning.kind !== 'other-network') return say(ADVICE[warning.kind]);
  return say('otherNetworkDo', { currency: warning.currency.name });
}

export interface RecipientWarningProps extends RootProps {
  /** One of those that `recipientWarnings` finds. */
  warning: Warning;
  /**
   * Chooses the currency that the address takes; its button is there where one of the currencies does.
   * The warning leaves with its button, so the form moves the focus on.
   */
  onChangeCurrency?: ((currency: CurrencyId) => void) | undefined;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * Something that looks wrong with a recipient, in words and with a sign, and advice. It tells no amount, so
 * that hidden balances stay hidden.
 */
export const RecipientWarning = rooted(
  'RecipientWarning',
  function RecipientWarning({ warning, onChangeCurrency, messages }: RecipientWarningProps, root) {
    const { locale } = use(LanguageContext);
    const say = useMessages('RecipientWarning', english, messages);
    const { Icon, color } = LOOKS[GRAVITY[warning.kind]];
    const better = warning.kind === 'other-network' ? warning.better : undefined;
    return (
      <Box {...root({ display: 'flex', gap: 2, minInlineSize: 0 })}>
        <Box component="span" sx={{ color, display: 'inline-flex' }}>
          <Icon aria-hidden fontSize="small" />
        </Box>
        <Box sx={text}>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {warningTitle(warning, say, locale)}
          </Typography>
          <Typography variant="body2">{adviceOf(warning, say)}</Typography>
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
              sx={{ justifySelf: 'start', marginBlockStart: 1 }}
            >
              {say('change', { currency: better.name })}
            </Button>
          )}
        </Box>
      </Box>
    );
  },
);

const text = {
  display: 'grid',
  gap: 1,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;
