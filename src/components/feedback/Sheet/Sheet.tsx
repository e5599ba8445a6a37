import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useOpenLayer } from '../../../hooks/openLayers';
import { TypedTextContext } from '../../../hooks/typedText';
import { useUnfinished } from '../../../hooks/unfinished';
import { CloseRounded as CloseIcon } from '../../../icons/CloseRounded';
import { spreadRow } from '../../../theme/styles';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { DiscardQuestion } from './discardQuestion';
import { sheetContent, upwards } from './sheetLook';
import { useDiscardQuestion } from './useDiscardQuestion';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = {
  close: 'Close',
  question: 'Discard and close?',
  notSaved: 'What you entered has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
} as const;

export type SheetTexts = typeof english;

export interface SheetProps extends RootProps {
  /** The dialog's name and heading. */
  title: string;
  open: boolean;
  /**
   * Called when the user presses the close button, Escape, or the area beside the sheet. If a `Form` in the sheet has
   * typed text, the sheet first asks whether to discard the text, and calls `onClose` only if the user confirms.
   */
  onClose: () => void;
  /**
   * Whether the form in the sheet opens with text that the user typed earlier. The sheet then asks before it discards
   * this text, even if the user has changed nothing.
   */
  isBegun?: boolean | undefined;
  children: ReactNode;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/**
 * A dialog at the bottom edge of the screen, at every width. The focus moves into the sheet, stays inside, and returns
 * to the previously focused element when the sheet closes. The actions of a `Form` in the sheet stay visible while the
 * rest scrolls. The content is mounted again each time the sheet opens. Before the sheet discards typed text, it asks
 * the user.
 */
export const Sheet = rooted(
  'Sheet',
  function Sheet({ title, open, onClose, isBegun = false, children, messages }: SheetProps, root) {
    const say = useMessages('Sheet', english, messages);
    const titleId = useId();
    useUnfinished(open);
    const { isAsking, report, close, keep, onFocus } = useDiscardQuestion(open, onClose, isBegun);
    useOpenLayer(open, close);
    const [openings, setOpenings] = useState(0);
    const [wasOpen, setWasOpen] = useState(open);
    if (open !== wasOpen) {
      setWasOpen(open);
      if (open) setOpenings(openings + 1);
    }
    return (
      <Dialog
        {...root()}
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        // The dialog stops hiding the page from screen readers at once, not after the closing transition, so that they
        // can read the page when the focus returns to it.
        closeAfterTransition={false}
        slots={{ transition: Slide }}
        slotProps={{ transition: upwards }}
      >
        <Box
          sx={{
            // The whole dialog scrolls, not only its content. Arrow keys can then scroll it while the close button
            // has the focus, even if the content has no focusable element.
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: 2,
            bgcolor: 'background.raised',
            ...spreadRow,
            paddingBlockStart: 4,
            paddingInline: 4,
          }}
        >
          <Typography
            id={titleId}
            component="h2"
            variant="h2"
            sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <IconButton onClick={close} aria-label={say('close')} edge="end">
            <CloseIcon />
          </IconButton>
        </Box>
        <Box
          // A new key for each opening mounts the content again, even if the sheet opens again while it is still
          // closing.
          key={openings}
          // While the sheet is closing, a second press on a button must have no effect.
          inert={!open}
          sx={sheetContent}
        >
          {isAsking && <DiscardQuestion say={say} onKeep={keep} onDiscard={onClose} />}
          <Box hidden={isAsking} onFocus={onFocus}>
            <TypedTextContext value={report}>{children}</TypedTextContext>
          </Box>
        </Box>
      </Dialog>
    );
  },
);
