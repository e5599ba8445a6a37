import type { Call } from './simulation';

/** The device's clipboard and share sheet. Both can be missing or refuse. */
export interface Device {
  /** Puts a text on the clipboard; rejects when that is not allowed. */
  copy(text: string): Promise<void>;
  /** Whether there is a share sheet at all. */
  canShare(): boolean;
  /** Opens the share sheet; rejects when it is closed without sharing. */
  share(text: string): Promise<void>;
}

/** The browser's own clipboard and share sheet. Both exist only in a secure context. */
export const browserDevice: Device = {
  copy: async (text) => {
    if (!('clipboard' in navigator)) throw new Error('This browser has no clipboard');
    await navigator.clipboard.writeText(text);
  },
  canShare: () => 'share' in navigator,
  share: (text) => navigator.share({ text }),
};

/** Passes a device's calls through the simulation, so that they can be made to fail. */
export function simulatedDevice(device: Device, call: Call): Device {
  return {
    copy: (text) => call('copy', 0, () => device.copy(text)),
    canShare: () => device.canShare(),
    share: (text) => call('share', 0, () => device.share(text)),
  };
}
