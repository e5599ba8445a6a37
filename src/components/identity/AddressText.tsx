import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Fragment } from 'react';
import { addressGroups } from '../../domain/recipients/addressGroups';
import { groupsOf } from '../../domain/recipients/recipientKind';
import { visible } from '../../domain/text/text';
import { ForeignText } from './ForeignText';
import { useFlorin } from '../provider/useFlorin';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface AddressTextProps extends RootProps {
  /** The complete address, without spaces between groups. */
  children: string;
}

/** The gaps between groups are margins instead of spaces, so that a copied address contains no spaces. */
const group = { '&:not(:last-of-type)': { marginInlineEnd: '0.4em' } } as const;

/** The first and the last group, which users compare, are bold. */
const outer = { fontWeight: 600 } as const;

/** All lines start at the left, even on a right-to-left page. */
const line = { display: 'inline-block', position: 'relative' } as const;

/**
 * The whole address as one text for screen readers. It cannot be selected, so that a selection contains the address
 * only once.
 */
const whole = { ...visuallyHidden, userSelect: 'none' } as const;

/**
 * Renders a complete address in groups of four characters, so that the user can compare it group by group. It is
 * written from left to right in every language. Email addresses and texts that are not ASCII are not split. The app can
 * define other groups for kinds of recipients that it adds.
 */
export const AddressText = rooted(
  'AddressText',
  function AddressText({ children }: AddressTextProps, root) {
    const { recipients } = useFlorin();
    const groups = groupsOf(children, recipients) ?? addressGroups(visible(children));
    if (groups.length < 2)
      return (
        <Box component="span" {...root({ overflowWrap: 'anywhere' })}>
          <ForeignText>{children}</ForeignText>
        </Box>
      );
    return (
      <Box component="bdi" translate="no" dir="ltr" {...root(line)}>
        <Box component="span" sx={whole}>
          {groups.join('')}
        </Box>
        <span aria-hidden>
          {groups.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the groups are never reordered.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <Box
                component="span"
                sx={index === 0 || index === groups.length - 1 ? [group, outer] : group}
              >
                {text}
              </Box>
            </Fragment>
          ))}
        </span>
      </Box>
    );
  },
);
