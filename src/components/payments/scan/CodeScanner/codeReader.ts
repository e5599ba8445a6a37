import { deviceTimer } from '../../../../hooks/timer';

/**
 * Reads a QR code in a picture. The promise resolves with the code's text, or with null if there is no code. It rejects
 * if the picture cannot be read.
 * - `picture`: the function may mirror its pixels in place.
 * - `care`: `quick` for a camera frame, `thorough` for a picture that the user has selected.
 */
export type ReadCode = (picture: ImageData, care: 'quick' | 'thorough') => Promise<string | null>;

/** The `BarcodeDetector` class of the Shape Detection API (section 2.4), for which TypeScript has no types. */
export interface DeviceReader {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** The time limit in milliseconds for the bundled decoder to read a selected picture. */
const PATIENCE_MS = 1_000;

/**
 * Reads a code with the bundled decoder, whose code loads on first use. This decoder also reads light codes on a dark
 * background.
 */
const readOurselves: ReadCode = async (picture, care) => {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(picture, care === 'thorough' ? { effort: 8, timeLimit: PATIENCE_MS } : {});
  } catch {
    // The decoder throws if the picture contains no code.
    return null;
  }
};

/**
 * The angles in degrees by which a selected picture is turned until the bundled decoder reads it. A code looks the same
 * to the decoder after a quarter turn. The turned picture is also larger, but a picture of `mostPixels` is not enlarged.
 *
 * The decoder misses some codes that are small or seen at an angle, and reads them after a turn, because other pixels
 * are then in the middle of the modules.
 */
const TURNS = { degrees: [18, 36, 54, 72], scale: 1.5, mostPixels: 1_200 } as const;

/** Returns a turned and scaled copy of a picture in shades of grey. The pixels outside the picture are white. */
function turned({ data, width, height }: ImageData, degrees: number): ImageData {
  const { scale: most, mostPixels } = TURNS;
  const scale = Math.max(1, Math.min(most, mostPixels / Math.max(width, height)));
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const extent = Math.ceil((width + height) * scale * Math.SQRT1_2);
  const lightAt = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 255;
    const at = (y * width + x) * 4;
    return ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  };
  const pixels = new Uint8ClampedArray(extent * extent * 4).fill(255);
  for (let y = 0; y < extent; y += 1)
    for (let x = 0; x < extent; x += 1) {
      const [dx, dy] = [x + 0.5 - extent / 2, y + 0.5 - extent / 2];
      const sourceX = cos * dx + sin * dy + width / 2 - 0.5;
      const sourceY = cos * dy - sin * dx + height / 2 - 0.5;
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      const [right, below] = [sourceX - left, sourceY - top];
      const upper = lightAt(left, top) * (1 - right) + lightAt(left + 1, top) * right;
      const lower = lightAt(left, top + 1) * (1 - right) + lightAt(left + 1, top + 1) * right;
      const at = (y * extent + x) * 4;
      pixels.fill(upper * (1 - below) + lower * below, at, at + 3);
    }
  return { data: pixels, width: extent, height: extent, colorSpace: 'srgb' };
}

/** Waits for the next task, so that the page reacts to the user between two long computations. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    deviceTimer.after(0, resolve);
  });

/** Reads a code with the bundled decoder in turned copies of a picture, one after the other. */
async function readTurned(
  picture: ImageData,
  [degrees, ...others]: readonly number[] = TURNS.degrees,
): Promise<string | null> {
  if (degrees === undefined) return null;
  await nextTask();
  const text = await readOurselves(turned(picture, degrees), 'thorough');
  return text ?? readTurned(picture, others);
}

/** Mirrors a picture horizontally in place, and returns it. */
function mirror(picture: ImageData): ImageData {
  const { data, width, height } = picture;
  const pixels = new Uint32Array(data.buffer);
  for (let row = 0; row < height; row += 1)
    pixels.subarray(row * width, (row + 1) * width).reverse();
  return picture;
}

/** Returns a `BarcodeDetector`, or null if the browser cannot detect QR codes. */
async function detectorOf(Reader: DeviceReader | undefined) {
  try {
    if (!(await Reader?.getSupportedFormats())?.includes(FORMAT)) return null;
    return Reader ? new Reader({ formats: [FORMAT] }) : null;
  } catch {
    return null;
  }
}

/**
 * Returns a function that reads a code in these steps:
 * 1. It uses the browser's `BarcodeDetector`.
 * 2. If there is no detector, if it fails, or if it finds no code in a selected picture, it uses the bundled decoder.
 * 3. If there is still no code, it mirrors the picture and tries again, because a code behind glass is mirrored.
 * 4. If there is no code in a selected picture, it turns the picture by several angles.
 */
export function createReadCode(Reader: DeviceReader | undefined): ReadCode {
  let detector: ReturnType<typeof detectorOf> | undefined;
  const readOnce: ReadCode = async (picture, care) => {
    detector ??= detectorOf(Reader);
    try {
      const codes = await (await detector)?.detect(picture);
      const text = codes?.find(({ rawValue }) => rawValue !== '')?.rawValue;
      if (text !== undefined) return text;
      if (codes && care === 'quick') return null;
    } catch {
      // Some browsers have the API, but its service does not work. After an error, the detector is not used again.
      detector = Promise.resolve(null);
    }
    return readOurselves(picture, care);
  };
  return async (picture, care) => {
    const text = (await readOnce(picture, care)) ?? (await readOnce(mirror(picture), care));
    return text ?? (care === 'thorough' ? readTurned(mirror(picture)) : null);
  };
}

/** Reads a code with the `BarcodeDetector` of this browser, or with the bundled decoder; see `createReadCode`. */
export const readCode: ReadCode = createReadCode(
  (globalThis as { readonly BarcodeDetector?: DeviceReader }).BarcodeDetector,
);
