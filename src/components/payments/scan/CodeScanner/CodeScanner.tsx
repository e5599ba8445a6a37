import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ClipboardEvent, DragEvent, ReactNode, Ref } from 'react';
import { CheckCircleOutlineRounded as DoneIcon } from '../../../../icons/CheckCircleOutlineRounded';
import { ErrorOutlineRounded as ErrorIcon } from '../../../../icons/ErrorOutlineRounded';
import { ImageOutlined as PictureIcon } from '../../../../icons/ImageOutlined';
import { PhotoCameraOutlined as CameraIcon } from '../../../../icons/PhotoCameraOutlined';
import { QrCodeScannerRounded as CodeIcon } from '../../../../icons/QrCodeScannerRounded';
import { VideocamOffOutlined as StopIcon } from '../../../../icons/VideocamOffOutlined';
import { Button } from '../../../inputs/internals/button';
import { rooted } from '../../../provider/internals/rooted';
import type { RootProps } from '../../../provider/internals/roots';
import type { OtherTexts } from '../../../provider/internals/say';
import { useMessages } from '../../../provider/useMessages';
import { readCode as readByDevice, type ReadCode } from './codeReader';
import { useCodeScanner, type Scanning } from './useCodeScanner';

const english = {
  name: 'Code scanner',
  useCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  choosePicture: 'Choose a picture',
  close: 'Close the scanner',
  idle: 'Read a QR code with the camera or from a picture. Pictures stay on this device.',
  onlyPictures:
    'The camera needs a secure connection. Choose a picture of the code instead. It stays on this device.',
  opening: 'Waiting for the camera. Your browser may ask for permission.',
  scanning: 'Hold the QR code in front of the camera.',
  reading: 'Reading the picture…',
  read: 'A code was read.',
  hidden: 'The camera was turned off while the page was in the background.',
  refused:
    'This page is not allowed to use the camera. Allow it in your browser settings, or choose a picture of the code.',
  missing: 'No camera was found. Choose a picture of the code instead.',
  busy: 'Another app is using the camera. Close it and try again, or choose a picture of the code.',
  insecure: 'The camera needs a secure connection. Choose a picture of the code instead.',
  failed: 'The camera did not start. Try again, or choose a picture of the code.',
  ended: 'The camera has stopped. Try again, or choose a picture of the code.',
  noCode: 'No code was found in this picture. Choose a sharp picture of the whole code.',
  noPicture: 'This file cannot be read as a picture. Choose another one.',
  noReader: 'The code reader could not be loaded. Check your connection and try again.',
} as const;

export type CodeScannerTexts = typeof english;

/**
 * The visible button is the `label` of a file input. The input receives the focus and has the role, so the label has
 * neither.
 */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** By default, a label aligns its text at the start. This style centres the text, like in the other buttons. */
const asButton = { textAlign: 'center' } as const;

/** Allows dropping a file. Otherwise the browser would navigate to the dropped file. */
function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

export interface CodeScannerProps extends RootProps {
  /** Called once, with the unchanged text of the code. */
  onRead: (text: string) => void;
  /**
   * Opens a camera, for example with `getUserMedia`; the browser asks the user for permission. If omitted, codes can
   * only be read from pictures.
   */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /**
   * Reads a code in a picture. By default, the browser's `BarcodeDetector` reads it, or else a decoder whose code loads
   * on first use.
   */
  readCode?: ReadCode | undefined;
  /** Called when the user closes the scanner. If omitted, there is no close button. */
  onClose?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A scanner that reads a QR code with the camera or from a picture. */
export const CodeScanner = rooted(
  'CodeScanner',
  function CodeScanner(
    { onRead, openCamera, readCode = readByDevice, onClose, messages }: CodeScannerProps,
    root,
  ) {
    const say = useMessages('CodeScanner', english, messages);
    const scanner = useCodeScanner({ openCamera, readCode, onRead });
    const { state, isCameraOn, video } = scanner;

    /** Reads the first pasted or dropped file as a picture. If there is no file, the browser handles the event. */
    const take = (event: ClipboardEvent | DragEvent, { files: [file] }: DataTransfer) => {
      if (!file) return;
      event.preventDefault();
      void scanner.readPicture(file);
    };

    return (
      <Stack
        {...root()}
        role="group"
        aria-label={say('name')}
        spacing={3}
        onDragOver={allowDrop}
        onDrop={(event) => {
          take(event, event.dataTransfer);
        }}
        onPaste={(event) => {
          take(event, event.clipboardData);
        }}
      >
        {openCamera && <ScannerView video={video} isOn={state === 'scanning'} />}
        <ScannerStatus state={state}>
          {say(state === 'idle' && !openCamera ? 'onlyPictures' : state)}
        </ScannerStatus>
        {openCamera && (
          <Button
            variant="contained"
            startIcon={isCameraOn ? <StopIcon /> : <CameraIcon />}
            onClick={() => {
              if (isCameraOn) scanner.rest();
              else void scanner.start();
            }}
          >
            {say(isCameraOn ? 'stopCamera' : 'useCamera')}
          </Button>
        )}
        <Button
          {...asLabel}
          sx={asButton}
          variant={openCamera ? 'outlined' : 'contained'}
          startIcon={<PictureIcon />}
        >
          <span>{say('choosePicture')}</span>
          <input
            type="file"
            accept="image/*"
            style={visuallyHidden}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void scanner.readPicture(file);
              // Otherwise selecting the same picture again would not fire a change event.
              currentTarget.value = '';
            }}
          />
        </Button>
        {onClose && <Button onClick={onClose}>{say('close')}</Button>}
      </Stack>
    );
  },
);

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

interface ScannerViewProps {
  video: Ref<HTMLVideoElement>;
  isOn: boolean;
}

/** The picture of the camera, with a frame that shows where to hold the code. It is hidden from screen readers. */
function ScannerView({ video, isOn }: ScannerViewProps) {
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

interface ScannerStatusProps {
  state: Scanning;
  children: ReactNode;
}

/**
 * Shows the status of a `CodeScanner` as a sentence with an icon. Space for two lines is reserved, so that the buttons
 * below rarely move.
 */
function ScannerStatus({ state, children }: ScannerStatusProps) {
  const { Icon, color } = SIGNS[state];
  return (
    <Box role="status" sx={{ display: 'flex', gap: 2, minBlockSize: '3em', typography: 'body2' }}>
      {Icon && (
        <Box component="span" sx={{ color, display: 'inline-flex' }}>
          <Icon fontSize="small" />
        </Box>
      )}
      <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
