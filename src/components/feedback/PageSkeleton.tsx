import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { discSize, spreadRow } from '../../theme/styles';
import { sizes } from '../../theme/vars';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = { loading: 'Loading' } as const;

export type PageSkeletonTexts = typeof english;

const bar = {
  ...spreadRow,
  minBlockSize: sizes.topBar,
  paddingInline: 4,
} as const;

const SHAPES = {
  // A menu button and an avatar in the bar; a card, four actions, a list.
  app: (
    <>
      <Box sx={{ ...bar, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
        <Skeleton variant="circular" width="1.75rem" height="1.75rem" />
        <Skeleton variant="circular" width="2.25rem" height="2.25rem" />
      </Box>
      <Box sx={{ padding: 4 }}>
        <Skeleton variant="rounded" height={152} />
        <Box sx={{ display: 'flex', justifyContent: 'space-around', paddingBlock: 6 }}>
          {['send', 'receive', 'scan', 'exchange'].map((action) => (
            <Skeleton key={action} variant="circular" width={discSize(52)} height={discSize(52)} />
          ))}
        </Box>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </>
  ),
  // A logo in the bar; a heading, some lines, and a field or a button.
  site: (
    <>
      <Box sx={bar}>
        <Skeleton width={112} height={32} />
      </Box>
      <Box sx={{ paddingInline: 4, paddingBlock: 8 }}>
        <Skeleton width="80%" height={56} />
        <Skeleton height={24} />
        <Skeleton width="60%" height={24} sx={{ marginBlockEnd: 6 }} />
        <Skeleton variant="rounded" height={sizes.control} />
      </Box>
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export interface PageSkeletonProps extends RootProps {
  /** The kind of page that is loading: `app` for a page of the wallet, `site` for a public page. */
  shape?: keyof typeof SHAPES | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A placeholder in the shape of a page, shown while the page's code loads. */
export const PageSkeleton = rooted(
  'PageSkeleton',
  function PageSkeleton({ shape = 'app', messages }: PageSkeletonProps, root) {
    const say = useMessages('PageSkeleton', english, messages);
    return (
      <Box
        role="status"
        aria-label={say('loading')}
        {...root({ maxInlineSize: sizes.column, marginInline: 'auto' }, { shape })}
      >
        {SHAPES[shape]}
      </Box>
    );
  },
);
