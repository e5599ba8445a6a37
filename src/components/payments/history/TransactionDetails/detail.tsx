import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { flush } from '../../../../theme/pageStyles';
import { linedItem } from '../../../../theme/styles';

interface DetailProps {
  term: string;
  id?: string | undefined;
  children: ReactNode;
  /** A button beside the description. The button is not printed. */
  action?: ReactNode;
}

export function Detail({ term, id, children, action }: DetailProps) {
  return (
    <Box sx={{ paddingBlock: 3, ...linedItem }}>
      <Typography component="dt" id={id} variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
        {action !== undefined && <Box sx={flush}>{action}</Box>}
      </Box>
    </Box>
  );
}
