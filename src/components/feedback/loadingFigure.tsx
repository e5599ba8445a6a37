import Skeleton from '@mui/material/Skeleton';
import { useMessages } from '../provider/useMessages';
import { Loadable as english } from './Loadable.messages';

/** The shape of an amount that is on its way, where it is the hero of its card. */
export function LoadingFigure() {
  const say = useMessages('Loadable', english);
  return (
    <Skeleton role="status" aria-label={say('loading')} width="60%" sx={onAnyGround}>
      {'\u00A0'}
    </Skeleton>
  );
}

/** As high as the amount, in a light shade of the words around it. */
const onAnyGround = {
  typography: 'amountHero',
  bgcolor: 'color-mix(in srgb, currentColor 30%, transparent)',
} as const;
