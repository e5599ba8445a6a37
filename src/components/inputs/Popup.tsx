import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { popupShadow, sizes } from '../../theme/vars';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface PopupProps extends RootProps {
  /** The element below which the popup opens, and which gets the focus afterwards. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** Called after an outside click, Escape or Tab. */
  onClose: () => void;
  /** The edge of the anchor with which it is aligned. */
  align?: 'start' | 'end' | undefined;
  /** Whether it is as wide as the anchor. */
  matchAnchor?: boolean | undefined;
  /** The name of the popup, a modal dialog that keeps the focus inside. */
  label: string;
  /** Whether Tab closes it, as in a menu. In a popup with more than a list, Tab moves the focus inside. */
  closeOnTab?: boolean | undefined;
  children: ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    Popup: PopupProps;
  }
}

/** A surface that opens below its button. An outside click, Escape or Tab closes it. */
export const Popup = rooted(
  'Popup',
  function Popup(
    {
      anchor,
      open,
      onClose,
      align = 'start',
      matchAnchor = false,
      label,
      closeOnTab = false,
      children,
    }: PopupProps,
    root,
  ) {
    const { direction } = useTheme();
    // MUI's popover reads its anchor while it renders, even if it is closed, and a page that is rendered at build time
    // has no document.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    // A popover needs left or right, independent of the page's direction.
    const horizontal = (align === 'start') === (direction === 'ltr') ? 'left' : 'right';
    const closeByTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      onClose();
    };
    return (
      <Popover
        {...root(undefined, { align, matchAnchor, closeOnTab })}
        open={open}
        onClose={onClose}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        {...(closeOnTab ? { onKeyDown: closeByTab } : {})}
        slotProps={{
          paper: {
            variant: 'outlined',
            role: 'dialog',
            'aria-label': label,
            sx: {
              marginBlockStart: 1,
              inlineSize: matchAnchor ? anchor.current?.offsetWidth : 280,
              maxInlineSize: `min(${sizes.column}, 100vw - 32px)`,
              bgcolor: 'background.raised',
              boxShadow: popupShadow,
            },
          },
        }}
      >
        {children}
      </Popover>
    );
  },
);
