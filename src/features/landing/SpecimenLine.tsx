import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes } from '../../theme/vars';
import { rowEnd, rowStart, wrappingRow } from '../../theme/styles';

export interface SpecimenLineProps {
  /** The text at the start of the row. */
  start: string;
  /** The row's value, such as an amount, a rate or an icon. */
  end: ReactNode;
}

/** A row of a product example on the landing page. It looks like a row of the app, but is not interactive. */
export function SpecimenLine({ start, end }: SpecimenLineProps) {
  return (
    <Box sx={line}>
      <Typography component="span" variant="body2" sx={rowStart}>
        <bdi>{start}</bdi>
      </Typography>
      <Typography component="span" variant="amount" sx={{ ...rowEnd, display: 'flex' }}>
        {typeof end === 'string' ? <bdi translate="no">{end}</bdi> : end}
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
