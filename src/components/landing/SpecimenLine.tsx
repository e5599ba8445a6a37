import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sizes } from '../../theme/vars';
import { rowEnd, rowStart, wrappingRow } from '../../theme/styles';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface SpecimenLineProps extends RootProps {
  start: string;
  /** The row's value, such as an amount, a rate or an icon. */
  end: ReactNode;
}

declare module '../provider/roots' {
  interface Roots {
    SpecimenLine: SpecimenLineProps;
  }
}

/** A row of a product example on the landing page. It looks like a row of the app, but is not interactive. */
export const SpecimenLine = rooted(
  'SpecimenLine',
  function SpecimenLine({ start, end }: SpecimenLineProps, root) {
    return (
      <Box {...root(line)}>
        <Typography component="span" variant="body2" sx={rowStart}>
          <bdi>{start}</bdi>
        </Typography>
        <Typography component="span" variant="amount" sx={{ ...rowEnd, display: 'flex' }}>
          {typeof end === 'string' ? <bdi translate="no">{end}</bdi> : end}
        </Typography>
      </Box>
    );
  },
);

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
