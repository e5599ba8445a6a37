import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFrames } from './codePictures';
import type { ReadCode } from './codeReader';

/** A fake of `requestAnimationFrame`. `draw` runs a number of frames, at 60 frames per second. */
const screen = { now: 0, next: undefined as FrameRequestCallback | undefined };

async function draw(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    const { next } = screen;
    screen.next = undefined;
    screen.now += 1_000 / 60;
    next?.(screen.now);
    // Waits for the promises of this frame before the next frame.
    await new Promise(setImmediate);
  }
}

const drawImage = vi.fn();

beforeEach(() => {
  const context = { fillRect: vi.fn(), drawImage, getImageData: () => ({}) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    screen.next = next;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  drawImage.mockClear();
});

const video = (width = 1_920, height = 1_080) =>
  ({ videoWidth: width, videoHeight: height }) as HTMLVideoElement;

it('reads the reduced middle of a few frames per second until it finds a code', async () => {
  const readCode = vi.fn<ReadCode>(() => Promise.resolve(null));
  const text = readFrames(video(), readCode, new AbortController());
  await draw(60);
  expect(readCode.mock.calls.length).toBeGreaterThan(6);
  expect(readCode.mock.calls.length).toBeLessThan(10);
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([420, 0, 1_080, 1_080, 0, 0, 640, 640]);
  readCode.mockResolvedValueOnce('bitcoin:…');
  await draw(10);
  expect(await text).toBe('bitcoin:…');
  expect(screen.next).toBeUndefined();
});

it('reads the next frame only after the previous frame has been read', async () => {
  const answers: ((text: string | null) => void)[] = [];
  const readCode: ReadCode = () => new Promise((resolve) => answers.push(resolve));
  const text = readFrames(video(), readCode, new AbortController());
  await draw(60);
  expect(answers).toHaveLength(1);
  answers[0]?.(null);
  // These frames are in the pause after the read frame.
  await draw(6);
  expect(answers).toHaveLength(1);
  await draw(4);
  expect(answers).toHaveLength(2);
  answers[1]?.('slow');
  expect(await text).toBe('slow');
});

it('reads nothing before the first frame, or after reading is cancelled', async () => {
  const readCode = vi.fn<ReadCode>(() => Promise.resolve('late'));
  const control = new AbortController();
  const text = readFrames(video(0, 0), readCode, control);
  await draw(30);
  expect(readCode).not.toHaveBeenCalled();
  control.abort();
  await draw(1);
  expect(await text).toBeNull();
  expect(screen.next).toBeUndefined();
});

it('reports that the device cannot read codes', async () => {
  const text = readFrames(
    video(),
    () => Promise.reject(new Error('offline')),
    new AbortController(),
  );
  await Promise.all([expect(text).rejects.toThrow('offline'), draw(1)]);
});
