import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

/** The size that the most modest camera sends. */
const WIDTH = 640;
const HEIGHT = 480;

/** Pixels for each module: the longest payment link of ours still has room. */
const MODULE = 6;

/** Black and white as video has them, and no colour (ITU-R BT.601). */
const BLACK = 16;
const WHITE = 235;
const NO_COLOR = 128;

/**
 * A film of a QR code that stands still, as YUV4MPEG2: what Chromium's fake camera plays, again and again.
 * Without a text the film is of a white wall.
 */
export function codeVideo(text?: string): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const modules = text === undefined ? [] : encodeQR(text, 'raw', { border: 4 });
  const size = modules.length * MODULE;
  if (size > HEIGHT) throw new Error(`A code of ${modules.length} modules has no room in the film`);
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
 * Writes such a film and names the flags with which Chromium has a camera that plays it. They hold for the
 * whole browser: a test that scans launches one of its own. The camera is opened without a question.
 */
export function cameraPlaying(path: string, text?: string): readonly string[] {
  writeFileSync(path, codeVideo(text));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}
