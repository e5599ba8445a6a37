import StaleIcon from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Moment } from '../payments/Moment';
import { useMessages } from '../provider/useMessages';
import { Loadable as english } from './Loadable.messages';

/** The words that figures are not of now: the moment of the last good answer, with an icon. */
export function StaleMark({ since }: { since: string | undefined }) {
  const say = useMessages('Loadable', english);
  return (
    // There before it says anything, so that screen readers hear of it.
    <Box aria-live="polite">
      {since !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlockStart: 2 }}>
          <StaleIcon aria-hidden sx={{ fontSize: '0.875rem' }} />
          <Typography component="span" variant="caption">
            {say('asOf', {
              moment: Number.isNaN(Date.parse(since)) ? since : <Moment at={since} />,
            })}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
