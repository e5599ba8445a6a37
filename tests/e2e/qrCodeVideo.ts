import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

/** The size of the video in pixels, which is the size of a simple camera's picture. */
const WIDTH = 640;
const HEIGHT = 480;

/** The width of a module in pixels. At this width, the QR code of Florin's longest payment link fits into the video. */
const MODULE = 6;

/** The luma of black and white, and the neutral chroma, as defined in ITU-R BT.601. */
const BLACK = 16;
const WHITE = 235;
const NO_COLOR = 128;

/**
 * Returns a video of a QR code in the format YUV4MPEG2. Chromium's fake camera plays the video repeatedly. If there is
 * no text, the video is white.
 */
export function codeVideo(text?: string): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const modules = text === undefined ? [] : encodeQR(text, 'raw', { border: 4 });
  const size = modules.length * MODULE;
  if (size > HEIGHT) throw new Error(`A code of ${modules.length} modules does not fit.`);
  const left = Math.floor((WIDTH - size) / 2);
  const top = Math.floor((HEIGHT - size) / 2);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules[Math.floor(y / MODULE)]?.[Math.floor(x / MODULE)])
        light[(top + y) * WIDTH + left + x] = BLACK;
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR)];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

/**
 * Writes the video of a QR code to a file, and returns flags for Chromium. With these flags, the camera plays the
 * video, and pages may use the camera without permission. The flags apply to the whole browser, so each test that scans
 * a code launches a separate browser.
 */
export function cameraPlaying(path: string, text?: string): readonly string[] {
  writeFileSync(path, codeVideo(text));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}
