import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useOpenLayer } from '../../hooks/openLayers';
import { TypedTextContext } from '../../hooks/typedText';
import { useUnfinished } from '../../hooks/unfinished';
import { CloseRounded as CloseIcon } from '../../icons/CloseRounded';
import { CLOSING } from '../../theme/noticeRoom';
import { spreadRow } from '../../theme/styles';
import { Button } from '../inputs/internals/button';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts, Say } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { sheetContent, upwards } from './internals/sheetLook';

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
  /** Whether the sheet is open. */
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
  /** The content below the title. */
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
        // While the sheet closes, a notice is already where it stays.
        {...(!open && { [CLOSING]: '' })}
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

/**
 * Asks before closing a sheet whose forms have typed text. Call `close` for every way of closing the sheet, except for
 * a button that discards the text. While the question is shown, `close` returns to the form. Set `isBegun` if the sheet
 * opens with typed text.
 */
function useDiscardQuestion(open: boolean, onClose: () => void, isBegun: boolean) {
  /** The number of forms with typed text. A ref, because the number is needed only when the sheet closes. */
  const typed = useRef(0);
  const [isAsking, setAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const field = useRef<HTMLElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The question is reset only when the sheet opens. If it were reset when the sheet closes, the form would be
    // visible during the transition.
    if (open) setAsking(false);
  }

  const keep = () => {
    flushSync(() => {
      setAsking(false);
    });
    field.current?.focus();
  };
  return {
    isAsking,
    /** Reports that a form has typed text. The returned function withdraws the report. */
    report: useCallback(() => {
      typed.current += 1;
      return () => {
        typed.current -= 1;
      };
    }, []),
    close: () => {
      if (isAsking) keep();
      else if (typed.current > 0 || isBegun) setAsking(true);
      else onClose();
    },
    keep,
    /** The focus handler of the content. It stores the focused field, so that the focus can return to it. */
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Events of a nested sheet also bubble through the React tree, so fields outside this element are ignored.
      if (target.matches('input, textarea, select') && currentTarget.contains(target))
        field.current = target as HTMLElement;
    },
  };
}

interface DiscardQuestionProps {
  say: Say<typeof english>;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Replaces the content of a sheet with the question whether to discard the typed text. The button that keeps the text
 * has the focus.
 */
function DiscardQuestion({ say, onKeep, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <Box role="group" aria-labelledby={`${id}-question`} aria-describedby={`${id}-not-saved`}>
      <Typography id={`${id}-question`} component="h3" variant="h3">
        {say('question')}
      </Typography>
      <Typography id={`${id}-not-saved`} color="textSecondary" sx={{ paddingBlockStart: 1 }}>
        {say('notSaved')}
      </Typography>
      <Stack spacing={2} sx={{ paddingBlockStart: 5 }}>
        <Button ref={keep} variant="contained" onClick={onKeep}>
          {say('keep')}
        </Button>
        <Button onClick={onDiscard}>{say('discard')}</Button>
      </Stack>
    </Box>
  );
}
