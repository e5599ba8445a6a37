import PictureIcon from '@mui/icons-material/ImageRounded';
import CameraIcon from '@mui/icons-material/PhotoCameraRounded';
import StopIcon from '@mui/icons-material/VideocamOffRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ClipboardEvent, DragEvent } from 'react';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { CodeScanner as english } from './CodeScanner.messages';
import type { ReadCode } from './codeReader';
import { readCode as readByDevice } from './codeReader';
import { ScannerStatus } from './scannerStatus';
import { ScannerView } from './scannerView';
import { useCodeScanner } from './useCodeScanner';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

/** The field within has the focus and the role: a file is chosen by the browser's own control. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A label's words stand at its start where they have two lines; a button's stand in its middle. */
const asButton = { textAlign: 'center' } as const;

/** A page that does not take a dragged file is left for it. */
function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

export interface CodeScannerProps extends RootProps {
  /** A code was read; its text comes as it is, once. */
  onRead: (text: string) => void;
  /** Opens a camera, which the browser asks its user for; left out where there can be none. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /** Reads a code in a picture; the device's own reader without it, or one that loads on first use. */
  readCode?: ReadCode;
  /** The user wants no code after all; left out where the scanner stays. */
  onClose?: () => void;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    CodeScanner: CodeScannerProps;
  }
}

/** Reads a QR code with the camera, or from a picture. */
export const CodeScanner = rooted(
  'CodeScanner',
  function CodeScanner(
    { onRead, openCamera, readCode = readByDevice, onClose, messages }: CodeScannerProps,
    root,
  ) {
    const say = useMessages('CodeScanner', english, messages);
    const scanner = useCodeScanner({ openCamera, readCode, onRead });
    const { state, isCameraOn, video } = scanner;

    /** Takes the first file that is handed over, and leaves everything else to the browser. */
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
          {say('choosePicture')}
          <input
            type="file"
            accept="image/*"
            style={visuallyHidden}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void scanner.readPicture(file);
              // The same picture can be chosen again.
              currentTarget.value = '';
            }}
          />
        </Button>
        {onClose && <Button onClick={onClose}>{say('close')}</Button>}
      </Stack>
    );
  },
);
