import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface SectionProps extends RootProps {
  /** The heading. */
  title: string;
  /** As a function they are given the heading's id, to name a list by it. */
  children: ReactNode | ((headingId: string) => ReactNode);
  /** Links or buttons at the end of the heading's line. */
  action?: ReactNode;
  /** Whether the heading names the section, too, which is then a landmark. */
  landmark?: boolean;
}

declare module '../provider/roots' {
  interface Roots {
    Section: SectionProps;
  }
}

/** A part of a page under a heading of the second level. */
export const Section = rooted(
  'Section',
  function Section({ title, children, action, landmark = false }: SectionProps, root) {
    const headingId = useId();
    const heading = (
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        {title}
      </Typography>
    );
    return (
      <Box
        component="section"
        {...root(undefined, { landmark })}
        {...(landmark ? { 'aria-labelledby': headingId } : {})}
      >
        {action === undefined ? (
          heading
        ) : (
          // In large text on a narrow phone they move below, and the heading's words stay whole.
          <Box sx={headingRow}>
            {heading}
            <Box sx={headingEnd}>{action}</Box>
          </Box>
        )}
        {typeof children === 'function' ? children(headingId) : children}
      </Box>
    );
  },
);

const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
} as const;

/** It is higher than the line, and must not push the section's content down. */
const headingEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  marginBlock: -2.25,
  marginInlineStart: 'auto',
} as const;
