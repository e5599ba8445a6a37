import type { SavedFile } from './device';

/** The address of the last file. It is given up only for the next one: a browser may still be reading it. */
let lastFile: string | undefined;

/** Downloads a file as browsers do it: by a link to it that is pressed. */
export function download({ name, type, text }: SavedFile): void {
  if (lastFile !== undefined) URL.revokeObjectURL(lastFile);
  lastFile = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = lastFile;
  link.download = name;
  link.click();
}
