import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { shortenAddress } from '../../../domain/recipients/shortenAddress';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { tailOf } from '../../../domain/recipients/knownRecipient';
import { shortened } from '../../../domain/recipients/recipientKind';
import { visible } from '../../../domain/text/text';
import { clampLines, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { FlorinContext } from '../../provider/florinContext';
import { useMessages } from '../../provider/useMessages';
import { KnownRow as english } from './KnownRow.messages';
import { Moment } from '../history/Moment';

/**
 * The number of first characters that are shown of an address that has no name. The end of the address is shown below
 * them.
 */
const START = 12;

/**
 * A known recipient as the content of a button or an option: the name, the email address or the end of the wallet
 * address, the currency, and the last payment.
 */
export function KnownRow({
  known: { recipient, name, currency, paidAt },
}: {
  known: KnownRecipient;
}) {
  const say = useMessages('KnownRow', english);
  const { currencies, recipients } = use(FlorinContext);
  const short = shortened(recipient, recipients);
  const tail = short === undefined ? tailOf(recipient) : null;
  const whole = short ?? recipient;
  const place = visible(tail ?? whole);
  const title = name ?? (tail === null ? whole : shortenAddress(recipient, START));
  const symbol = currencies.find(({ id }) => id === currency)?.symbol;
  return (
    <Box component="span" sx={{ ...wrappingRow, inlineSize: '100%', textAlign: 'start' }}>
      <Box component="span" sx={rowStart}>
        <Typography component="span" sx={{ fontWeight: 600, ...clampLines(2) }}>
          <bdi>{visible(title)}</bdi>
        </Typography>
        {(name !== undefined || tail !== null) && (
          <Typography component="span" variant="caption" color="textSecondary" sx={line}>
            {/* An address runs from left to right in every language, so the dots have to be at the left of its end. */}
            <bdi {...(tail === null && short === undefined ? {} : { dir: 'ltr' })}>{place}</bdi>
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
