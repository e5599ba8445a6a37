import type { AdapterCall } from '../adapters/aroundCalls';
import {
  createFaults,
  type BegunCall as Begun,
  type FaultOptions as Options,
  type Faults,
} from '../adapters/faults';
import type { Device } from '../services/device';

/** The calls that can fail in a story: the methods of the adapter, and some methods of the device. */
export type CallName = AdapterCall | 'copy' | 'share' | 'save';

/** The outcome of each call that can fail, such as `'fail'`. A call without an outcome succeeds. */
export type Outcomes = Faults<CallName>;

/** The data that `onCall` of `createStoryWorld` receives for each call. */
export type BegunCall = Begun<CallName>;

/** Wraps a device. Its methods `copy`, `share` and `save` then have the outcomes and delays of `options`. */
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
