/** Reads a QR code in a picture: its text, or null without a code. Rejects if it cannot read. */
export type ReadCode = (picture: ImageData, care: 'quick' | 'thorough') => Promise<string | null>;

/** The device's detector of the Shape Detection API (section 2.4), which TypeScript has no types for. */
export interface DeviceReader {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** The time limit of Florin's decoder for a selected picture, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Reads with Florin's decoder, which loads on first use. */
const readOurselves: ReadCode = async (picture, care) => {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(picture, care === 'thorough' ? { effort: 8, timeLimit: PATIENCE_MS } : {});
  } catch {
    // The decoder throws this for a picture without a code.
    return null;
  }
};

/** The device's detector; null if there is none for QR codes. */
async function detectorOf(Reader: DeviceReader | undefined) {
  try {
    if (!(await Reader?.getSupportedFormats())?.includes(FORMAT)) return null;
    return Reader ? new Reader({ formats: [FORMAT] }) : null;
  } catch {
    return null;
  }
}

/**
 * Makes a reader that uses the device's detector, or Florin's decoder if there is no detector or it fails. For a
 * selected picture the result is null only if both find no code.
 */
export function createReadCode(Reader: DeviceReader | undefined): ReadCode {
  let detector: ReturnType<typeof detectorOf> | undefined;
  return async (picture, care) => {
    detector ??= detectorOf(Reader);
    try {
      const codes = await (await detector)?.detect(picture);
      const text = codes?.find(({ rawValue }) => rawValue !== '')?.rawValue;
      if (text !== undefined) return text;
      if (codes && care === 'quick') return null;
    } catch {
      // A device may have the API without a working service.
      detector = Promise.resolve(null);
    }
    return readOurselves(picture, care);
  };
}

/** Reads with the device's detector or Florin's decoder. */
export const readCode: ReadCode = createReadCode(
  (globalThis as { readonly BarcodeDetector?: DeviceReader }).BarcodeDetector,
);
