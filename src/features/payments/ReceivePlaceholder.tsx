import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  missing: 'Addresses cannot be shown here.',
} as const;

export type ReceivePlaceholderTexts = typeof english;

export interface ReceivePlaceholderProps {
  /** Whether the addresses are loading. If false, a sentence explains that there are no addresses. */
  loading: boolean;
}

/** Shown in place of a `ReceivePanel` while the addresses load, or if there are none. */
export function ReceivePlaceholder({ loading }: ReceivePlaceholderProps) {
  const say = useMessages('ReceivePlaceholder', english);
  if (loading) return <Skeleton variant="rounded" height={PANEL_HEIGHT} />;
  return <Typography>{say('missing')}</Typography>;
}

/** The height of the placeholder in pixels: about the height of the panel. */
const PANEL_HEIGHT = 480;
