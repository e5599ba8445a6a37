import type { Cancel } from './clock';

export interface SavedFile {
  readonly name: string;
  /** The file's MIME type, such as `text/csv`. */
  readonly type: string;
  /** The file's content, which is written in UTF-8. */
  readonly text: string;
}

/** The functions of the device that the app uses. Some of them may be missing or not allowed. */
export interface Device {
  /** Copies a text to the clipboard. Rejects if copying is not allowed. */
  copy(text: string): Promise<void>;
  /** Returns whether the device has a share sheet. */
  canShare(): boolean;
  /** Opens the share sheet. Rejects if the user closes it without sharing. */
  share(text: string): Promise<void>;
  /** Opens the print dialog. Browsers do not report its result. */
  print(): void;
  /** Downloads a file. Rejects if downloading is not allowed. */
  save(file: SavedFile): Promise<void>;
  /** Returns whether the page may request a camera. Only the request reveals whether there is a camera. */
  hasCamera(): boolean;
  /**
   * Opens the rear camera, or another camera if there is no rear camera. The browser asks the user for permission. To
   * turn the camera off, stop all tracks of the stream. Rejects with the errors of `getUserMedia` (Media Capture and
   * Streams, section 10.2), and with a SecurityError if the page may not use a camera.
   */
  openCamera(): Promise<MediaStream>;
  /**
   * Makes the browser ask the user for confirmation before the page is closed or reloaded. After a call of the returned
   * function, the browser no longer asks.
   */
  confirmBeforeUnload(): Cancel;
  /** Calls a function whenever the device becomes online again. The returned function unsubscribes. */
  onReconnect(run: () => void): Cancel;
}

/**
 * The object URL of the last file. The URL is revoked when the next file is downloaded, because the browser may still
 * read the file before that.
 */
let lastFile: string | undefined;

/** Downloads a file by clicking a link to it. */
function download({ name, type, text }: SavedFile): void {
  if (lastFile !== undefined) URL.revokeObjectURL(lastFile);
  lastFile = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = lastFile;
  link.download = name;
  link.click();
}

/** Makes the browser open its confirmation dialog. The browser chooses the text of the dialog. */
function preventUnload(event: Event): void {
  event.preventDefault();
}

/** The device's functions in a browser. Clipboard, share sheet and camera exist only in a secure context. */
export const browserDevice: Device = {
  copy: async (text) => {
    if (!('clipboard' in navigator)) throw new Error('This browser has no clipboard');
    await navigator.clipboard.writeText(text);
  },
  canShare: () => 'share' in navigator,
  share: (text) => navigator.share({ text }),
  print() {
    window.print();
  },
  save: async (file) => {
    download(file);
  },
  hasCamera: () => 'mediaDevices' in navigator,
  openCamera: async () => {
    if (!('mediaDevices' in navigator)) throw new DOMException('No camera here', 'SecurityError');
    return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  },
  confirmBeforeUnload() {
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
    };
  },
  onReconnect(run) {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  },
};
