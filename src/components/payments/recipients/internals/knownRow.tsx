import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortForm } from '../../../../domain/recipients/addressEnds';
import type { KnownRecipient } from '../../../../domain/recipients/knownRecipient';
import { clampLines, rowEnd, rowStart, wrappingRow } from '../../../../theme/styles';
import { ForeignText } from '../../../identity/ForeignText';
import { useFlorin } from '../../../provider/useFlorin';
import { useMessages } from '../../../provider/useMessages';
import { KnownRow as english } from './KnownRow.messages';
import { RecipientAvatar } from './recipientAvatar';
import { Moment } from '../../history/Moment';

/**
 * A known recipient, as the content of a button or an option: the initials or the coin, the name, the shortened address, the
 * currency, and the time of the last payment.
 */
export function KnownRow({ known }: { known: KnownRecipient }) {
  const { recipient, name, currency, paidAt } = known;
  const say = useMessages('KnownRow', english);
  const { currencies, recipients } = useFlorin();
  const place = <ForeignText>{shortForm(recipient.trim(), recipients)}</ForeignText>;
  const symbol = currencies.find(({ id }) => id === currency)?.symbol;
  return (
    <Box component="span" sx={row}>
      <RecipientAvatar known={known} size={40} />
      <Box component="span" sx={{ ...wrappingRow, alignItems: 'center' }}>
        <Box component="span" sx={rowStart}>
          <Typography component="span" sx={{ fontWeight: 600, ...clampLines(2) }}>
            {name === undefined ? place : <ForeignText>{name}</ForeignText>}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={line}>
            {name !== undefined && <span>{place}</span>}
            {paidAt !== undefined && (
              <span>{say('lastPaid', { moment: <Moment at={paidAt} /> })}</span>
            )}
          </Typography>
        </Box>
        {symbol !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={rowEnd}>
            <bdi translate="no">{symbol}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The row of a contact on the page of contacts has the same columns. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
} as const;

/** The address and the last payment are on one line if they fit. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  overflowWrap: 'anywhere',
} as const;
