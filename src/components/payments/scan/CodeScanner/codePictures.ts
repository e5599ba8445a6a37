import type { ReadCode } from './codeReader';

/**
 * The maximum width and height in pixels for a picture and for a camera frame. Larger ones are scaled down before they
 * are read. At 1,200 pixels, a code that fills a tenth of the width is still readable. Frames are smaller, so that a
 * slow device stays responsive.
 */
const MOST = { picture: 1_200, frame: 640 } as const;

/** The pause between reading two frames. It is short enough to read a code that the user holds still for a moment. */
const PAUSE_MS = 100;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the square in the middle of the camera's picture, which is the part that the scanner shows. */
function middleOf({ videoWidth, videoHeight }: HTMLVideoElement): Part {
  const side = Math.min(videoWidth, videoHeight);
  return { x: (videoWidth - side) / 2, y: (videoHeight - side) / 2, width: side, height: side };
}

/**
 * Returns the pixels of a part of a picture, scaled down to a width and height of at most `most` pixels. Transparent
 * pixels become white, like the background of a code.
 */
function pixelsOf(
  picture: CanvasImageSource,
  { x, y, width, height }: Part,
  most: number,
  canvas = document.createElement('canvas'),
): ImageData {
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('This browser provides no 2D canvas context');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the pixels of a file, or null if the file is not a picture. */
export async function pixelsOfFile(file: Blob): Promise<ImageData | null> {
  try {
    const picture = await createImageBitmap(file);
    try {
      const { width, height } = picture;
      return pixelsOf(picture, { x: 0, y: 0, width, height }, MOST.picture);
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}

/**
 * Reads camera frames until one contains a code. The promise resolves with the text of the code, or with null when the
 * signal is aborted. The function reads one frame at a time, with a pause after each frame. While the page is not
 * painted, for example in a background tab, no frame is read.
 */
export function readFrames(
  video: HTMLVideoElement,
  readCode: ReadCode,
  { signal }: { readonly signal: AbortSignal },
): Promise<string | null> {
  const canvas = document.createElement('canvas');
  return new Promise((resolve, reject) => {
    // The time of the first animation frame after a read, when the pause begins; undefined during a read.
    let pauseBegan: number | undefined = -PAUSE_MS;
    const see = async (now: number): Promise<string | null> => {
      pauseBegan ??= now;
      if (now - pauseBegan < PAUSE_MS || video.videoWidth === 0) return null;
      pauseBegan = undefined;
      return readCode(pixelsOf(video, middleOf(video), MOST.frame, canvas), 'quick');
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
