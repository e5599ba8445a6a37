import type { ReadCode } from './codeReader';

/** The longest side of a picture that is read, in pixels: a code that fills a tenth of it is still sharp. */
const MOST = 1_200;

/** Ten frames a second find a code as fast as a hand holds it still. */
const FRAME_MS = 100;

/** The pixels of a picture, made smaller where it is large. See-through parts are white, as the paper of codes. */
function pixelsOf(
  picture: CanvasImageSource,
  width: number,
  height: number,
  canvas = document.createElement('canvas'),
): ImageData {
  const scale = Math.min(1, MOST / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The pixels of a file; null where it is no picture. No address is made for it, so that none is left behind. */
export async function pixelsOfFile(file: Blob): Promise<ImageData | null> {
  try {
    const picture = await createImageBitmap(file);
    try {
      return pixelsOf(picture, picture.width, picture.height);
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}

/**
 * Reads what a camera sees until there is a code in it; resolves with its text, or with null once it is called off.
 * One frame is read at a time, and none while the page is not drawn.
 */
export function readFrames(
  video: HTMLVideoElement,
  readCode: ReadCode,
  { signal }: { readonly signal: AbortSignal },
): Promise<string | null> {
  const canvas = document.createElement('canvas');
  return new Promise((resolve, reject) => {
    let last = -FRAME_MS;
    const see = async (now: number): Promise<string | null> => {
      if (now - last < FRAME_MS || video.videoWidth === 0) return null;
      last = now;
      return readCode(pixelsOf(video, video.videoWidth, video.videoHeight, canvas), 'quick');
    };
    const step = async (now: number) => {
      const text = signal.aborted ? null : await see(now);
      if (signal.aborted || text !== null) resolve(text);
      else next();
    };
    const next = () => {
      requestAnimationFrame((now) => {
        step(now).catch(reject);
      });
    };
    next();
  });
}
