import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { linedItem } from '../../theme/styles';

/** Widths of the words in each row: no two lines of a list are as long as each other. */
const WORDS = ['60%', '45%', '70%', '50%'];

/** The shape of a list whose lines are on their way: a disc, two lines of words, an amount. */
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

/** The amount is as high as a line of words, however large the words are. */
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  paddingBlock: 3.5,
  ...linedItem,
} as const;
