import type { Cancel } from './clock';

/** A file to download. */
export interface SavedFile {
  readonly name: string;
  /** The file's MIME type: `text/csv`. */
  readonly type: string;
  /** The file's content, which is written in UTF-8. */
  readonly text: string;
}

/** The device: clipboard, share sheet, files, camera, printer and window. Some may be missing or refuse. */
export interface Device {
  /** Copies a text to the clipboard; rejects if that is not allowed. */
  copy(text: string): Promise<void>;
  /** Whether the device has a share sheet. */
  canShare(): boolean;
  /** Opens the share sheet; rejects when it is closed without sharing. */
  share(text: string): Promise<void>;
  /** Opens the print dialog. The page does not get its result. */
  print(): void;
  /** Downloads a file; rejects if that is not allowed. */
  save(file: SavedFile): Promise<void>;
  /** Whether a page may request a camera. Only the request shows whether there is one. */
  hasCamera(): boolean;
  /** Opens the camera, after the browser has asked the user. Stopping all tracks turns it off. */
  openCamera(): Promise<MediaStream>;
  /** Lets the user confirm before the page is closed or reloaded, until the returned function is called. */
  confirmBeforeUnload(): Cancel;
  /** Calls a function whenever the device is online again, until the returned function is called. */
  onReconnect(run: () => void): Cancel;
}

/** Makes the browser open its confirmation dialog. A page cannot choose the text. */
function preventUnload(event: Event): void {
  event.preventDefault();
}

/** The browser's device. Clipboard and share sheet exist only in a secure context. */
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
  // Rarely needed, so it loads on demand.
  save: async (file) => (await import('./download')).download(file),
  // Available only in a secure context.
  hasCamera: () => 'mediaDevices' in navigator,
  openCamera: async () => (await import('./camera')).openCamera(),
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
