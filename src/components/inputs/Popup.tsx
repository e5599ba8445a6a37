import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { popupShadow, sizes } from '../../theme/vars';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface PopupProps extends RootProps {
  /** The element that the popup belongs to, and that gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** An outside click, Escape or Tab wants it closed. */
  onClose: () => void;
  /** Which edge of the anchor it lines up with. */
  align?: 'start' | 'end';
  /** As wide as the anchor, for choices that stand in its place. */
  matchAnchor?: boolean;
  /** The name of the dialog that it is: it keeps the focus inside, and nothing else can be used. */
  label: string;
  /** Tab leaves a menu, but walks on through a popup that has more than a list in it. */
  closeOnTab?: boolean;
  children: ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    Popup: PopupProps;
  }
}

/** A surface that opens under its button, and closes on an outside click, with Escape or by Tab. */
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
    // MUI's popover looks for its anchor in the document as it renders, even while it is closed, and
    // a page that is rendered ahead has no document.
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    // A popover is told a side, whatever the page's direction is.
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
