import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { reveal } from '../../hooks/reveal';
import { CloseRounded as CloseIcon } from '../../icons/CloseRounded';
import { ACTIONS_ROOM, CLOSING, NOTICE_GAP, NOTICE_ROOM } from '../../theme/noticeRoom';
import { paletteIn } from '../../theme/paletteIn';
import { ACTIONS, framed, MOVING, sizes } from '../../theme/vars';
import { TAB_BAR_START } from '../layout/internals/layoutContext';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';

const english = { close: 'Close notice' } as const;

export type NoticeTexts = typeof english;

export interface NoticeProps extends RootProps {
  /** The notice's text; null shows nothing and takes no space. */
  text: ReactNode;
  /** Distinguishes two notices with the same text, so that the second one is also announced. */
  messageId?: number | undefined;
  /** A button of the notice, such as one that undoes an action, before the close button. */
  action?: ReactNode;
  /** Whether Escape also closes the sheet behind the notice. Set it for a notice that only confirms an action. */
  passesEscape?: boolean | undefined;
  /** Called when the user closes the notice. If omitted, the notice has no button that closes it. */
  onClose?: (() => void) | undefined;
  /**
   * Called with true when the pointer or the focus enters the notice, and with false when both have left. The app
   * should keep the notice open in between.
   */
  onHold?: ((held: boolean) => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Returns whether the theme shows animations. Before version 9.5, the theme of MUI has no key `motion`. */
const hasMotion = ({ motion }: Partial<Theme>) => motion?.reducedMotion !== 'always';

const OPEN_DIALOG = `.MuiDialog-root:not([${CLOSING}])`;

const look: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  insetBlockEnd: `calc(${TAB_BAR_START} + ${NOTICE_GAP}px + var(${ACTIONS_ROOM}, 0px))`,
  // The notice is at the edge opposite to the content of an open dialog. A side menu begins at the top, so the notice
  // is at the menu's end. A sheet is at the bottom, so the notice is at the top.
  [`body:has(.MuiDrawer-root):not(:has(${OPEN_DIALOG})) &`]: {
    insetBlockEnd: `calc(${NOTICE_GAP}px + env(safe-area-inset-bottom) + ${framed.margin})`,
    insetInline: `max(0px, 50vw - ${sizes.column} / 2) auto`,
    marginInline: 3,
    inlineSize: `min(${sizes.column} - 120px, 100vw - 72px)`,
  },
  [`body:has(${OPEN_DIALOG}) &`]: {
    insetBlockStart: `calc(${NOTICE_GAP}px + env(safe-area-inset-top) + ${framed.margin})`,
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
  // The border is visible only in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: 1,
  backgroundColor: paletteIn(theme).text.primary,
  color: paletteIn(theme).background.default,
  ...(hasMotion(theme) && {
    // The notice waits until a sheet that is closing has left the screen. Otherwise the notice would appear at the top,
    // as it does for an open sheet, and then move to the bottom.
    [MOVING]: {
      animation: `${rise} ${theme.transitions.duration.short}ms ease-out`,
      animationDelay: `${theme.transitions.duration.leavingScreen}ms`,
      animationFillMode: 'backwards',
    },
  }),
});

/** If a long text does not fit beside the action, the action moves below the text. */
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

/**
 * Shows a sentence over the page. Screen readers announce it, but the focus does not move. The notice has no timer: the
 * app closes it after a while, unless `onHold` has reported the pointer or the focus. An open sheet shrinks, and an
 * open side menu keeps its end empty, so that the notice does not cover their content.
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
      // The listener runs in the capture phase, so that Escape closes the notice before an open dialog. The keyboard
      // cannot reach the notice's close button, because Tab stays in the dialog.
      const closeByEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // An open menu or list closes first.
        if (document.querySelector('[role=menu], [role=listbox]')) return;
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
          // Keeps the notice open if the pointer leaves while the focus is still inside.
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

/** Scrolls the focused element into view after the sheet or side menu around the element has shrunk. */
function revealFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('.MuiModal-root')) reveal(activeElement);
}

/** Returns the distance in pixels by which a notice has to move up, so that it does not cover the actions of a form. */
function coveredActions(notice: HTMLElement): number {
  const actions = document.querySelector(`main .${ACTIONS}`)?.getBoundingClientRect();
  if (!actions) return 0;
  const raised = Number.parseFloat(document.documentElement.style.getPropertyValue(ACTIONS_ROOM));
  // The offset in the layout, because the animation moves the notice.
  const start = notice.offsetTop + (raised || 0);
  const end = start + notice.offsetHeight;
  const isFree = actions.bottom + NOTICE_GAP <= start || actions.top >= end;
  return isFree ? 0 : end - actions.top + NOTICE_GAP;
}

/**
 * Sets a CSS custom property to the height of the notice. Sheets shrink by that height, and the side menu leaves that
 * height empty, so that the notice never covers their content. A second property moves the notice above the buttons at
 * the end of the page's form, if it would cover them. Pass this function as the notice's `ref`. The properties are removed
 * when the notice unmounts.
 */
function keepRoom(notice: HTMLElement | null): (() => void) | undefined {
  // Test environments such as jsdom have no layout and no `ResizeObserver`, so there is no height to measure.
  if (!notice || typeof ResizeObserver !== 'function') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // The exact height; `offsetHeight` is rounded.
    const { height } = notice.getBoundingClientRect();
    style.setProperty(NOTICE_ROOM, `${height + 2 * NOTICE_GAP}px`);
    style.setProperty(ACTIONS_ROOM, `${coveredActions(notice)}px`);
    revealFocus();
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty(NOTICE_ROOM);
    style.removeProperty(ACTIONS_ROOM);
  };
}
