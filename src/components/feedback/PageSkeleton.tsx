import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radii, sizes } from '../../theme/tokens';

const card = { borderRadius: `${String(radii.card)}px` };

/** The shape of a page whose code is still on its way: a card, four actions, a list. */
export function PageSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{ maxInlineSize: sizes.column, marginInline: 'auto', padding: 4 }}
    >
      <Skeleton variant="rectangular" height={152} sx={card} />
      <Box sx={{ display: 'flex', justifyContent: 'space-around', paddingBlock: 6 }}>
        {['send', 'receive', 'scan', 'exchange'].map((action) => (
          <Skeleton key={action} variant="circular" width={52} height={52} />
        ))}
      </Box>
      <Skeleton variant="rectangular" height={320} sx={card} />
    </Box>
  );
}
