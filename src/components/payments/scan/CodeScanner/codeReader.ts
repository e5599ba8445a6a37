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
  return async (picture, care) =>
    (await readOnce(picture, care)) ?? readOnce(mirror(picture), care);
}

/** Reads a code with the `BarcodeDetector` of this browser, or with the bundled decoder; see `createReadCode`. */
export const readCode: ReadCode = createReadCode(
  (globalThis as { readonly BarcodeDetector?: DeviceReader }).BarcodeDetector,
);
