import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface PlainListProps {
  /** Its items: each an `li`. */
  children: ReactNode;
  /** The id of a heading that names the list. */
  labelledBy?: string;
  /** How the items are laid out. Without it, one below the other. */
  sx?: SxProps<Theme>;
}

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A list without bullets. Safari no longer takes such a list for one, unless it is told. */
export function PlainList({ children, labelledBy, sx }: PlainListProps) {
  return (
    <Box
      component="ul"
      role="list"
      aria-labelledby={labelledBy}
      sx={[plain, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
    >
      {children}
    </Box>
  );
}
