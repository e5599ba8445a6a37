import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useMemo, type ReactNode } from 'react';
import { signRowText } from '../../theme/styles';
import type { MenuSurface } from './MenuButton';
import { Popup } from './Popup';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

/** An entry of a `Menu`. It is a link if it has an `href`, otherwise a button. */
export interface MenuEntry {
  label: string;
  icon: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface MenuProps extends MenuSurface, Omit<RootProps, 'id'> {
  /** The links and actions, in their order. */
  entries: readonly MenuEntry[];
  /** Shown above the entries. */
  header?: ReactNode;
  /** Shown below the entries. */
  footer?: ReactNode;
}

/**
 * The menu of a `MenuButton`. Arrow keys, Home, End and letters move the focus. Enter selects an entry. Escape and Tab
 * close the menu.
 */
export const Menu = rooted(
  'Menu',
  function Menu({ id, label, anchor, open, onClose, entries, header, footer }: MenuProps, root) {
    const under = useMemo(() => ({ current: anchor }), [anchor]);
    return (
      <Popup
        {...root()}
        label={label}
        anchor={under}
        open={open}
        onClose={onClose}
        align="end"
        closeOnTab
      >
        {header}
        <MenuList id={id} aria-label={label} autoFocusItem={open}>
          {entries.map(({ label: entry, icon, href, onSelect }) => (
            <MenuItem
              key={entry}
              // The theme renders a button that has an `href` as the app's link component.
              {...(href === undefined ? {} : { component: 'button', href })}
              onClick={() => {
                onClose();
                onSelect?.();
              }}
              sx={{ whiteSpace: 'normal', flexWrap: 'wrap' }}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <Box component="span" sx={signRowText}>
                {entry}
              </Box>
            </MenuItem>
          ))}
        </MenuList>
        {footer}
      </Popup>
    );
  },
  ['id'],
);
