import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface PageHeadingProps extends RootProps {
  children: ReactNode;
  /** Leaves the heading to assistive technology, where the screen says by itself what it is. */
  hidden?: boolean;
  /** A button that acts on the whole page, at the end of the heading's line. */
  action?: ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    PageHeading: PageHeadingProps;
  }
}

/** A page's one heading. It can take the focus, so that a change of page is noticed without sight. */
export const PageHeading = rooted(
  'PageHeading',
  function PageHeading({ children, hidden = false, action }: PageHeadingProps, root) {
    const look: SxProps<Theme> = hidden
      ? visuallyHidden
      : { flex: '1 1 min-content', outline: 'none', minInlineSize: 0, marginBlockEnd: 4 };
    const heading = (
      <Typography
        variant="h1"
        tabIndex={-1}
        {...(action === undefined ? root(look, { hidden }) : { sx: look })}
      >
        {children}
      </Typography>
    );
    if (action === undefined) return heading;
    return (
      // In large text on a narrow phone the button goes below, and the heading's words stay whole.
      <Box
        {...root(
          { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 },
          { hidden },
        )}
      >
        {heading}
        {/* A button is higher than the line, and must not push the page down. */}
        <Box sx={{ flex: 'none', marginBlock: -1.25, marginInlineStart: 'auto' }}>{action}</Box>
      </Box>
    );
  },
);
