import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HelpOutlineRounded as UnreadIcon } from '../../../icons/HelpOutlineRounded';

/** Returns the text of an unreadable part, or undefined if the text is empty or the word `null`. */
export const readableText = (text: string | undefined) =>
  text === '' || text === 'null' ? undefined : text;

/** The mark of an unreadable part: an icon and a text. */
export function UnreadMark({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'gold.text' }}
    >
      <UnreadIcon aria-hidden sx={{ fontSize: '0.875rem' }} />
      <Typography component="span" variant="caption">
        {children}
      </Typography>
    </Box>
  );
}
