import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

/** A section of a `Prose` text. */
export interface ProseSection {
  heading: string;
  /** One entry for each paragraph. */
  paragraphs: readonly string[];
}

export interface ProseProps extends RootProps {
  /** The sections of the text, in their order. */
  sections: readonly ProseSection[];
}

/** A long text, such as terms of use, in sections that each have an `h2`. */
export const Prose = rooted('Prose', function Prose({ sections }: ProseProps, root) {
  return (
    <Box {...root({ display: 'grid', gap: 6 })}>
      {sections.map(({ heading, paragraphs }) => (
        <Box component="section" key={heading}>
          <Typography variant="h2">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} color="textSecondary" sx={{ marginBlockStart: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
});
