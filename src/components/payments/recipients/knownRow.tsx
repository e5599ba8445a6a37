import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { shortForm } from '../../../domain/recipients/addressEnds';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { clampLines, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { FlorinContext } from '../../provider/florinContext';
import { useMessages } from '../../provider/useMessages';
import { KnownRow as english } from './KnownRow.messages';
import { Moment } from '../history/Moment';

/**
 * A known recipient as the content of a button or an option: the name, the address in its short form, the currency, and
 * the last payment.
 */
export function KnownRow({
  known: { recipient, name, currency, paidAt },
}: {
  known: KnownRecipient;
}) {
  const say = useMessages('KnownRow', english);
  const { currencies, recipients } = use(FlorinContext);
  const place = <ForeignText>{shortForm(recipient.trim(), recipients)}</ForeignText>;
  const symbol = currencies.find(({ id }) => id === currency)?.symbol;
  return (
    <Box component="span" sx={{ ...wrappingRow, inlineSize: '100%', textAlign: 'start' }}>
      <Box component="span" sx={rowStart}>
        <Typography component="span" sx={{ fontWeight: 600, ...clampLines(2) }}>
          {name === undefined ? place : <ForeignText>{name}</ForeignText>}
        </Typography>
        {name !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={line}>
            {place}
          </Typography>
        )}
        {paidAt !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={line}>
            {say('lastPaid', { moment: <Moment at={paidAt} /> })}
          </Typography>
        )}
      </Box>
      {symbol !== undefined && (
        <Typography component="span" variant="caption" color="textSecondary" sx={rowEnd}>
          <bdi>{symbol}</bdi>
        </Typography>
      )}
    </Box>
  );
}

const line = { display: 'block', overflowWrap: 'anywhere' } as const;
