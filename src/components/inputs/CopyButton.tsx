import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContentCopyRounded as CopyIcon } from '../../icons/ContentCopyRounded';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import { Button } from './internals/button';

const english = {
  copied: 'Copied',
} as const;

export type CopyButtonTexts = typeof english;

export interface CopyButtonProps extends RootProps {
  /** The button's name: a verb and its object, such as `Copy address`. */
  label: string;
  /** Whether the text has just been copied. The button then shows a confirmation. */
  copied?: boolean | undefined;
  /** Called when the user presses the button. Copy the text to the clipboard, and set `copied` for a moment. */
  onCopy: () => void;
  /** The id of the copied element, if several buttons have the same name. */
  describedBy?: string | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The confirmation keeps its space while it is hidden, so that the layout does not move. */
const answer = {
  display: 'inline-grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-word)', visibility: 'hidden' },
} as const;

/** A button for copying a text, with a confirmation beside it. The accessible name of the button never changes. */
export const CopyButton = rooted(
  'CopyButton',
  function CopyButton(
    { label, copied = false, onCopy, describedBy, messages }: CopyButtonProps,
    root,
  ) {
    const say = useMessages('CopyButton', english, messages);
    return (
      <Box
        component="span"
        {...root(
          { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
          { copied },
        )}
      >
        <Button
          size="small"
          startIcon={<CopyIcon />}
          aria-describedby={describedBy}
          onClick={onCopy}
        >
          {label}
        </Button>
        <Typography
          component="span"
          variant="body2"
          color="success"
          role="status"
          data-word={say('copied')}
          sx={{ ...answer, fontWeight: 600 }}
        >
          {copied && <span>{say('copied')}</span>}
        </Typography>
      </Box>
    );
  },
);
