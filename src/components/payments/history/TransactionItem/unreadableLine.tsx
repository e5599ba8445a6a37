import type { UnreadableRecord } from '../../../../domain/history/transaction';
import { HelpOutlineRounded as UnreadIcon } from '../../../../icons/HelpOutlineRounded';
import { ForeignText } from '../../../identity/ForeignText';
import { LineFact, LineFrame, LineTime, type LineProps } from './lineFrame';

interface UnreadableLineProps extends LineProps {
  record: UnreadableRecord;
}

/**
 * Shows a record that cannot be parsed: a general description, the start of the JSON text, and the time if it is
 * readable.
 */
export function UnreadableLine({ record, ...frame }: UnreadableLineProps) {
  const { thisYear, timeOnly, hidden = false, say } = frame;
  const { timestamp, unreadable } = record;
  return (
    <LineFrame
      {...frame}
      icon={<UnreadIcon aria-hidden fontSize="small" />}
      color="gold.text"
      words={say('odd')}
      below={
        // The JSON text may contain amounts.
        !hidden && (
          <LineFact lines={3}>
            <ForeignText>{unreadable}</ForeignText>
          </LineFact>
        )
      }
    >
      {timestamp !== undefined && (
        <LineTime at={timestamp} thisYear={thisYear} timeOnly={timeOnly} />
      )}
    </LineFrame>
  );
}
