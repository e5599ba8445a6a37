import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UnreadableRecord } from '../../../domain/history/transaction';
import { HelpOutlineRounded as UnreadIcon } from '../../../icons/HelpOutlineRounded';
import { clampLines, coin, rowEnd, rowStart, wrappingRow } from '../../../theme/styles';
import { ForeignText } from '../../identity/ForeignText';
import { Moment } from './Moment';
import type { LineProps } from './transactionLine';
import { datedEnd, line, linked, LineWords, small, time } from './transactionLine';

interface UnreadableLineProps extends LineProps {
  record: UnreadableRecord;
}

/** The line of an unreadable record: the words for it, the start of its text, and its time if it can be read. */
export function UnreadableLine({
  record: { timestamp, unreadable },
  thisYear,
  timeOnly,
  hidden = false,
  href,
  component = 'li',
  say,
  root,
  part,
}: UnreadableLineProps) {
  return (
    <Box
      component={component}
      {...root([line, href === undefined ? {} : linked], { hidden, component })}
    >
      {part(
        'icon',
        <Box component="span" sx={{ ...coin(40), color: 'gold.text' }}>
          <UnreadIcon aria-hidden fontSize="small" />
        </Box>,
        { hidden },
      )}
      <Box sx={{ ...wrappingRow, columnGap: 1 }}>
        <Box sx={{ ...rowStart, flexBasis: '8.5rem' }}>
          <LineWords href={href}>{say('odd')}</LineWords>
          {/* The text may contain amounts. */}
          {!hidden && (
            <Typography
              variant="caption"
              component="p"
              color="textSecondary"
              sx={{ ...small, ...clampLines(3) }}
            >
              <ForeignText>{unreadable}</ForeignText>
            </Typography>
          )}
        </Box>
        {timestamp !== undefined && (
          <Box sx={timeOnly ? rowEnd : datedEnd}>
            <Typography variant="caption" component="span" color="textSecondary" sx={time}>
              <Moment at={timestamp} thisYear={thisYear} timeOnly={timeOnly} />
            </Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
}
