import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { CheckRounded as ChosenIcon } from '../../../icons/CheckRounded';
import { Popup, type PopupProps } from '../Popup';

export interface ListboxOption {
  id: string;
  /** The option's content. Its text is the option's accessible name. */
  content: ReactNode;
}

export interface ListboxPopupProps extends Omit<PopupProps, 'label' | 'closeOnTab' | 'children'> {
  listId?: string | undefined;
  /** The accessible name of the list. */
  listLabel: string;
  /** The options, in the order in which they are shown. */
  options: readonly ListboxOption[];
  /** The id of the selected option. */
  selectedId: string;
  /** Called with the id of the option that the user selects. */
  onSelect: (id: string) => void;
  /** Renders content below the options. The function's argument closes the list. */
  footer?: ((close: () => void) => ReactNode) | undefined;
}

/** A list of options below a button. Selecting an option closes the list. */
export function ListboxPopup({
  listId,
  listLabel,
  options,
  selectedId,
  onSelect,
  footer,
  ...popup
}: ListboxPopupProps) {
  const { open, onClose } = popup;
  return (
    <Popup {...popup} label={listLabel} closeOnTab={!footer}>
      <MenuList id={listId} role="listbox" aria-label={listLabel} autoFocusItem={open}>
        {options.map((option) => (
          <MenuItem
            key={option.id}
            role="option"
            selected={option.id === selectedId}
            aria-selected={option.id === selectedId}
            onClick={() => {
              onClose();
              onSelect(option.id);
            }}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
              {option.content}
            </Box>
            {option.id === selectedId && <ChosenIcon fontSize="small" />}
          </MenuItem>
        ))}
      </MenuList>
      {footer?.(onClose)}
    </Popup>
  );
}
