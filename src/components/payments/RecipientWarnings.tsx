import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { use, useId } from 'react';
import type { CurrencyId } from '../../domain/currency';
import type { RecipientWarning as Warning } from '../../domain/recipientWarnings';
import { PlainList } from '../layout/PlainList';
import { LanguageContext } from '../provider/languageContext';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { RecipientWarning } from './RecipientWarning';
import { RecipientWarning as warningTexts } from './RecipientWarning.messages';
import { RecipientWarnings as english } from './RecipientWarnings.messages';
import { warningTitle } from './warningTitle';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface RecipientWarningsProps extends RootProps {
  /** All that `recipientWarnings` finds, the gravest first; none shows nothing. */
  warnings: readonly Warning[];
  /** Chooses the currency that an address takes. The form moves the focus on. */
  onChangeCurrency?: ((currency: CurrencyId) => void) | undefined;
  /** Other words for its texts, those of the warnings among them. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof warningTexts>) | undefined;
}

const frame = {
  padding: 4,
  border: 1,
  borderColor: 'gold.text',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/**
 * All warnings of a payment, in a group. A new one is announced politely by its first sentence, once, and
 * those that stand already are not said again. It stays in the form while there are none, because only
 * changes of a place that is there already are announced.
 */
export const RecipientWarnings = rooted(
  'RecipientWarnings',
  function RecipientWarnings(
    { warnings, onChangeCurrency, messages }: RecipientWarningsProps,
    root,
  ) {
    const { locale } = use(LanguageContext);
    const say = useMessages('RecipientWarnings', english, messages);
    const sayWarning = useMessages('RecipientWarning', warningTexts, messages);
    const headingId = useId();
    return (
      <Box {...root()}>
        <Box aria-live="polite" sx={visuallyHidden}>
          {warnings.map((warning) => (
            <p key={warning.kind}>{warningTitle(warning, sayWarning, locale)}</p>
          ))}
        </Box>
        {warnings.length > 0 && (
          <Box role="group" aria-labelledby={headingId} sx={frame}>
            <Typography id={headingId} component="h3" variant="h3" sx={{ marginBlockEnd: 3 }}>
              {say('title')}
            </Typography>
            <PlainList sx={{ display: 'grid', gap: 4 }}>
              {warnings.map((warning) => (
                <li key={warning.kind}>
                  <RecipientWarning
                    warning={warning}
                    onChangeCurrency={onChangeCurrency}
                    messages={messages}
                  />
                </li>
              ))}
            </PlainList>
          </Box>
        )}
      </Box>
    );
  },
);
