import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Fragment } from 'react';
import { addressGroups } from '../../domain/recipients/addressGroups';
import { visible } from '../../domain/text/text';
import { ForeignText } from './ForeignText';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface AddressTextProps extends RootProps {
  /** The address as it was written. */
  children: string;
}

/** Blanks between groups are room and not characters, so that a selection copies the address alone. */
const group = { '&:not(:last-of-type)': { marginInlineEnd: '0.4em' } } as const;

/** Lines begin one below the other, also in a page that runs from right to left. */
const line = { display: 'inline-block', position: 'relative' } as const;

/** Assistive technology reads it as one text; a selection passes over it. */
const whole = { ...visuallyHidden, userSelect: 'none' } as const;

declare module '../provider/roots' {
  interface Roots {
    AddressText: AddressTextProps;
  }
}

/**
 * An address, whole, in groups of four characters, for comparing it piece by piece. It runs from left to
 * right in every language. An e-mail address, and any text that is no code, stays in one piece.
 */
export const AddressText = rooted(
  'AddressText',
  function AddressText({ children }: AddressTextProps, root) {
    const groups = addressGroups(visible(children));
    if (groups.length < 2)
      return (
        <Box component="span" {...root({ overflowWrap: 'anywhere' })}>
          <ForeignText>{children}</ForeignText>
        </Box>
      );
    return (
      <Box component="bdi" dir="ltr" {...root(line)}>
        <Box component="span" sx={whole}>
          {groups.join('')}
        </Box>
        <span aria-hidden>
          {groups.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- groups have an order, and no other name.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <Box component="span" sx={group}>
                {text}
              </Box>
            </Fragment>
          ))}
        </span>
      </Box>
    );
  },
);
