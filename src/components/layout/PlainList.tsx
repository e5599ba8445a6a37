import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface PlainListProps extends RootProps {
  /** The items, each an `li`. */
  children: ReactNode;
  /** The id of a heading that names the list. */
  labelledBy?: string | undefined;
}

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A list that has no bullets. Its role is explicit, because Safari removes the implicit role of such a list. */
export const PlainList = rooted(
  'PlainList',
  function PlainList({ children, labelledBy }: PlainListProps, root) {
    return (
      <Box component="ul" role="list" aria-labelledby={labelledBy} {...root(plain)}>
        {children}
      </Box>
    );
  },
);
