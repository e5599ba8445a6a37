import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  /** Leaves the heading to assistive technology, where the screen says by itself what it is. */
  hidden?: boolean;
}

/** A page's one heading. It can take the focus, so that a change of page is noticed without sight. */
export function PageHeading({ children, hidden = false }: PageHeadingProps) {
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={hidden ? visuallyHidden : { outline: 'none', marginBlockEnd: 4 }}
    >
      {children}
    </Typography>
  );
}
