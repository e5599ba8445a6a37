import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes } from '../../theme/vars';
import { rowEnd, rowStart, wrappingRow } from '../../theme/styles';

export interface SpecimenLineProps {
  /** The line's label. */
  start: string;
  /** The line's value: an amount, a rate, an icon. */
  end: ReactNode;
}

/** One line of a specimen: it looks like a line of the app, and cannot be pressed. */
export function SpecimenLine({ start, end }: SpecimenLineProps) {
  return (
    <Box sx={line}>
      <Typography component="span" variant="body2" sx={rowStart}>
        <bdi>{start}</bdi>
      </Typography>
      <Typography component="span" variant="amount" sx={{ ...rowEnd, display: 'flex' }}>
        {typeof end === 'string' ? <bdi>{end}</bdi> : end}
      </Typography>
    </Box>
  );
}

const line = {
  ...wrappingRow,
  alignItems: 'center',
  minBlockSize: sizes.control,
  maxInlineSize: 360,
  paddingInline: 4,
  paddingBlock: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
