import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
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

/** Lends the device's clipboard, share sheet, camera, printer and calendar, and the log, to everything inside. */
export function DeviceProvider({ device, clock, log, children }: DeviceProviderProps) {
  const value = useMemo(() => ({ device, clock, log }), [device, clock, log]);
  return <DeviceContext value={value}>{children}</DeviceContext>;
}

/**
 * A state that is forgotten after `ms` milliseconds. Setting it again, to an object of its own,
 * starts the time anew.
 */
export function useBriefly<Value extends object>(ms: number) {
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

/** Copies texts and tells for two seconds what was copied. A failure is only logged, as specified. */
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

/** Shares texts through the device, where it can. A failure is only logged, as specified. */
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

/** Prints the page that is open, as its print style sheet has it. */
export function usePrint(): () => void {
  const { device } = useDevice();
  return () => {
    device.print();
  };
}

/** Saves files through the device; rejects when that is not allowed. */
export function useSave() {
  return useDevice().device.save;
}

/** Opens the camera, as a scanner asks for it; undefined where no page may ask for one. */
export function useCamera(): (() => Promise<MediaStream>) | undefined {
  const { device } = useDevice();
  return device.hasCamera() ? device.openCamera : undefined;
}

/** The clock, as the timer of a component that waits. */
export function useTimer(): Timer {
  return useDevice().clock;
}

/** The current year in the reader's zone. It is a plain number, so that it renders nobody anew. */
export function useThisYear(): number {
  return new Date(useDevice().clock.now()).getFullYear();
}

/** Where a page writes what a developer may want to know. */
export function useLog(): Log {
  return useDevice().log;
}
