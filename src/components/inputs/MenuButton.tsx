import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { openByArrow } from './openByArrow';
import { Popup } from './Popup';

/** One entry of a menu: a link when it has an `href`, else an action. */
export interface MenuEntry {
  label: string;
  icon: ReactNode;
  href?: string;
  onSelect?: () => void;
}

export interface MenuButtonProps {
  /** The button's name, and the menu's. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  entries: readonly MenuEntry[];
  /** Shown above the entries. */
  header?: ReactNode;
  /** Shown below the entries. */
  footer?: ReactNode;
}

/**
 * A button that opens a menu of links and actions, as the ARIA menu button pattern says: arrows,
 * Home, End and letters move, Enter chooses, Escape and Tab close, and the focus comes back.
 */
export function MenuButton({ label, children, entries, header, footer }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const show = () => {
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { 'aria-controls': menuId } : {})}
        onClick={show}
        onKeyDown={openByArrow(show)}
      >
        {children}
      </IconButton>
      <Popup label={label} anchor={anchor} open={open} onClose={close} align="end" closeOnTab>
        {header}
        <MenuList id={menuId} aria-label={label} autoFocusItem={open}>
          {entries.map(({ label: entry, icon, href, onSelect }) => (
            <MenuItem
              key={entry}
              // A "button" with an address is rendered as the theme's link.
              {...(href === undefined ? {} : { component: 'button', href })}
              onClick={() => {
                close();
                onSelect?.();
              }}
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              {entry}
            </MenuItem>
          ))}
        </MenuList>
        {footer}
      </Popup>
    </>
  );
}
