import Box from '@mui/material/Box';
import { use } from 'react';
import { formatFullMoment } from '../../domain/fullMoment';
import { useIsOnDevice } from '../../hooks/useIsOnDevice';
import { FlorinContext } from '../provider/florinContext';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface FullMomentProps extends RootProps {
  /** A moment as ISO text, in UTC. */
  at: string;
}

/**
 * A date and a time that leave no doubt: with the year, and with the name of the reader's zone. That is the
 * zone of `FlorinProvider`, else that of the device, which a server does not know: it keeps the line's place.
 */
export const FullMoment = rooted('FullMoment', function FullMoment({ at }: FullMomentProps, root) {
  const { locale, timeZone } = use(FlorinContext);
  const isOnDevice = useIsOnDevice();
  return isOnDevice || timeZone !== undefined ? (
    <Box component="time" {...root()} dateTime={at} dir="auto">
      {formatFullMoment(at, { locale, timeZone })}
    </Box>
  ) : (
    <Box component="time" {...root()}>
      {'\u00A0'}
    </Box>
  );
});
