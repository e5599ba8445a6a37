import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { discSize, linedItem } from '../../../theme/styles';
import { useMessages } from '../../provider/useMessages';
import { Loadable as english } from './Loadable.messages';

/*
 * The skeletons of lists and cards. They load on demand, because the start pages show none: see `lateSkeletons`.
 */

/** The widths of the text in the rows. They differ, as in a real list. */
const WORDS = ['60%', '45%', '70%', '50%'];

/** The skeleton of a list: a disc, two lines of text, an amount. */
export function LoadingRows() {
  return WORDS.map((words) => (
    <Box key={words} aria-hidden sx={row}>
      <Skeleton variant="circular" width={discSize(40)} height={discSize(40)} />
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

/** The skeleton of the main amount of a card. */
export function LoadingShape() {
  const say = useMessages('Loadable', english);
  return (
    <Skeleton role="status" aria-label={say('loading')} width="60%" sx={onAnyGround}>
      {'\u00A0'}
    </Skeleton>
  );
}

/** The skeleton is as high as the amount, in a light shade of the text colour. */
const onAnyGround = {
  typography: 'amountHero',
  bgcolor: 'color-mix(in srgb, currentColor 30%, transparent)',
} as const;
