import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface PageHeadingProps extends RootProps {
  /** The name of the page. */
  children: ReactNode;
  /**
   * Hides the heading visually, for a page that users recognise from its content. Screen readers still read the
   * heading.
   */
  hidden?: boolean | undefined;
  /** A button for the whole page, at the end of the heading's line. */
  action?: ReactNode;
}

/** A page's `h1`. The app can focus it after a navigation, so that screen readers announce the new page. */
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
      // With large text on a narrow phone the button moves below the heading, so that the heading's words do not break.
      <Box
        {...root(
          { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 },
          { hidden },
        )}
      >
        {heading}
        <Box sx={headingEnd}>{action}</Box>
      </Box>
    );
  },
);

/**
 * The negative margin above the button, which is higher than the heading, prevents it from pushing the page down. A
 * button below the heading keeps a distance to the content. The negative inline margin aligns an icon with the edge of
 * the page.
 */
const headingEnd = {
  flex: 'none',
  marginBlockStart: -1.25,
  marginBlockEnd: 2.5,
  marginInlineStart: 'auto',
  '& > .MuiIconButton-root': { marginInlineEnd: '-10px' },
} as const;
