import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import { useMessages } from '../../../provider/useMessages';

const english = {
  missing: 'Addresses cannot be shown here.',
} as const;

declare module '../../../english' {
  interface English {
    readonly ReceivePlaceholder: typeof english;
  }
}

export interface ReceivePlaceholderProps extends RootProps {
  /** Whether the addresses are loading. If false, a sentence explains that there are no addresses. */
  loading: boolean;
}

declare module '../../../provider/roots' {
  interface Roots {
    ReceivePlaceholder: ReceivePlaceholderProps;
  }
}

/** Shown in place of a `ReceivePanel` while the addresses load, or if there are none. */
export const ReceivePlaceholder = rooted(
  'ReceivePlaceholder',
  function ReceivePlaceholder({ loading }: ReceivePlaceholderProps, root) {
    const say = useMessages('ReceivePlaceholder', english);
    if (loading) return <Skeleton variant="rounded" height={PANEL_HEIGHT} {...root()} />;
    return <Typography {...root()}>{say('missing')}</Typography>;
  },
);

/** The height of the placeholder in pixels: about the height of the panel. */
const PANEL_HEIGHT = 480;
