import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { NOTICE_GAP } from '../../../theme/noticeRoom';
import { ACTIONS, sizes } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { keepRoom } from './keepRoom';
import { Notice as english } from './Notice.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface NoticeProps extends RootProps {
  /** The notice's text; null shows nothing and takes no room. */
  text: ReactNode;
  /** Tells two notices with the same text apart, so that the second is announced, too. */
  messageId?: number;
  /** A button that acts on it, such as one that takes back what it tells. It stands before the one that closes. */
  action?: ReactNode;
  /** Escape closes a sheet below the notice as well, and not the notice alone: for a confirmation. */
  passesEscape?: boolean | undefined;
  /** The user has read it. */
  onClose?: () => void;
  /** Somebody points at it or has the focus in it, or no longer does. */
  onHold?: (held: boolean) => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const look: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  insetBlockEnd: `calc(${sizes.tabBar} + ${NOTICE_GAP}px + env(safe-area-inset-bottom))`,
  // A sheet comes from below and a menu begins on top: the notice keeps to the other edge.
  'body:has(.MuiDrawer-root) &': {
    insetBlockEnd: `calc(${NOTICE_GAP}px + env(safe-area-inset-bottom))`,
  },
  'body:has(.MuiDialog-root) &': {
    insetBlockStart: `calc(${NOTICE_GAP}px + env(safe-area-inset-top))`,
    insetBlockEnd: 'auto',
  },
  // Actions at the end of a page stay in sight there: the notice keeps to the top, below the top bar.
  [`body:has(main .${ACTIONS}):not(:has(.MuiModal-root)) &`]: {
    insetBlockStart: `calc(${sizes.topBar} + ${NOTICE_GAP}px + env(safe-area-inset-top))`,
    insetBlockEnd: 'auto',
  },
  marginInline: 'auto',
  inlineSize: `min(${sizes.column} - 32px, 100% - 32px)`,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingInlineStart: 4,
  paddingInlineEnd: 1,
  paddingBlock: 1,
  // Seen in forced colours alone, where its ground is taken away.
  border: '1px solid transparent',
  borderRadius: 1,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
});

/** Where the text has no room beside the action, as in a long language on a narrow phone, the action goes below it. */
const content = {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: 2,
  minInlineSize: 0,
} as const;

const words = {
  flex: '1 1 8.5rem',
  minInlineSize: 0,
  paddingBlock: 1,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

declare module '../../provider/roots' {
  interface Roots {
    Notice: NoticeProps;
  }
}

/**
 * A sentence over the page, announced by screen readers. It does not take the focus. The component that shows
 * it closes it after a while, but not while it is held. An open sheet or side menu makes room for it.
 */
export const Notice = rooted(
  'Notice',
  function Notice(
    { text, messageId = 0, action, passesEscape = false, onClose, onHold, messages }: NoticeProps,
    root,
  ) {
    const say = useMessages('Notice', english, messages);
    const before = useRef<EventTarget | null>(null);
    const isOpen = text !== null;

    useEffect(() => {
      if (!isOpen || !onClose) return undefined;
      // Before anything else hears of it: over an open dialog Escape closes the notice first, since
      // Tab does not leave the dialog.
      const closeByEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        if (!passesEscape) event.stopPropagation();
        onClose();
      };
      document.addEventListener('keydown', closeByEscape, true);
      return () => {
        document.removeEventListener('keydown', closeByEscape, true);
      };
    }, [isOpen, passesEscape, onClose]);

    if (text === null) return null;
    // In the body, beside an open dialog: everything behind the dialog is hidden from screen readers.
    return (
      <Portal>
        <Box
          key={messageId}
          ref={keepRoom}
          role="alert"
          onMouseEnter={() => onHold?.(true)}
          // Pointer and focus hold it, each by itself: it is let go when neither is there.
          onMouseLeave={({ currentTarget }) =>
            onHold?.(currentTarget.contains(document.activeElement))
          }
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
            onHold?.(true);
          }}
          onBlur={({ currentTarget }) => onHold?.(currentTarget.matches(':hover'))}
          {...root(look)}
        >
          <Box sx={content}>
            <Typography variant="body2" sx={words}>
              {text}
            </Typography>
            {action}
          </Box>
          {onClose && (
            <IconButton
              onClick={() => {
                onClose();
                // The focus goes back to where it came from, and not to the page as a whole.
                if (before.current instanceof HTMLElement) before.current.focus();
              }}
              aria-label={say('close')}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Portal>
    );
  },
);
