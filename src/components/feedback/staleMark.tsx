import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { millisOf } from '../../domain/moment';
import { HelpOutlineRounded as OddIcon } from '../../icons/HelpOutlineRounded';
import { ScheduleRounded as StaleIcon } from '../../icons/ScheduleRounded';
import { Moment } from '../payments/history/Moment';
import { useMessages } from '../provider/useMessages';
import { Loadable as english } from './Loadable.messages';

const mark = { display: 'flex', alignItems: 'center', gap: 1, paddingBlockStart: 2 } as const;

const markIcon = { fontSize: '0.875rem' } as const;

/** Shows an icon and a sentence: some balances are unknown, and the total does not include them. */
function PartialWords() {
  const say = useMessages('Loadable', english);
  return (
    <Box sx={mark}>
      <OddIcon aria-hidden sx={markIcon} />
      <Typography component="span" variant="caption">
        {say('partial')}
      </Typography>
    </Box>
  );
}

/** Shows an icon and the time of the figures, which are out of date. */
function StaleWords({ since }: { since: string }) {
  const say = useMessages('Loadable', english);
  return (
    <Box sx={mark}>
      <StaleIcon aria-hidden sx={markIcon} />
      <Typography component="span" variant="caption">
        {say('asOf', {
          moment: Number.isNaN(millisOf(since)) ? since : <Moment at={since} />,
        })}
      </Typography>
    </Box>
  );
}

export interface StaleMarkProps {
  /** The time of the figures as ISO 8601 text; undefined if the figures are up to date. */
  since: string | undefined;
  /** Whether the total excludes unknown balances. */
  partial?: boolean | undefined;
}

/** Shows that figures are out of date, or that a total is incomplete. */
export function StaleMark({ since, partial = false }: StaleMarkProps) {
  return (
    // The live region is always rendered, because screen readers announce only changes inside an existing region.
    <Box aria-live="polite">
      {since !== undefined && <StaleWords since={since} />}
      {partial && <PartialWords />}
    </Box>
  );
}
