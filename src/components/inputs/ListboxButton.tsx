import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { CheckRounded as ChosenIcon } from '../../icons/CheckRounded';
import { ExpandMoreRounded as ExpandIcon } from '../../icons/ExpandMoreRounded';
import { sizes } from '../../theme/vars';
import { openByArrow } from './openByArrow';
import { Popup } from './Popup';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

/** An option of the list. */
export interface ListboxOption {
  id: string;
  /** The option's content. Its text is the option's accessible name. */
  content: ReactNode;
}

export interface ListboxButtonProps extends RootProps {
  /** The button's action, such as `Switch wallet`. It is the first part of the button's accessible name. */
  label: string;
  /** The selected option, shown in the button. Its text is the last part of the button's accessible name. */
  children: ReactNode;
  /** The name of the list of options. */
  listLabel: string;
  options: readonly ListboxOption[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Renders content below the options. The function's argument closes the list. */
  footer?: ((close: () => void) => ReactNode) | undefined;
}

declare module '../provider/roots' {
  interface Roots {
    ListboxButton: ListboxButtonProps;
  }
}

/** A button that shows the selected option and opens the list of options. */
export const ListboxButton = rooted(
  'ListboxButton',
  function ListboxButton(
    { label, children, listLabel, options, selectedId, onSelect, footer }: ListboxButtonProps,
    root,
  ) {
    const [open, setOpen] = useState(false);
    const anchor = useRef<HTMLButtonElement>(null);
    const labelId = useId();
    const valueId = useId();
    const show = () => {
      setOpen(true);
    };
    const close = () => {
      setOpen(false);
    };
    return (
      <>
        <ButtonBase
          ref={anchor}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-labelledby={`${labelId} ${valueId}`}
          onClick={show}
          onKeyDown={openByArrow(show)}
          {...root({
            inlineSize: '100%',
            minBlockSize: sizes.control,
            paddingInline: 4,
            paddingBlock: 2.5,
            gap: 3,
            border: 1,
            borderColor: 'fieldOutline',
            borderRadius: 1,
            textAlign: 'start',
            typography: 'body1',
          })}
        >
          <Box component="span" id={labelId} hidden>
            {label}
          </Box>
          <Box
            component="span"
            id={valueId}
            sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}
          >
            {children}
          </Box>
          <ExpandIcon aria-hidden sx={{ color: 'text.secondary' }} />
        </ButtonBase>
        <Popup
          anchor={anchor}
          open={open}
          onClose={close}
          matchAnchor
          label={listLabel}
          closeOnTab={!footer}
        >
          <MenuList role="listbox" aria-label={listLabel} autoFocusItem={open}>
            {options.map(({ id, content }) => (
              <MenuItem
                key={id}
                role="option"
                selected={id === selectedId}
                aria-selected={id === selectedId}
                onClick={() => {
                  close();
                  onSelect(id);
                }}
                sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              >
                <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
                  {content}
                </Box>
                {id === selectedId && <ChosenIcon aria-hidden fontSize="small" />}
              </MenuItem>
            ))}
          </MenuList>
          {footer?.(close)}
        </Popup>
      </>
    );
  },
);
