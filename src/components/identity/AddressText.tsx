import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Fragment, use } from 'react';
import { addressGroups } from '../../domain/recipients/addressGroups';
import { formOf, normalized } from '../../domain/recipients/recipientKind';
import { visible } from '../../domain/text/text';
import { ForeignText } from './ForeignText';
import { FlorinContext } from '../provider/florinContext';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface AddressTextProps extends RootProps {
  /** The address as it was written. */
  children: string;
}

/** The spaces between groups are margins, so that a selection copies only the address. */
const group = { '&:not(:last-of-type)': { marginInlineEnd: '0.4em' } } as const;

/** All lines start at the same side, also on a page from right to left. */
const line = { display: 'inline-block', position: 'relative' } as const;

/** Screen readers read it as one text; it cannot be selected. */
const whole = { ...visuallyHidden, userSelect: 'none' } as const;

declare module '../provider/roots' {
  interface Roots {
    AddressText: AddressTextProps;
  }
}

/**
 * A complete address in groups of four characters, for comparing it piece by piece. It is from left to right in every
 * language. An e-mail address, and any text that is not ASCII, is not split. A kind of recipient that an app adds may
 * have other groups.
 */
export const AddressText = rooted(
  'AddressText',
  function AddressText({ children }: AddressTextProps, root) {
    const { recipients = [] } = use(FlorinContext);
    const groups =
      formOf(children, recipients)?.groups?.(normalized(children, recipients)) ??
      addressGroups(visible(children));
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
            // oxlint-disable-next-line react/no-array-index-key -- groups have only their order.
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
