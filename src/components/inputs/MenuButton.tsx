import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { openByArrow } from './internals/openByArrow';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

/** The props that a `MenuButton` passes to its menu. */
export interface MenuSurface {
  /** The id of the menu, for the button's `aria-controls`. */
  id: string;
  /** The menu's accessible name. It is the same as the button's name. */
  label: string;
  /** The button. The menu opens below the button, and returns the focus to it. */
  anchor: HTMLElement | null;
  /** Whether the menu is open. */
  open: boolean;
  /** Closes the menu. The menu calls it when the user selects an entry, presses Escape or Tab, or clicks outside. */
  onClose: () => void;
}

export interface MenuButtonProps extends RootProps {
  /** The kind of popup: a menu of links and actions, or a listbox. */
  popup?: 'menu' | 'listbox' | undefined;
  /** The accessible name of the button and of the menu. */
  label: string;
  /** The content of the button, such as an icon. */
  children: ReactNode;
  /**
   * Renders the menu, usually a `Menu`. The function is first called when the menu opens, so it can return a lazy
   * component.
   */
  menu: (surface: MenuSurface) => ReactNode;
}

/**
 * A button that opens a menu of links and actions, by the ARIA menu button pattern: a click, Enter, Space and the down
 * arrow open the menu, and the focus returns to the button when the menu closes.
 */
export const MenuButton = rooted(
  'MenuButton',
  function MenuButton({ popup = 'menu', label, children, menu }: MenuButtonProps, root) {
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
          {...root(undefined, { popup })}
          aria-label={label}
          aria-haspopup={popup}
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
