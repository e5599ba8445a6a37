import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ClipboardEvent, DragEvent } from 'react';
import { ImageRounded as PictureIcon } from '../../../../icons/ImageRounded';
import { PhotoCameraRounded as CameraIcon } from '../../../../icons/PhotoCameraRounded';
import { VideocamOffRounded as StopIcon } from '../../../../icons/VideocamOffRounded';
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

/** The button is the label of a file input, which has the focus and the role. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The text of a label is at its start if it has two lines; that of a button is centred. */
const asButton = { textAlign: 'center' } as const;

/** Allows dropping a file. Otherwise the browser would open the file instead of the page. */
function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

export interface CodeScannerProps extends RootProps {
  /** Called once with the unchanged text of a code. */
  onRead: (text: string) => void;
  /** Opens a camera; the browser asks the user for permission. Undefined if there can be no camera. */
  openCamera?: (() => Promise<MediaStream>) | undefined;
  /** Reads a code in a picture; by default with the device's detector, or a decoder that loads on first use. */
  readCode?: ReadCode | undefined;
  /** Called when the user cancels; without it there is no such button. */
  onClose?: (() => void) | undefined;
  /** Other texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    CodeScanner: CodeScannerProps;
  }
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

    /** Reads the first file, and leaves everything else to the browser. */
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
              // Without this, selecting the same picture again would have no effect.
              currentTarget.value = '';
            }}
          />
        </Button>
        {onClose && <Button onClick={onClose}>{say('close')}</Button>}
      </Stack>
    );
  },
);
