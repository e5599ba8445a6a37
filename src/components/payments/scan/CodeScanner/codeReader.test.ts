import encodeQR from 'qr';
import { describe, expect, it, vi } from 'vitest';
import { receivingAddress } from '../../../../domain/demo/sampleCurrencies';
import { paymentText } from '../../../../domain/recipients/address';
import { CURRENCIES } from '../../../../domain/currency/currency';
import { createReadCode, type DeviceReader } from './codeReader';

/** Returns a picture of a code, with four pixels for each module. If `text` is undefined, the picture is empty. */
function pictureOf(text?: string): ImageData {
  return pictureWith(text === undefined ? [] : encodeQR(text, 'raw', { border: 4 }));
}

function pictureWith(modules: readonly (readonly boolean[])[]): ImageData {
  const size = Math.max(modules.length * 4, 100);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < modules.length * 4; y += 1)
    for (let x = 0; x < modules.length * 4; x += 1)
      if (modules[Math.floor(y / 4)]?.[Math.floor(x / 4)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { data, width: size, height: size, colorSpace: 'srgb' };
}

interface View {
  /** The angle in degrees. */
  readonly angle: number;
  /** The width of a module in pixels. */
  readonly size?: number;
  /** How much nearer the lower edge is than the middle: 0 for a code that is seen from the front. */
  readonly tilt?: number;
  readonly isInverted?: boolean;
}

/** Returns a picture of a code as a camera sees it, with soft edges. */
function photoOf(text: string, { angle, size = 4, tilt = 0, isInverted = false }: View): ImageData {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const width = Math.ceil(modules.length * size * 1.5);
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const isDark = (x: number, y: number) => {
    const [dx, dy] = [x - width / 2, y - width / 2];
    const scale = (1 + (tilt * dy) / width) / size;
    const column = Math.floor((cos * dx + sin * dy) * scale + modules.length / 2);
    const row = Math.floor((cos * dy - sin * dx) * scale + modules.length / 2);
    return (modules[row]?.[column] ?? false) !== isInverted;
  };
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const parts = [0.25, 0.75].flatMap((right) =>
        [0.25, 0.75].map((below) => isDark(x + right, y + below)),
      );
      const light = (255 * parts.filter((part) => !part).length) / parts.length;
      data.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height: width, colorSpace: 'srgb' };
}

/** Returns a fake of `BarcodeDetector` with given results. */
function deviceReader(
  detect: () => Promise<{ rawValue: string }[]>,
  formats: readonly string[] = ['ean_13', 'qr_code'],
) {
  const detected = vi.fn(detect);
  const Reader = class {
    readonly detect = detected;
    static getSupportedFormats = () => Promise.resolve(formats);
  } satisfies DeviceReader;
  return { Reader, detected };
}

const detects = (text: string) => () => Promise.resolve([{ rawValue: text }]);
const nothing = () => Promise.resolve([]);
const broken = () => Promise.reject(new Error('Service unavailable'));

const links = Object.values(CURRENCIES).map((currency) => [
  currency.symbol,
  paymentText(currency, receivingAddress(currency.id), '0.05'),
]);

describe('the built-in decoder', () => {
  const readCode = createReadCode(undefined);

  it.each(links)('reads the code of %s unchanged', async (_symbol, link = '') => {
    expect(await readCode(pictureOf(link), 'quick')).toBe(link);
    expect(await readCode(pictureOf(link), 'thorough')).toBe(link);
  });

  it('keeps letters of every script, spaces and invisible characters', async () => {
    const text = ' mailto:ana@florin.example?subject=Zoë \u202Eאבג 家賃 \u200B';
    expect(await readCode(pictureOf(text), 'quick')).toBe(text);
  });

  it.each(['quick', 'thorough'] as const)('reads a mirrored code (%s)', async (care) => {
    for (const text of [
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05',
      'a@b.co',
    ]) {
      const modules = encodeQR(text, 'raw', { border: 4 });
      const sideways = modules.map((row) => row.toReversed());
      expect(await readCode(pictureWith(sideways), care)).toBe(text);
      expect(await readCode(pictureWith(modules.toReversed()), care)).toBe(text);
    }
  });

  it('reads a light code on a dark ground, also mirrored', async () => {
    const modules = encodeQR('a@b.co', 'raw', { border: 4 }).map((row) =>
      row.map((isDark) => !isDark),
    );
    const sideways = modules.map((row) => row.toReversed());
    expect(await readCode(pictureWith(modules), 'thorough')).toBe('a@b.co');
    expect(await readCode(pictureWith(sideways), 'thorough')).toBe('a@b.co');
  });

  const LINK = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05';
  const angles = [0, 20, 45, 70, 135, 200, 290, 340];
  const missed = async (care: 'quick' | 'thorough', views: readonly View[]) => {
    const found = await Promise.all(views.map((view) => readCode(photoOf(LINK, view), care)));
    return views.filter((_, index) => found[index] !== LINK).map(({ angle }) => angle);
  };

  it.each([
    ['from the front', {}],
    ['light on a dark ground', { isInverted: true }],
  ])('reads a code at every angle in a frame: %s', async (_, view) => {
    expect(
      await missed(
        'quick',
        angles.map((angle) => ({ angle, ...view })),
      ),
    ).toEqual([]);
  });

  it.each([
    ['small', { size: 2 }],
    ['seen from the side', { tilt: 0.15 }],
  ])('reads a code at every angle in a selected picture: %s', async (_, view) => {
    expect(
      await missed(
        'thorough',
        angles.map((angle) => ({ angle, ...view })),
      ),
    ).toEqual([]);
  });

  it('finds no code in an empty picture', async () => {
    expect(await readCode(pictureOf(), 'quick')).toBeNull();
    expect(await readCode(pictureOf(), 'thorough')).toBeNull();
  });
});

describe('a device with a detector', () => {
  it('uses the detector first, and returns its result', async () => {
    const { Reader, detected } = deviceReader(detects('from the device'));
    expect(await createReadCode(Reader)(pictureOf('ours'), 'quick')).toBe('from the device');
    expect(detected).toHaveBeenCalledOnce();
  });

  it('uses only the detector for a frame, but also the decoder for a selected picture', async () => {
    const { Reader } = deviceReader(nothing);
    const readCode = createReadCode(Reader);
    expect(await readCode(pictureOf('ours'), 'quick')).toBeNull();
    expect(await readCode(pictureOf('ours'), 'thorough')).toBe('ours');
  });

  it('does not use the detector again after it has failed', async () => {
    const { Reader, detected } = deviceReader(broken);
    const readCode = createReadCode(Reader);
    expect(await readCode(pictureOf('ours'), 'quick')).toBe('ours');
    expect(await readCode(pictureOf('again'), 'quick')).toBe('again');
    expect(detected).toHaveBeenCalledOnce();
  });

  it('does not use a detector that does not support QR codes', async () => {
    const { Reader, detected } = deviceReader(detects('from the device'), ['ean_13']);
    expect(await createReadCode(Reader)(pictureOf('ours'), 'quick')).toBe('ours');
    expect(detected).not.toHaveBeenCalled();
  });
});
