import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface SectionProps extends RootProps {
  /** The heading of the section. */
  title: string;
  /** The content. A function receives the heading's id, for example to label a list. */
  children: ReactNode | ((headingId: string) => ReactNode);
  /** Links or buttons at the end of the heading's line. */
  action?: ReactNode;
  /** Whether the section is an ARIA landmark, whose accessible name is the heading. */
  landmark?: boolean | undefined;
}

/** A part of a page with an `h2`. */
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
          // With large text on a narrow phone the action moves below the heading, so that the heading's words do not
          // break.
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

/**
 * The action is higher than the heading. The negative margin prevents the action from pushing the section's content
 * down. The text of the last button is aligned with the edge of the section.
 */
const headingEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  marginBlock: '-9px 0',
  marginInlineStart: 'auto',
  // Aligns the text with the section's edge. A negative margin would overflow a section without space around it.
  // Without the padding, a hover background would touch the text, so there is none.
  '& > .MuiButton-text': {
    '&:last-of-type': { justifyContent: 'end', paddingInlineEnd: 0, borderInlineEnd: 0 },
    '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
  },
} as const;
