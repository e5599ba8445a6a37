import type { SavedFile } from './device';

/**
 * The object URL of the last file. The URL is revoked when the next file is downloaded, because the browser may still
 * read the file before that.
 */
let lastFile: string | undefined;

/** Downloads a file by clicking a link to it. */
export function download({ name, type, text }: SavedFile): void {
  if (lastFile !== undefined) URL.revokeObjectURL(lastFile);
  lastFile = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = lastFile;
  link.download = name;
  link.click();
}
