import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ExpandMoreRounded as ExpandIcon } from '../../icons/ExpandMoreRounded';
import { sizes } from '../../theme/vars';
import { openByArrow } from './internals/openByArrow';
import { ListboxPopup, type ListboxPopupProps } from './internals/listboxPopup';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export type { ListboxOption } from './internals/listboxPopup';

export interface ListboxButtonProps
  extends
    RootProps,
    Pick<ListboxPopupProps, 'listLabel' | 'options' | 'selectedId' | 'onSelect' | 'footer'> {
  /** The button's action, such as `Switch wallet`. It is the first part of the button's accessible name. */
  label: string;
  /** The selected option, shown in the button. Its text is the last part of the button's accessible name. */
  children: ReactNode;
}

/** A button that shows the selected option and opens the list of options. */
export const ListboxButton = rooted(
  'ListboxButton',
  function ListboxButton({ label, children, ...list }: ListboxButtonProps, root) {
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
          <ExpandIcon sx={{ color: 'text.secondary' }} />
        </ButtonBase>
        <ListboxPopup {...list} anchor={anchor} open={open} onClose={close} matchAnchor />
      </>
    );
  },
);
