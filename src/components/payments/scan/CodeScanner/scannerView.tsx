import CodeIcon from '@mui/icons-material/QrCodeScannerRounded';
import Box from '@mui/material/Box';
import type { Ref } from 'react';

/** Both lie on one another, so that nothing moves when the camera comes on and goes out. */
const view = {
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  alignSelf: 'center',
  inlineSize: '100%',
  // Most of a phone's height is left for the buttons, also when it lies on its side.
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

/** Where the code is to be held, seen on light and on dark pictures. */
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
  /** The camera's picture is there. */
  isOn: boolean;
}

/** The picture of the camera of a `CodeScanner`, and the place for the code. It is for the eye alone. */
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
