import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { QrCodeScannerRounded as CodeIcon } from '../../../../icons/QrCodeScannerRounded';

/** The picture and the placeholder overlap, so that the layout does not move when the camera starts or stops. */
const view = {
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  alignSelf: 'center',
  inlineSize: '100%',
  // The square is limited to a part of the window's height, so that the buttons below it fit on a phone, even in
  // landscape.
  maxInlineSize: 'min(100%, 320px, 60vh)',
  aspectRatio: '1',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;

const fill = {
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
} as const;

/** The frame that shows where to hold the code. It is visible on light and dark pictures. */
const frame = {
  inlineSize: '64%',
  aspectRatio: '1',
  border: 3,
  borderColor: 'common.white',
  borderRadius: 1,
  outline: '3px solid',
  outlineColor: 'common.black',
} as const;

export interface ScannerViewProps {
  video: Ref<HTMLVideoElement>;
  isOn: boolean;
}

/** The picture of the camera, with a frame that shows where to hold the code. It is hidden from screen readers. */
export function ScannerView({ video, isOn }: ScannerViewProps) {
  return (
    <Box aria-hidden sx={view}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        sx={{ ...fill, visibility: isOn ? 'visible' : 'hidden' }}
      />
      {isOn ? <Box sx={frame} /> : <CodeIcon sx={{ fontSize: '5rem', color: 'text.secondary' }} />}
    </Box>
  );
}
