import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PartialTotal } from '../../../domain/ledger/wallet';
import { millisOf } from '../../../domain/moment';
import { HelpOutlineRounded as OddIcon } from '../../../icons/HelpOutlineRounded';
import { ScheduleRounded as StaleIcon } from '../../../icons/ScheduleRounded';
import { Moment } from '../../payments/history/Moment';
import { useMessages } from '../../provider/useMessages';
import { Loadable as english } from './Loadable.messages';

const mark = { display: 'flex', alignItems: 'center', gap: 1, paddingBlockStart: 2 } as const;

const markIcon = { fontSize: '0.875rem' } as const;

/** Shows an icon and a sentence: the total does not include some balances, because they or their prices are unknown. */
function PartialWords({ text }: { text: 'partial' | 'unpriced' }) {
  const say = useMessages('Loadable', english);
  return (
    <Box sx={mark}>
      <OddIcon sx={markIcon} />
      <Typography component="span" variant="caption">
        {say(text)}
      </Typography>
    </Box>
  );
}

/** Shows an icon and the time of the figures, which are out of date. */
function StaleWords({ since }: { since: string }) {
  const say = useMessages('Loadable', english);
  return (
    <Box sx={mark}>
      <StaleIcon sx={markIcon} />
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
  /** Whether the total excludes unknown balances, or only balances without a price. */
  partial?: PartialTotal | undefined;
}

/** Shows that figures are out of date, or that a total is incomplete. */
export function StaleMark({ since, partial = false }: StaleMarkProps) {
  return (
    // Always rendered, because screen readers announce only changes inside an existing live region.
    <Box aria-live="polite">
      {since !== undefined && <StaleWords since={since} />}
      {partial !== false && <PartialWords text={partial === true ? 'partial' : partial} />}
    </Box>
  );
}
