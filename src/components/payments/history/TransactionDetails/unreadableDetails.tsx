import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { HIDDEN_AMOUNT } from '../../../../domain/money/format';
import { visible } from '../../../../domain/text/text';
import { flush } from '../../../../theme/pageStyles';
import { Banner } from '../../../feedback/Banner';
import { CopyButton } from '../../../inputs/CopyButton';
import type { Say } from '../../../provider/internals/say';
import type { TransactionDetails as english } from './TransactionDetails.messages';

interface UnreadableDetailsProps {
  /** The whole record as JSON text. */
  text: string;
  hidden: boolean;
  copied: boolean;
  /** If undefined, there is no copy button. */
  onCopy: ((text: string) => void) | undefined;
  say: Say<typeof english>;
}

/** The details of a record that cannot be parsed: its JSON text, and a sentence about what the user can do. */
export function UnreadableDetails({ text, hidden, copied, onCopy, say }: UnreadableDetailsProps) {
  return (
    <>
      <Banner>{say('oddText')}</Banner>
      <Paper variant="outlined" sx={{ marginBlockStart: 4, padding: 4 }}>
        <Box component="pre" translate="no" dir="ltr" sx={wrapped}>
          {/* The JSON text may contain amounts. */}
          {hidden ? HIDDEN_AMOUNT : text.split('\n').map(visible).join('\n')}
        </Box>
        {!hidden && onCopy && (
          <Box sx={{ ...flush, marginBlockStart: 2 }}>
            <CopyButton
              label={say('copyText')}
              copied={copied}
              onCopy={() => {
                onCopy(text);
              }}
            />
          </Box>
        )}
      </Paper>
    </>
  );
}

const wrapped = {
  margin: 0,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
