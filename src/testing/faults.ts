import type { AdapterCall } from '../backend/aroundCalls';
import type { BegunCall as Begun, FaultOptions as Options, Faults } from '../backend/faults';
import { createFaults } from '../backend/faults';
import type { Device } from '../services/device';

/** The calls that can fail: the calls of the adapter, and calls of the device. */
export type CallName = AdapterCall | 'copy' | 'share' | 'save';

/** The outcome of each call in a world. */
export type Outcomes = Faults<CallName>;

/** A call in a world that has started. */
export type BegunCall = Begun<CallName>;

/** Wraps a device, so that its calls can fail. */
export function faultyDevice(device: Device, options: Options<CallName>): Device {
  const around = createFaults(options) as <Value>(
    name: CallName,
    call: () => Promise<Value>,
  ) => Promise<Value>;
  return {
    ...device,
    copy: (text) => around('copy', () => device.copy(text)),
    share: (text) => around('share', () => device.share(text)),
    save: (file) => around('save', () => device.save(file)),
  };
}
