import type { SxProps, Theme } from '@mui/material/styles';

/**
 * Shows at most so many lines of a text that a user wrote, and an ellipsis: one long name must not
 * push everything else off the screen. Screen readers get the whole text.
 */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const satisfies SxProps<Theme>;
}
