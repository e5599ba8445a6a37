import { useEffect, useRef, useState } from 'react';
import { pixelsOfFile, readFrames } from './codePictures';
import type { ReadCode } from './codeReader';

/** The reason why a camera does not start, by the name of the error (Media Capture and Streams, section 10.2). */
const REASONS = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
  TypeError: 'insecure',
} as const;

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.name in REASONS
    ? REASONS[cause.name as keyof typeof REASONS]
    : 'failed';

/** The status of a scanner: idle, working, done, or the reason of a failure. */
export type Scanning =
  | 'idle'
  | 'opening'
  | 'scanning'
  | 'reading'
  | 'read'
  | 'hidden'
  | (typeof REASONS)[keyof typeof REASONS]
  | 'failed'
  | 'ended'
  | 'noCode'
  | 'noPicture'
  | 'noReader';

interface Scanner {
  readonly openCamera: (() => Promise<MediaStream>) | undefined;
  readonly readCode: ReadCode;
  readonly onRead: (text: string) => void;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Reads codes with the camera or from pictures. Only one task runs at a time: a new task aborts the pending task. */
export function useCodeScanner({ openCamera, readCode, onRead }: Scanner) {
  const [state, setState] = useState<Scanning>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const pending = useRef<AbortController>(undefined);
  const isCameraOn = state === 'opening' || state === 'scanning';
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  }, [onRead]);

  /** Begins a task, and aborts the pending task. When a task ends, the camera is turned off. */
  const begin = (next: Scanning) => {
    pending.current?.abort();
    const own = new AbortController();
    pending.current = own;
    setState(next);
    const end = (last: Scanning) => {
      if (own.signal.aborted) return;
      own.abort();
      setState(last);
    };
    const finish = (text: string) => {
      if (own.signal.aborted) return;
      end('read');
      latest.current(text);
    };
    return { signal: own.signal, end, finish };
  };

  const show = async (stream: MediaStream, signal: AbortSignal) => {
    const screen = video.current;
    if (!screen) throw new Error('The element that shows the camera is missing');
    screen.srcObject = stream;
    signal.addEventListener('abort', () => {
      screen.srcObject = null;
    });
    await screen.play();
    return screen;
  };

  const start = async () => {
    if (!openCamera) return;
    const { signal, end, finish } = begin('opening');
    let screen: HTMLVideoElement;
    try {
      const stream = await openCamera();
      // The user may grant permission after the scanner has unmounted. The camera is then turned off at once.
      if (signal.aborted) {
        stop(stream);
        return;
      }
      signal.addEventListener('abort', () => {
        stop(stream);
      });
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          end('ended');
        });
      screen = await show(stream, signal);
    } catch (cause) {
      end(reasonOf(cause));
      return;
    }
    if (signal.aborted) return;
    setState('scanning');
    try {
      const text = await readFrames(screen, readCode, { signal });
      if (text !== null) finish(text);
    } catch {
      end('noReader');
    }
  };

  const readPicture = async (file: Blob) => {
    const { end, finish } = begin('reading');
    const pixels = await pixelsOfFile(file);
    if (!pixels) {
      end('noPicture');
      return;
    }
    try {
      const text = await readCode(pixels, 'thorough');
      if (text === null) end('noCode');
      else finish(text);
    } catch {
      end('noReader');
    }
  };

  const rest = (next: Scanning = 'idle') => {
    pending.current?.abort();
    setState(next);
  };

  useEffect(() => {
    if (!isCameraOn) return undefined;
    const hide = () => {
      if (document.visibilityState !== 'hidden') return;
      pending.current?.abort();
      setState('hidden');
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isCameraOn]);

  useEffect(
    () => () => {
      pending.current?.abort();
    },
    [],
  );

  return { state, isCameraOn, video, start, rest, readPicture };
}
