import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CheckCircleOutlineRounded as DoneIcon } from '../../../../icons/CheckCircleOutlineRounded';
import { ErrorOutlineRounded as ErrorIcon } from '../../../../icons/ErrorOutlineRounded';
import type { Scanning } from './useCodeScanner';

const DONE = { Icon: DoneIcon, color: 'success.main' } as const;
const WRONG = { Icon: ErrorIcon, color: 'error.main' } as const;
const PLAIN = { Icon: null, color: undefined } as const;

const SIGNS: Readonly<Record<Scanning, typeof DONE | typeof WRONG | typeof PLAIN>> = {
  idle: PLAIN,
  opening: PLAIN,
  scanning: PLAIN,
  reading: PLAIN,
  read: DONE,
  hidden: PLAIN,
  refused: WRONG,
  missing: WRONG,
  busy: WRONG,
  insecure: WRONG,
  failed: WRONG,
  ended: WRONG,
  noCode: WRONG,
  noPicture: WRONG,
  noReader: WRONG,
};

export interface ScannerStatusProps {
  state: Scanning;
  children: ReactNode;
}

/**
 * Shows the status of a `CodeScanner` as a sentence with an icon. Space for two lines is reserved, so that the buttons
 * below rarely move.
 */
export function ScannerStatus({ state, children }: ScannerStatusProps) {
  const { Icon, color } = SIGNS[state];
  return (
    <Box role="status" sx={{ display: 'flex', gap: 2, minBlockSize: '3em', typography: 'body2' }}>
      {Icon && (
        <Box component="span" sx={{ color, display: 'inline-flex' }}>
          <Icon aria-hidden fontSize="small" />
        </Box>
      )}
      <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
