import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { linedItem } from '../../../theme/styles';

/** The widths of the text in the rows. They differ, as in a real list. */
const WORDS = ['60%', '45%', '70%', '50%'];

/** The skeleton of a list: a disc, two lines of text, an amount. */
export function LoadingRows() {
  return WORDS.map((words) => (
    <Box key={words} aria-hidden sx={row}>
      <Skeleton variant="circular" width={40} height={40} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width={words} />
        <Skeleton width="30%" />
      </Box>
      <Skeleton width="20%" />
    </Box>
  ));
}

/** The amount's skeleton is as high as a line of text at every text size. */
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  paddingBlock: 3,
  ...linedItem,
} as const;
