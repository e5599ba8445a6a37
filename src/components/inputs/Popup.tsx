import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useOpenLayer } from '../../hooks/openLayers';
import { popupShadow, sizes } from '../../theme/vars';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface PopupProps extends RootProps {
  /** The popup opens below this element, and returns the focus to it when it closes. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the popup is open. */
  open: boolean;
  /** Called after an outside click or Escape, and with `closeOnTab` also after Tab. */
  onClose: () => void;
  /** Aligns the popup with the start or the end of the anchor. */
  align?: 'start' | 'end' | undefined;
  /** Whether the popup is as wide as the anchor. */
  matchAnchor?: boolean | undefined;
  /** The accessible name of the popup, which is a modal dialog. */
  label: string;
  /** Whether Tab closes the popup, as in a menu. Otherwise Tab moves the focus inside the popup. */
  closeOnTab?: boolean | undefined;
  /** The content of the popup. */
  children: ReactNode;
}

/** A modal surface below a button. An outside click, Escape, and with `closeOnTab` also Tab, call `onClose`. */
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
    useOpenLayer(open, onClose);
    // MUI's `Popover` reads its anchor element during rendering, even if it is closed. No element exists when a page is
    // rendered on a server, so a popup that has never been open renders nothing.
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    // MUI's `Popover` accepts only `left` or `right`, so the page's direction is applied here.
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
              inlineSize: matchAnchor ? anchor.current?.offsetWidth : '17.5rem',
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
