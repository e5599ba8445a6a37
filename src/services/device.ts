import type { Cancel } from './clock';

/** A file that the user takes away. */
export interface SavedFile {
  readonly name: string;
  /** Its MIME type: `text/csv`. */
  readonly type: string;
  /** Its content, which is written in UTF-8. */
  readonly text: string;
}

/** The device around the page: clipboard, share sheet, files, camera, printer and window. Some can be missing or refuse. */
export interface Device {
  /** Puts a text on the clipboard; rejects when that is not allowed. */
  copy(text: string): Promise<void>;
  /** Whether there is a share sheet at all. */
  canShare(): boolean;
  /** Opens the share sheet; rejects when it is closed without sharing. */
  share(text: string): Promise<void>;
  /** Opens the dialog in which the page is printed; the page sees nothing of what is done in it. */
  print(): void;
  /** Puts a file where the user keeps what was downloaded; rejects when that is not allowed. */
  save(file: SavedFile): Promise<void>;
  /** Whether a page may ask for a camera; whether there is one is known only after it has asked. */
  hasCamera(): boolean;
  /** Opens the camera, after the browser has asked its user; its light goes out when all tracks are stopped. */
  openCamera(): Promise<MediaStream>;
  /** Lets the user confirm before the page is closed or loaded anew, until the returned function is called. */
  askBeforeLeaving(): Cancel;
  /** Runs something whenever the device is connected to a network again, until the returned function is called. */
  onReconnect(run: () => void): Cancel;
}

/** Asks by the browser's own question, whose words no page can choose. */
function ask(event: Event): void {
  event.preventDefault();
}

/** The browser's own device. Clipboard and share sheet exist only in a secure context. */
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
  // Seldom wanted.
  save: async (file) => (await import('./download')).download(file),
  // Offered only in a secure context.
  hasCamera: () => 'mediaDevices' in navigator,
  openCamera: async () => (await import('./camera')).openCamera(),
  askBeforeLeaving() {
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  },
  onReconnect(run) {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  },
};
