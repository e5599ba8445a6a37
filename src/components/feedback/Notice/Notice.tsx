import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { CloseRounded as CloseIcon } from '../../../icons/CloseRounded';
import { NOTICE_GAP } from '../../../theme/noticeRoom';
import { paletteIn } from '../../../theme/paletteIn';
import { ACTIONS, sizes } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { keepRoom } from './keepRoom';
import { Notice as english } from './Notice.messages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';

export interface NoticeProps extends RootProps {
  /** The notice's text; null shows nothing and takes no space. */
  text: ReactNode;
  /** Distinguishes two notices with the same text, so that the second one is also announced. */
  messageId?: number | undefined;
  /** A button of the notice, such as one that undoes an action, before the close button. */
  action?: ReactNode;
  /** Whether Escape also closes the sheet below the notice. Use it for a confirmation. */
  passesEscape?: boolean | undefined;
  /** Called when the user closes the notice. */
  onClose?: (() => void) | undefined;
  /** Called with true when the pointer or the focus enters the notice, and with false when neither is in it. */
  onHold?: ((held: boolean) => void) | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

const look: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  insetBlockEnd: `calc(${sizes.tabBar} + ${NOTICE_GAP}px + env(safe-area-inset-bottom))`,
  // Sheets are at the bottom of the screen and menus begin at the top, so the notice moves to the other edge.
  'body:has(.MuiDrawer-root) &': {
    insetBlockEnd: `calc(${NOTICE_GAP}px + env(safe-area-inset-bottom))`,
  },
  'body:has(.MuiDialog-root) &': {
    insetBlockStart: `calc(${NOTICE_GAP}px + env(safe-area-inset-top))`,
    insetBlockEnd: 'auto',
  },
  // If the page ends with fixed actions, the notice is at the top, below the top bar.
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
  // Visible only in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: 1,
  backgroundColor: paletteIn(theme).text.primary,
  color: paletteIn(theme).background.default,
});

/** If the text does not fit beside the action, as for a long text on a narrow phone, the action moves below it. */
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
 * A sentence over the page, which screen readers announce. The focus does not move to it. The component that shows it
 * closes it after a while, but not while the pointer or the focus is in it. An open sheet or side menu becomes lower,
 * so that the notice covers none of it.
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
      // In the capture phase: over an open dialog Escape closes the notice first, because Tab cannot leave the dialog.
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
    // The notice is a child of the body, because an open dialog hides everything behind it from screen readers.
    return (
      <Portal>
        <Box
          key={messageId}
          ref={keepRoom}
          role="alert"
          onMouseEnter={() => onHold?.(true)}
          // The notice stays open until neither the pointer nor the focus is in it.
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
                // The focus returns to the element that had it before.
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
