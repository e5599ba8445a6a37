import IconButton from '@mui/material/IconButton';
import type { ReactNode, SyntheticEvent } from 'react';
import { useId, useState } from 'react';
import { openByArrow } from './openByArrow';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

/** The props that a `MenuButton` hands to its menu. */
export interface MenuSurface {
  /** The id by which the button names the menu that it controls. */
  id: string;
  /** The menu's name: the button's. */
  label: string;
  /** The button, which the menu opens under, and which gets the focus back. */
  anchor: HTMLElement | null;
  open: boolean;
  /** An entry was chosen, or the menu is no longer wanted. */
  onClose: () => void;
}

export interface MenuButtonProps extends RootProps {
  /** The button's name, and the menu's. */
  label: string;
  /** The button's content. */
  children: ReactNode;
  /** Renders the menu, a `Menu`; not called before it is first wanted, so its code can come late. */
  menu: (surface: MenuSurface) => ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    MenuButton: MenuButtonProps;
  }
}

/**
 * A button that opens a menu of links and actions, as the ARIA menu button pattern says: a click,
 * Enter, Space and the down arrow open it, and the focus comes back.
 */
export const MenuButton = rooted(
  'MenuButton',
  function MenuButton({ label, children, menu }: MenuButtonProps, root) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const [open, setOpen] = useState(false);
    const id = useId();
    const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      setAnchor(currentTarget);
      setOpen(true);
    };
    const onClose = () => {
      setOpen(false);
    };
    return (
      <>
        <IconButton
          {...root()}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onClick={show}
          onKeyDown={openByArrow(show)}
        >
          {children}
        </IconButton>
        {anchor && menu({ id, label, anchor, open, onClose })}
      </>
    );
  },
);
