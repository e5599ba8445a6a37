import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Timer } from '../hooks/timer';
import type { Clock } from '../services/clock';
import type { Device } from '../services/device';
import type { Log } from '../services/log';
import { createStrictContext } from './createStrictContext';

interface DeviceContextValue {
  readonly device: Device;
  readonly clock: Clock;
  readonly log: Log;
}

const [DeviceContext, useDevice] = createStrictContext<DeviceContextValue>(
  'useDevice',
  'DeviceProvider',
);

export interface DeviceProviderProps extends DeviceContextValue {
  children: ReactNode;
}

/** Provides the device (clipboard, share sheet, camera, printer), the clock and the log to the hooks of this file. */
export function DeviceProvider({ device, clock, log, children }: DeviceProviderProps) {
  const value = useMemo(() => ({ device, clock, log }), [device, clock, log]);
  return <DeviceContext value={value}>{children}</DeviceContext>;
}

/** A state that becomes null after `ms` milliseconds. Setting a new object restarts the time. */
function useBriefly<Value extends object>(ms: number) {
  const { clock } = useDevice();
  const [value, setValue] = useState<Value | null>(null);

  useEffect(() => {
    if (value === null) return undefined;
    return clock.after(ms, () => {
      setValue(null);
    });
  }, [clock, ms, value]);

  return [value, setValue] as const;
}

const COPIED_MS = 2_000;

/**
 * Returns a function that copies a text, and the copied text for two seconds after each copy. A failure is only logged,
 * as specified.
 */
export function useCopy() {
  const { device, log } = useDevice();
  const [copied, setCopied] = useBriefly<{ readonly text: string }>(COPIED_MS);

  const copy = async (text: string) => {
    try {
      await device.copy(text);
      setCopied({ text });
    } catch (cause) {
      log.warn('Copying to the clipboard failed', cause);
    }
  };
  return { copiedText: copied?.text ?? null, copy };
}

/** Returns a function that shares a text, and whether the device can share. A failure is only logged, as specified. */
export function useShare() {
  const { device, log } = useDevice();
  const share = async (text: string) => {
    try {
      await device.share(text);
    } catch (cause) {
      log.warn('Sharing failed', cause);
    }
  };
  return { canShare: device.canShare(), share };
}

/** Returns a function that prints the page with its print style sheet. */
export function usePrint(): () => void {
  const { device } = useDevice();
  return () => {
    device.print();
  };
}

/** Returns a function that downloads a file. Its promise rejects if downloading is not allowed. */
export function useSave() {
  return useDevice().device.save;
}

/** Returns a function that opens the camera for a scanner. Undefined if the page may not request a camera. */
export function useCamera(): (() => Promise<MediaStream>) | undefined {
  const { device } = useDevice();
  return device.hasCamera() ? device.openCamera : undefined;
}

/** Returns the app's clock for components with a `timer` prop. */
export function useTimer(): Timer {
  return useDevice().clock;
}

/** Returns the current year in the device's time zone. The component does not re-render when the year changes. */
export function useThisYear(): number {
  return new Date(useDevice().clock.now()).getFullYear();
}

/** Returns the log for developers: the browser's console, or a list in tests. */
export function useLog(): Log {
  return useDevice().log;
}
