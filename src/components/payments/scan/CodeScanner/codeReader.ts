/**
 * Reads a QR code in a picture. `care` is `quick` for a camera frame, and `thorough` for a picture that the user has
 * selected. The reader may mirror the picture. The promise resolves with the code's text, or with null if there is no
 * code. It rejects if the picture cannot be read.
 */
export type ReadCode = (picture: ImageData, care: 'quick' | 'thorough') => Promise<string | null>;

/** The device's detector of the Shape Detection API (section 2.4), which TypeScript has no types for. */
export interface DeviceReader {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** The time limit in milliseconds for Florin's decoder to read a selected picture. */
const PATIENCE_MS = 1_000;

/** Reads a code with Florin's decoder, which loads on first use. It also reads light codes on a dark ground. */
const readOurselves: ReadCode = async (picture, care) => {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(picture, care === 'thorough' ? { effort: 8, timeLimit: PATIENCE_MS } : {});
  } catch {
    // The decoder throws if the picture contains no code.
    return null;
  }
};

/** Exchanges left and right in a picture, and returns the same picture. */
function mirror(picture: ImageData): ImageData {
  const { data, width, height } = picture;
  const pixels = new Uint32Array(data.buffer);
  for (let row = 0; row < height; row += 1)
    pixels.subarray(row * width, (row + 1) * width).reverse();
  return picture;
}

/** Returns the device's detector, or null if the device cannot detect QR codes. */
async function detectorOf(Reader: DeviceReader | undefined) {
  try {
    if (!(await Reader?.getSupportedFormats())?.includes(FORMAT)) return null;
    return Reader ? new Reader({ formats: [FORMAT] }) : null;
  } catch {
    return null;
  }
}

/**
 * Creates a reader that uses the device's detector. If there is no detector, or it fails, the reader uses Florin's
 * decoder. If the detector finds no code in a selected picture, the reader tries Florin's decoder as well. If there is
 * still no code, the reader mirrors the picture and tries again, because a code behind glass is mirrored.
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
      // Some devices have the API, but the service behind it does not work. The detector is then not used again.
      detector = Promise.resolve(null);
    }
    return readOurselves(picture, care);
  };
  return async (picture, care) =>
    (await readOnce(picture, care)) ?? readOnce(mirror(picture), care);
}

/** Reads a code with the detector of this device, or with Florin's decoder; see `createReadCode`. */
export const readCode: ReadCode = createReadCode(
  (globalThis as { readonly BarcodeDetector?: DeviceReader }).BarcodeDetector,
);
