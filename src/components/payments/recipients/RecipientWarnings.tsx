import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { use, useId } from 'react';
import type { CurrencyId } from '../../../domain/currency/currency';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import {
  isNote,
  type RecipientWarning as Warning,
} from '../../../domain/recipients/recipientWarnings';
import { PlainList } from '../../layout/PlainList';
import { LanguageContext } from '../../provider/internals/languageContext';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { useSayRecipient } from './useSayRecipient';
import { RecipientWarning } from './RecipientWarning/RecipientWarning';
import { RecipientWarning as warningTexts } from './RecipientWarning/RecipientWarning.messages';
import { warningTitle } from './internals/warningTitle';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = { title: 'Check before you send' } as const;

export type RecipientWarningsTexts = typeof english;

export interface RecipientWarningsProps extends RootProps {
  /**
   * The warnings from `recipientWarnings` of `florin/domain/recipientWarnings`, the most severe first. For an empty
   * list, nothing is visible.
   */
  warnings: readonly Warning[];
  /**
   * Called when the user presses the button that selects the currency of an address. The warning then disappears with
   * its focused button, so move the focus.
   */
  onChangeCurrency?: ((currency: CurrencyId) => void) | undefined;
  /** Called when the user presses the button that completes the beginning of a known recipient. */
  onUse?: ((known: KnownRecipient) => void) | undefined;
  /** Texts of the component and of the warnings that replace those of `FlorinProvider`, by key. */
  messages?: (OtherTexts<typeof english> & OtherTexts<typeof warningTexts>) | undefined;
}

const frame = {
  padding: 4,
  border: 1,
  borderColor: 'gold.text',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** A margin separates the notes from the warnings. */
const notes = { '[role="group"] + &': { marginBlockStart: 3 } } as const;

/**
 * Shows the warnings about a payment in a group, and below them the less prominent notes. Screen readers announce the
 * first sentence of each new warning once, when they are idle. Render this component even if there are no warnings,
 * because screen readers announce only changes of an existing live region.
 */
export const RecipientWarnings = rooted(
  'RecipientWarnings',
  function RecipientWarnings(
    { warnings: all, onChangeCurrency, onUse, messages }: RecipientWarningsProps,
    root,
  ) {
    const { locale } = use(LanguageContext);
    const say = useMessages('RecipientWarnings', english, messages);
    const sayWarning = useMessages('RecipientWarning', warningTexts, messages);
    const sayRecipient = useSayRecipient();
    const headingId = useId();
    const warnings = all.filter((warning) => !isNote(warning));
    const listed = (some: readonly Warning[]) => (
      <PlainList sx={{ display: 'grid', gap: 4 }}>
        {some.map((warning) => (
          <li key={warning.kind}>
            <RecipientWarning
              warning={warning}
              onChangeCurrency={onChangeCurrency}
              onUse={onUse}
              messages={messages}
            />
          </li>
        ))}
      </PlainList>
    );
    return (
      <Box {...root()}>
        <Box aria-live="polite" sx={visuallyHidden}>
          {all.map((warning) => (
            <p key={warning.kind}>{warningTitle(warning, sayWarning, locale, sayRecipient)}</p>
          ))}
        </Box>
        {warnings.length > 0 && (
          <Box role="group" aria-labelledby={headingId} sx={frame}>
            <Typography id={headingId} component="h3" variant="h3" sx={{ marginBlockEnd: 3 }}>
              {say('title')}
            </Typography>
            {listed(warnings)}
          </Box>
        )}
        {all.length > warnings.length && <Box sx={notes}>{listed(all.filter(isNote))}</Box>}
      </Box>
    );
  },
);
