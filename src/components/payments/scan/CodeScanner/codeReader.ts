/** Reads a QR code in a picture: its text, or null where there is none. Rejects when it cannot read at all. */
export type ReadCode = (picture: ImageData, care: 'quick' | 'thorough') => Promise<string | null>;

/** The device's own reader, as the Shape Detection API has it (section 2.4). TypeScript does not know it. */
export interface DeviceReader {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** How long the reader of ours looks for a code in a picture that was chosen, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Reads by code of ours, which comes when it is first wanted. */
const readOurselves: ReadCode = async (picture, care) => {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(picture, care === 'thorough' ? { effort: 8, timeLimit: PATIENCE_MS } : {});
  } catch {
    // Its word for a picture without a code.
    return null;
  }
};

/** The device's own detector; null where there is none that knows QR codes. */
async function detectorOf(Reader: DeviceReader | undefined) {
  try {
    if (!(await Reader?.getSupportedFormats())?.includes(FORMAT)) return null;
    return Reader ? new Reader({ formats: [FORMAT] }) : null;
  } catch {
    return null;
  }
}

/**
 * Makes a reader that asks the device's own first, and reads by itself where there is none or where it fails. A
 * picture that was chosen is looked at by both before it is said to have no code.
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
      // A device may have the detector and not the service behind it.
      detector = Promise.resolve(null);
    }
    return readOurselves(picture, care);
  };
}

/** Reads with the device that the page runs on. */
export const readCode: ReadCode = createReadCode(
  (globalThis as { readonly BarcodeDetector?: DeviceReader }).BarcodeDetector,
);
